import TipCore

/// The params of `layout`.
struct LayoutParams: Sendable {
  var surroundings = SurroundingsUpdate()
  var tip = LayoutItem()
  var outline: PathForm?
  var why: Detail?
  var hasItems = false
  var isTogether = false
  var wantsPositioner = false
}

extension LayoutParams {
  /// Refuses what only one tip can have.
  fileprivate func checkBesideItems() throws(RPCError) {
    guard !tip.isTip else {
      throw .invalidParams(
        ParamsError(path: "items", found: "items beside the members of one tip", expected: "one or the other"))
    }
    guard !wantsPositioner else {
      throw .invalidParams(ParamsError(path: "positioner", found: "positioner beside items", expected: "one tip"))
    }
  }
}

/// The members of the params.
let layoutTable = MemberTable<LayoutParams>(
  "layout",
  surroundingMembers(isNew: true) { (params: inout LayoutParams, set: (inout SurroundingsUpdate) -> Void) in
    set(&params.surroundings)
  }
    + LayoutItem.members { (params: inout LayoutParams, set: (inout LayoutItem) -> Void) in set(&params.tip) } + [
      .value("outline", .choice(pathForms), "The form of the outline.", readPathForm) { $0.outline = $1 },
      .value("why", .choice(details), "How much is explained.", readDetail) { $0.why = $1 },
      Member("items", .list(.object("item"), listLength), "Many tips in one request.") {
        (params: inout LayoutParams, json: JSONValue) throws(ParamsError) in
        guard json.kind == .array, listLength.contains(json.count) else {
          throw ParamsError(json, expected: Shape.list(.object("item"), listLength).text)
        }
        params.hasItems = true
      },
      .flag("positioner", "Whether the reply proposes the place in the terms of xdg_positioner.") {
        $0.wantsPositioner = $1
      },
      .flag("together", "Whether the items keep clear of one another and of one another's targets.") {
        $0.isTogether = $1
      },
    ])

/// The members of an element of `items`.
let itemTable = MemberTable<LayoutItem>(
  "item", LayoutItem.members { (item: inout LayoutItem, set: (inout LayoutItem) -> Void) in set(&item) })

/// What `layout` is asked for: all but the items is read, and fits together.
///
/// Each layout goes through one, so it is never copied, and made in line.
struct LayoutRequest: ~Copyable {
  let params: LayoutParams
  /// The form of the outline.
  let outline: PathForm
  /// How much is explained.
  let why: Detail
  /// The items; nil for one tip.
  let items: JSONValue?
  private let base: OptionOverrides
  private let surroundings: Surroundings
  /// The options of the request, which those of an item lie over.
  private let options: Options

  @inline(__always)
  init(_ json: JSONValue?, _ state: borrowing ServerState) throws(RPCError) {
    let params = try layoutTable.params(json, LayoutParams())
    if params.hasItems { try params.checkBesideItems() }
    var surroundings = Surroundings(params.surroundings)
    surroundings.fonts = state.store.fonts
    base = state.store.base
    options = Options(base: base, params.tip.overrides, unit: surroundings.unit, fonts: surroundings.fonts)
    outline = params.outline ?? state.forms.outline
    why = params.why ?? state.why
    items = params.hasItems ? json?.member("items") : nil
    self.params = params
    self.surroundings = surroundings
  }

  /// The one tip.
  @inline(__always)
  func input() throws(ParamsError) -> LayoutInput { try params.tip.input(surroundings, options) }

  /// One of the items, with its own options over the request's.
  func input(_ json: JSONValue, at index: Int) throws(ParamsError) -> LayoutInput {
    do throws(ParamsError) {
      var item = LayoutItem()
      try itemTable.read(json, into: &item)
      guard item.overrides.preset == nil else {
        return try item.input(
          surroundings,
          Options(
            layers: base, params.tip.overrides, item.overrides, unit: surroundings.unit, fonts: surroundings.fonts))
      }
      var options = options
      item.overrides.apply(to: &options)
      return try item.input(surroundings, options)
    } catch {
      throw error.within(index: index).within("items")
    }
  }
}
