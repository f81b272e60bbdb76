import TipCore

/// Lays out one tip, or many, without any state.
func handleLayout(
  _ state: inout ServerState, _ params: JSONValue?, _ writer: inout JSONWriter
) throws(RPCError) {
  let request = try LayoutRequest(params, state)
  guard let items = request.items else {
    do {
      let input = try request.input()
      let proposal = request.params.wantsPositioner ? positioner(input, &state.store.texts) : nil
      writer.value(
        layout(input, &state.store.texts), outline: request.outline, why: request.why, positioner: proposal)
    } catch {
      throw .invalidParams(error)
    }
    return
  }
  writer.beginObject()
  writer.key("items")
  writer.beginArray()
  if request.params.isTogether {
    writeTogether(items, request, &state.store.texts, &writer)
  } else {
    writeEach(items, request, &state.store.texts, &writer)
  }
  writer.endArray()
  writer.endObject()
}

/// Lays out each item on its own; one that is refused does not touch the others.
private func writeEach(
  _ items: JSONValue, _ request: borrowing LayoutRequest, _ texts: inout TextCache, _ writer: inout JSONWriter
) {
  var index = 0
  for element in items.elements {
    do throws(ParamsError) {
      writer.value(layout(try request.input(element, at: index), &texts), outline: request.outline, why: request.why)
    } catch {
      writer.itemError(error)
    }
    index += 1
  }
}

/// Lays out all items with regard to one another; one that is refused takes no part.
private func writeTogether(
  _ items: JSONValue, _ request: borrowing LayoutRequest, _ texts: inout TextCache, _ writer: inout JSONWriter
) {
  var inputs: [LayoutInput] = []
  var errors: [ParamsError?] = []
  for element in items.elements {
    do throws(ParamsError) {
      inputs.append(try request.input(element, at: errors.count))
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
      writer.value(layouts[next], outline: request.outline, why: request.why)
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
