extension SystemTypeface {
    /// Returns the tracking that rounded letters have in addition to the plain ones', in points.
    ///
    /// Fitted to 14 words of letters in screenshots of iOS 26, of 11 to 17 points. San Francisco's rounded
    /// letters stand closer in small texts.
    static func roundedTracking(at size: Double) -> Double {
        min(max(-0.0125 + 0.0013 * (size - 12), -0.0125), 0) * size
    }
}
