/// The minimum size of a touch target, in points: Human Interface Guidelines, "Buttons".
package enum TouchTarget {
    package static let side = 44.0
}
