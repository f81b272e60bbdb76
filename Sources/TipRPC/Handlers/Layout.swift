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

/// Lays out one tip, or many, without any state.
func handleLayout(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let read = try layoutTable.params(params, LayoutParams())
  let form = read.outline ?? state.forms.outline
  let detail = read.why ?? state.why
  var surroundings = Surroundings(read.surroundings)
  surroundings.fonts = state.store.fonts
  guard read.hasItems else {
    let options = Options(
      base: state.store.base, read.tip.overrides, unit: surroundings.unit, fonts: surroundings.fonts)
    do {
      let input = try read.tip.input(surroundings, options)
      let proposal = read.wantsPositioner ? positioner(input, &state.store.texts) : nil
      writer.value(layout(input, &state.store.texts), outline: form, why: detail, positioner: proposal)
    } catch {
      throw .invalidParams(error)
    }
    return
  }
  guard !read.tip.isTip else {
    throw .invalidParams(
      ParamsError(path: "items", found: "items beside the members of one tip", expected: "one or the other"))
  }
  guard !read.wantsPositioner else {
    throw .invalidParams(ParamsError(path: "positioner", found: "positioner beside items", expected: "one tip"))
  }
  guard let items = params?.member("items") else { return }
  let reader = ItemReader(base: state.store.base, shared: read.tip.overrides, surroundings: surroundings)
  writer.beginObject()
  writer.key("items")
  writer.beginArray()
  if read.isTogether {
    writeTogether(items, reader, &state.store.texts, &writer, form, detail)
  } else {
    writeEach(items, reader, &state.store.texts, &writer, form, detail)
  }
  writer.endArray()
  writer.endObject()
}

/// Reads the items of a batch, each with its own options over the request's.
private struct ItemReader {
  let base: OptionOverrides
  let shared: OptionOverrides
  let surroundings: Surroundings
  private let options: Options

  init(base: OptionOverrides, shared: OptionOverrides, surroundings: Surroundings) {
    self.base = base
    self.shared = shared
    self.surroundings = surroundings
    options = Options(base: base, shared, unit: surroundings.unit, fonts: surroundings.fonts)
  }

  func input(_ json: JSONValue, at index: Int) throws(ParamsError) -> LayoutInput {
    do throws(ParamsError) {
      var item = LayoutItem()
      try itemTable.read(json, into: &item)
      guard item.overrides.preset == nil else {
        return try item.input(
          surroundings,
          Options(
            layers: base, shared, item.overrides, unit: surroundings.unit, fonts: surroundings.fonts))
      }
      var options = options
      item.overrides.apply(to: &options)
      return try item.input(surroundings, options)
    } catch {
      throw error.within(index: index).within("items")
    }
  }
}

/// Lays out each item on its own; one that is refused does not touch the others.
private func writeEach(
  _ items: JSONValue, _ reader: ItemReader, _ texts: inout TextCache, _ writer: inout JSONWriter, _ form: PathForm,
  _ detail: Detail
) {
  var index = 0
  for element in items.elements {
    do throws(ParamsError) {
      writer.value(layout(try reader.input(element, at: index), &texts), outline: form, why: detail)
    } catch {
      writer.itemError(error)
    }
    index += 1
  }
}

/// Lays out all items with regard to one another; one that is refused takes no part.
private func writeTogether(
  _ items: JSONValue, _ reader: ItemReader, _ texts: inout TextCache, _ writer: inout JSONWriter, _ form: PathForm,
  _ detail: Detail
) {
  var inputs: [LayoutInput] = []
  var errors: [ParamsError?] = []
  for element in items.elements {
    do throws(ParamsError) {
      inputs.append(try reader.input(element, at: errors.count))
      errors.append(nil)
    } catch {
      errors.append(error)
    }
  }
  var next = 0
  let layouts = layoutTogether(inputs, &texts)
  for error in errors {
    if let error {
      writer.itemError(error)
    } else {
      writer.value(layouts[next], outline: form, why: detail)
      next += 1
    }
  }
}

extension JSONWriter {
  fileprivate mutating func itemError(_ error: ParamsError) {
    beginObject()
    key("error")
    self.error(.invalidParams(error))
    endObject()
  }
}
