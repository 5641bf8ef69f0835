/// The minimum size of a touch target, in points: Human Interface Guidelines, "Buttons".
enum TouchTarget {
    static let side = 44.0
}
