import TipCore
import TipRPC

/// How round the corners of a rect are, clockwise from the top left one.
struct Radii: Equatable {
  let topLeft: Double
  let topRight: Double
  let bottomRight: Double
  let bottomLeft: Double

  /// The one radius of all corners; nil if they differ.
  var uniform: Double? {
    topLeft == topRight && topLeft == bottomRight && topLeft == bottomLeft ? topLeft : nil
  }
}

extension PictureReader {
  /// A member that is a number for all corners, or an object with one for each.
  func radii(_ name: String) throws(RenderError) -> Radii {
    let value = try member(name, "radii")
    guard value.json.kind == .object else {
      let radius = try value.number(in: PictureReader.lengths)
      return Radii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
    return Radii(
      topLeft: try value.number("topLeft", in: PictureReader.lengths),
      topRight: try value.number("topRight", in: PictureReader.lengths),
      bottomRight: try value.number("bottomRight", in: PictureReader.lengths),
      bottomLeft: try value.number("bottomLeft", in: PictureReader.lengths)
    )
  }
}

/// A rect with round corners as a path: four edges and four quarters of a circle, whatever the radii, so that two of
/// them can be mixed.
func roundedPath(_ rect: Rect, _ radii: Radii) -> String {
  let most = min(rect.width, rect.height) / 2
  let r = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map { (radius: Double) -> Double in
    radii.uniform == nil ? radius : min(radius, most)
  }
  let corners = [
    (r[1], Point(x: rect.maxX - r[1], y: rect.y), Point(x: rect.maxX, y: rect.y + r[1])),
    (r[2], Point(x: rect.maxX, y: rect.maxY - r[2]), Point(x: rect.maxX - r[2], y: rect.maxY)),
    (r[3], Point(x: rect.x + r[3], y: rect.maxY), Point(x: rect.x, y: rect.maxY - r[3])),
    (r[0], Point(x: rect.x, y: rect.y + r[0]), Point(x: rect.x + r[0], y: rect.y)),
  ]
  var path = "M\(exact(rect.x + r[0])) \(exact(rect.y))"
  for (radius, start, end) in corners {
    let arc = "A\(exact(radius)) \(exact(radius)) 0 0 1 \(exact(end.x)) \(exact(end.y))"
    path += "L\(exact(start.x)) \(exact(start.y))" + arc
  }
  return path + "Z"
}
