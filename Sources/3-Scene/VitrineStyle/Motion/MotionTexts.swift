/// Values of any kind in lists of what moves.
package enum MotionTexts {
    /// Returns a value as text.
    package static func text(of value: Any) -> String {
        if let value = value as? any MotionText { return value.motionText }
        if let values = value as? [Any] {
            return "[\(values.map { text(of: $0) }.joined(separator: ", "))]"
        }
        return "a value"
    }
}
