/// The least that fingers hit, in points: Human Interface Guidelines, "Buttons".
enum TouchTarget {
    static let side = 44.0
}
