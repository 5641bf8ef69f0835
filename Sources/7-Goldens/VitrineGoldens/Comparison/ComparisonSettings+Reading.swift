import VitrineComparisonSettings

extension ComparisonSettings {
    /// Rejects all settings but those that a metric has: one that it does not read is an error.
    ///
    /// - Parameters:
    ///   - supported: The settings that the metric has.
    ///   - metric: The metric's name.
    /// - Throws: `ComparatorError.inapplicable` for the first other one that was requested.
    func requireOnly(_ supported: ComparisonSetting..., metric: String) throws(ComparatorError) {
        for setting in ComparisonSetting.allCases where isSet(setting) && !supported.contains(setting) {
            throw .inapplicable(setting: setting.rawValue, metric: metric)
        }
    }

    private func isSet(_ setting: ComparisonSetting) -> Bool {
        switch setting {
        case .threshold: threshold != nil
        case .antialiasing: countsAntialiasing != nil
        case .backdrop: backdrop != nil
        case .allowedPixels: allowedPixels != nil
        case .density: density != nil
        case .drift: drift != nil
        }
    }

    /// Returns the threshold of a colour metric, from 0 to 1.
    func fraction(default standard: Double) throws(ComparatorError) -> Double {
        guard let threshold else { return standard }
        guard let value = Double(threshold), (0...1).contains(value) else {
            throw .value(setting: "the threshold", value: threshold, expected: "a number from 0 to 1")
        }
        return value
    }

    /// Returns the number of pixels that may count as different.
    func pixelLimit() throws(ComparatorError) -> Int {
        let allowed = allowedPixels ?? 0
        guard allowed >= 0 else {
            throw .value(
                setting: "the number of allowed pixels", value: "\(allowed)", expected: "at least 0")
        }
        return allowed
    }

    /// Returns the density limit, if it is valid.
    func densityLimit() throws(ComparatorError) -> DensityLimit? {
        guard let density else { return nil }
        guard density.window > 0 else {
            throw .value(
                setting: "the density's window", value: "\(density.window)", expected: "at least 1 pixel")
        }
        guard density.allowed >= 0 else {
            throw .value(
                setting: "the density's number of pixels", value: "\(density.allowed)", expected: "at least 0"
            )
        }
        return density
    }

    /// Returns the drift allowed, in 255ths, or `nil` if any is.
    func driftLimit() throws(ComparatorError) -> Double? {
        switch drift ?? .standard {
        case .unlimited: return nil
        case .levels(let levels):
            guard (0...255).contains(levels) else {
                throw .value(setting: "the drift", value: "\(levels)", expected: "from 0 to 255")
            }
            return levels
        }
    }
}

extension Tolerance {
    /// Describes the parts of a tolerance that several metrics have in common.
    static func words(
        _ first: String, countsAntialiasing: Bool? = nil, backdrop: ComparisonBackdrop? = nil,
        allowedPixels: Int = 0, density: DensityLimit? = nil, drift: Double?
    ) -> String {
        var parts = [first]
        if let countsAntialiasing {
            parts.append("anti-aliasing \(countsAntialiasing ? "counted" : "left out")")
        }
        if let backdrop {
            parts.append("translucent pixels on \(backdrop == .white ? "white" : "a checkerboard")")
        }
        if allowedPixels > 0 { parts.append("up to \(allowedPixels) pixels") }
        if let density {
            parts.append("up to \(density.allowed) pixels in \(density.window)x\(density.window)")
        }
        parts.append(drift.map { "drift up to \(words($0))/255" } ?? "any drift")
        return parts.joined(separator: ", ")
    }

    /// Returns a number without a fraction of zero.
    static func words(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
