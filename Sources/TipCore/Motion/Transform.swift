/// An affine map about some origin, as parts that a motion can mix: first the scale, then the shear, then the turn,
/// then the way.
public struct Transform: Equatable, Sendable {
  /// How far it moves, in the host's units.
  public var translate = Point()
  /// The factors of the extents; a negative one mirrors.
  public var scale = Point(x: 1, y: 1)
  /// How far it turns, in degrees, clockwise on a screen.
  public var rotate = 0.0
  /// How far it moves to the right for every unit downwards.
  public var shear = 0.0

  /// Creates a transform, one that changes nothing by default.
  public init(
    translate: Point = Point(), scale: Point = Point(x: 1, y: 1), rotate: Double = 0, shear: Double = 0
  ) {
    (self.translate, self.scale, self.rotate, self.shear) = (translate, scale, rotate, shear)
  }

  /// Creates a transform that scales both extents alike.
  package init(scale: Double) {
    self.init(scale: Point(x: scale, y: scale))
  }

  /// Changes nothing.
  public static let identity = Transform()

  /// Whether there is a way back: neither extent is lost.
  public var isInvertible: Bool { scale.x != 0 && scale.y != 0 }
}

/// The six numbers of an affine map in the order of CSS's and SVG's `matrix`: x' = a x + c y + tx, y' = b x + d y + ty.
public struct Matrix: Equatable, Sendable {
  /// What x gives to x.
  public var a = 1.0
  /// What x gives to y.
  public var b = 0.0
  /// What y gives to x.
  public var c = 0.0
  /// What y gives to y.
  public var d = 1.0
  /// The way along x.
  public var tx = 0.0
  /// The way along y.
  public var ty = 0.0

  /// Creates a matrix from its six numbers.
  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The matrix of a transform.
  public init(_ transform: Transform) {
    let (sine, cosine) = degrees(transform.rotate)
    let (x, y, shear) = (transform.scale.x, transform.scale.y, transform.shear)
    self.init(
      cosine * x, sine * x, (cosine * shear - sine) * y, (sine * shear + cosine) * y, transform.translate.x,
      transform.translate.y)
  }

  /// Where a point goes.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}

extension Transform {
  /// Takes a matrix apart; nil if it is not finite or cannot be inverted.
  public init?(_ matrix: Matrix) {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    let width = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    guard determinant.isFinite, determinant != 0, width > 0, width.isFinite else { return nil }
    guard matrix.tx.isFinite, matrix.ty.isFinite else { return nil }
    let (sine, cosine) = (matrix.b / width, matrix.a / width)
    let height = determinant / width
    let shear = (matrix.c * cosine + matrix.d * sine) / height
    guard shear.isFinite else { return nil }
    self.init(
      translate: Point(x: matrix.tx, y: matrix.ty), scale: Point(x: width, y: height),
      rotate: angle(y: sine, x: cosine) * 57.29577951308232, shear: shear)
  }

  /// The transform about `new` that does what this one does about `old`.
  func about(_ new: Point, from old: Point) -> Transform {
    var moved = self
    let apart = Point(x: new.x - old.x, y: new.y - old.y)
    let image = Matrix(Transform(scale: scale, rotate: rotate, shear: shear)).apply(apart)
    moved.translate.x += image.x - apart.x
    moved.translate.y += image.y - apart.y
    return moved
  }
}

/// The sine and cosine of an angle in degrees, exact at quarter turns.
private func degrees(_ angle: Double) -> (sine: Double, cosine: Double) {
  let turned = angle - 360 * (angle / 360).rounded()
  let quarters = (turned / 90).rounded()
  let (sine, cosine) = sineAndCosine((turned - 90 * quarters) * 0.017453292519943295)
  switch Int64(quarters) & 3 {
  case 0: return (sine, cosine)
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  default: return (-cosine, sine)
  }
}
