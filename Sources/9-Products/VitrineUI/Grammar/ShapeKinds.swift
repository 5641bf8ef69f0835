/// The kinds of nodes that are shapes.
enum ShapeKinds {
    static let all: Set = [
        "rectangle", "roundedRectangle", "capsule", "circle", "ellipse", "arc", "ring", "polygon", "star",
        "path", "union", "intersection", "difference",
    ]
}
