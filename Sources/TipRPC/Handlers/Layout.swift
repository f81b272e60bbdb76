import TipCore

/// The params of `layout`.
struct LayoutParams: Sendable {
  var surroundings = SurroundingsUpdate()
  var tip = LayoutItem()
  var outline: PathForm?
  var why: Detail?
  var hasItems = false
  var hasTip = false
}

/// What one item of a layout says of its tip.
struct LayoutItem: Sendable {
  var target: Target?
  var content: Content?
  var overrides = OptionOverrides()
  var previous: Placement?
}

/// The names of the twelve placements.
private let placements: [String] = Placement.allCases.map { (placement: Placement) -> String in placement.name }

private func readPlacement(_ json: JSONValue) throws(ParamsError) -> Placement {
  Placement.allCases[try json.choice(placements)]
}

/// The members of the params.
let layoutTable = MemberTable<LayoutParams>(
  "layout",
  surroundingMembers(isNew: true) { (params: inout LayoutParams, set: (inout SurroundingsUpdate) -> Void) in
    set(&params.surroundings)
  } + [
    .value("target", .object("target"), "What the tip belongs to.", readTarget) {
      $0.tip.target = $1
      $0.hasTip = true
    },
    .value("content", .object("content"), "What stands in it.", readContent) {
      $0.tip.content = $1
      $0.hasTip = true
    },
    .value("options", .object("options"), standard: "{}", "Its options.", readOptions) { $0.tip.overrides = $1 },
    .value("previous", .choice(placements), "Kept while it still fits.", readPlacement) {
      $0.tip.previous = $1
      $0.hasTip = true
    },
    .value("outline", .choice(pathForms), "The form of the outline.", readPathForm) { $0.outline = $1 },
    .value("why", .choice(details), "How much is explained.", readDetail) { $0.why = $1 },
    Member("items", .list(.object("item"), listLength), "Many tips in one request.") {
      (params: inout LayoutParams, json: JSONValue) throws(ParamsError) in
      guard json.kind == .array, listLength.contains(json.count) else {
        throw ParamsError(json, expected: Shape.list(.object("item"), listLength).text)
      }
      params.hasItems = true
    },
  ])

/// The members of an element of `items`.
let itemTable = MemberTable<LayoutItem>(
  "item",
  [
    .value("target", .object("target"), required: true, "What the tip belongs to.", readTarget) { $0.target = $1 },
    .value("content", .object("content"), required: true, "What stands in it.", readContent) { $0.content = $1 },
    .value("options", .object("options"), standard: "{}", "Its options.", readOptions) { $0.overrides = $1 },
    .value("previous", .choice(placements), "Kept while it still fits.", readPlacement) { $0.previous = $1 },
  ])

/// Lays out one tip, or many, without any state.
func handleLayout(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try layoutTable.params(params, LayoutParams())
  let form = read.outline ?? state.outline
  let detail = read.why ?? state.why
  let surroundings = Surroundings(read.surroundings)
  guard read.hasItems else {
    let options = Options(layers: state.store.base, read.tip.overrides, unit: surroundings.unit)
    do {
      writer.value(try lay(read.tip, surroundings, options), outline: form, why: detail)
    } catch {
      throw .invalidParams(error)
    }
    return
  }
  guard !read.hasTip else {
    throw .invalidParams(
      ParamsError(path: "items", found: "items beside target, content or previous", expected: "one or the other"))
  }
  writeItems(params?.member("items"), read.tip.overrides, surroundings, base: state.store.base, &writer, form, detail)
}

private func lay(
  _ tip: LayoutItem, _ surroundings: Surroundings, _ options: Options
) throws(ParamsError) -> Layout {
  guard let target = tip.target else {
    throw ParamsError(path: "target", found: "nothing", expected: Shape.object("target").text)
  }
  guard let content = tip.content else {
    throw ParamsError(path: "content", found: "nothing", expected: Shape.object("content").text)
  }
  return layout(
    LayoutInput(
      target: target, content: content, surroundings: surroundings, options: options, previous: tip.previous))
}

/// Writes the items of a batch, each laid out or refused on its own.
private func writeItems(
  _ items: JSONValue?, _ overrides: OptionOverrides, _ surroundings: Surroundings, base: OptionOverrides,
  _ writer: inout JSONWriter, _ form: PathForm, _ detail: Detail
) {
  let unit = surroundings.unit
  let shared = Options(layers: base, overrides, unit: unit)
  writer.beginObject()
  writer.key("items")
  writer.beginArray()
  if let items {
    var index = 0
    for element in items.elements {
      do {
        var item = LayoutItem()
        try itemTable.read(element, into: &item)
        var options = shared
        if item.overrides.preset == nil {
          item.overrides.apply(to: &options)
        } else {
          options = Options(layers: base, overrides, item.overrides, unit: unit)
        }
        writer.value(try lay(item, surroundings, options), outline: form, why: detail)
      } catch {
        writer.beginObject()
        writer.key("error")
        writer.error(.invalidParams(error.within(index: index).within("items")))
        writer.endObject()
      }
      index += 1
    }
  }
  writer.endArray()
  writer.endObject()
}
