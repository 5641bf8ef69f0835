extension Animation {
    /// The duration of curves that are given none, in seconds.
    package static var curveDuration: Double { 0.35 }

    /// A constant speed.
    ///
    /// - Parameter duration: The duration, in seconds. Default: 0.35
    package static func linear(duration: Double = curveDuration) -> Animation {
        curve(.linear, duration: duration)
    }

    /// Slow at first.
    ///
    /// - Parameter duration: The duration, in seconds. Default: 0.35
    package static func easeIn(duration: Double = curveDuration) -> Animation {
        curve(.easeIn, duration: duration)
    }

    /// Slow at the end.
    ///
    /// - Parameter duration: The duration, in seconds. Default: 0.35
    package static func easeOut(duration: Double = curveDuration) -> Animation {
        curve(.easeOut, duration: duration)
    }

    /// Slow at both ends.
    ///
    /// - Parameter duration: The duration, in seconds. Default: 0.35
    package static func easeInOut(duration: Double = curveDuration) -> Animation {
        curve(.easeInOut, duration: duration)
    }

    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    ///
    /// - Parameters:
    ///   - c0x: The x of the first control point, 0...1.
    ///   - c0y: The y of the first control point.
    ///   - c1x: The x of the second control point, 0...1.
    ///   - c1y: The y of the second control point.
    ///   - duration: The duration, in seconds. Default: 0.35
    package static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = curveDuration
    ) -> Animation {
        curve(TimingCurve(c0x, c0y, c1x, c1y), duration: duration)
    }

    /// A curve.
    ///
    /// - Parameters:
    ///   - curve: The curve.
    ///   - duration: The duration, in seconds. Default: 0.35
    package static func curve(_ curve: TimingCurve, duration: Double = curveDuration) -> Animation {
        Animation(.curve(curve, duration: max(duration, 0)))
    }
}
