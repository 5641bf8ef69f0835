/// A style that text, shapes and surfaces can be painted with: a color, a gradient or a paint.
public protocol ShapeStyle: Sendable {
    /// The style as a paint.
    var paint: Paint { get }
}

extension Paint: ShapeStyle {
    /// The paint itself.
    public var paint: Paint { self }
}

extension Color: ShapeStyle {
    /// The color as a paint.
    public var paint: Paint { Paint(self) }
}

extension LinearGradient: ShapeStyle {
    /// The gradient as a paint.
    public var paint: Paint { .linearGradient(self) }
}

extension RadialGradient: ShapeStyle {
    /// The gradient as a paint.
    public var paint: Paint { .radialGradient(self) }
}

extension EllipticalGradient: ShapeStyle {
    /// The gradient as a paint.
    public var paint: Paint { .ellipticalGradient(self) }
}

extension AngularGradient: ShapeStyle {
    /// The gradient as a paint.
    public var paint: Paint { .angularGradient(self) }
}

extension MeshGradient: ShapeStyle {
    /// The gradient as a paint.
    public var paint: Paint { .meshGradient(self) }
}

extension Gradient: ShapeStyle {
    /// The gradient from top to bottom as a paint.
    public var paint: Paint {
        .linearGradient(LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom))
    }
}

extension ImagePaint: ShapeStyle {
    /// The picture as a paint.
    public var paint: Paint { .image(self) }
}

extension View where Self: ShapeStyle {
    /// A rectangle that is painted with the style.
    public var body: ModifiedView { Rectangle().fill(paint) }
}

extension Color: View {}
extension LinearGradient: View {}
extension RadialGradient: View {}
extension EllipticalGradient: View {}
extension AngularGradient: View {}
extension MeshGradient: View {}
