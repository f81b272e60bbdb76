import TipCore
import TipRPC

/// Writing what the demo says of its window and its tips.
extension JSONWriter {
  /// Writes a member with a list of objects.
  mutating func list<Element>(
    _ name: StaticString, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    key(name)
    beginArray()
    for element in elements {
      beginObject()
      write(element, &self)
      endObject()
    }
    endArray()
  }

  /// Writes a member with a point.
  mutating func member(_ name: StaticString, _ point: Point) {
    key(name)
    beginObject()
    member("x", point.x)
    member("y", point.y)
    endObject()
  }

  /// Writes a member with a rect.
  mutating func member(_ name: StaticString, _ rect: Rect) {
    key(name)
    beginObject()
    member("x", rect.x)
    member("y", rect.y)
    member("width", rect.width)
    member("height", rect.height)
    endObject()
  }

  /// Writes what `session/open` and `layout` both want to know of a window.
  mutating func surroundings(_ chapter: DemoChapter) {
    member("bounds", chapter.window.bounds)
    member("direction", chapter.window.direction.rawValue)
    key("options")
    raw(Array(chapter.options.utf8)[...])
  }

  /// Writes a target as a session takes it.
  mutating func target(_ target: DemoTarget) {
    beginObject()
    switch target {
    case .control(let name): member("ref", name)
    case .point(let point): member("point", point)
    }
    endObject()
  }

  /// Writes a control as a target that stands for itself.
  mutating func target(_ control: DemoControl) {
    beginObject()
    member("rect", control.rect)
    member("cornerRadius", control.cornerRadius)
    endObject()
  }

  /// Writes what is the same of a tip in every request.
  mutating func contentAndOptions(_ tip: DemoTip) {
    key("content")
    raw(tip.content[...])
    key("options")
    raw(Array(tip.options.utf8)[...])
  }
}
