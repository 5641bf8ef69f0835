import VitrineStyle

/// Coding as the keys of a scene's canvas: `{ "device": "iphone-17", "appearance": "dark", "scale": 2 }`.
extension SceneOptions: Codable {
    private enum CodingKeys: String, CodingKey {
        case device, orientation, scale, appearance, dynamicType, layoutDirection, os, contrast, transparency
        case locale, time, motion, legibilityWeight, buttonShapes, contexts
    }

    /// Decodes options. What is not given overrides nothing; numbers are checked when a scene is rendered.
    ///
    /// - Throws: A `DecodingError` if a device, a locale or another word is not one.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func word<Value: RawRepresentable<String>>(_ key: CodingKeys) throws -> Value? {
            try named(key) { Value(rawValue: $0) }
        }
        func named<Value>(_ key: CodingKeys, _ find: (String) -> Value?) throws -> Value? {
            guard let name = try values.decodeIfPresent(String.self, forKey: key) else { return nil }
            guard let value = find(name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: values, debugDescription: "there is no \(key.rawValue) `\(name)`")
            }
            return value
        }
        self.init()
        device = try named(.device) { Device.device(named: $0) }
        orientation = try word(.orientation)
        scale = try values.decodeIfPresent(Double.self, forKey: .scale)
        appearance = try word(.appearance)
        dynamicType = try word(.dynamicType)
        layoutDirection = try word(.layoutDirection)
        os = try word(.os)
        contrast = try word(.contrast)
        transparency = try word(.transparency)
        motion = try word(.motion)
        legibilityWeight = try word(.legibilityWeight)
        buttonShapes = try word(.buttonShapes)
        locale = try named(.locale) { SceneLocale(tag: $0) }
        time = try values.decodeIfPresent(Double.self, forKey: .time)
        contexts = try values.decodeIfPresent([String: String].self, forKey: .contexts) ?? [:]
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(device?.name, forKey: .device)
        try values.encodeIfPresent(orientation?.rawValue, forKey: .orientation)
        try values.encodeIfPresent(scale, forKey: .scale)
        try values.encodeIfPresent(appearance?.rawValue, forKey: .appearance)
        try values.encodeIfPresent(dynamicType?.rawValue, forKey: .dynamicType)
        try values.encodeIfPresent(layoutDirection?.rawValue, forKey: .layoutDirection)
        try values.encodeIfPresent(os?.rawValue, forKey: .os)
        try values.encodeIfPresent(contrast?.rawValue, forKey: .contrast)
        try values.encodeIfPresent(transparency?.rawValue, forKey: .transparency)
        try values.encodeIfPresent(motion?.rawValue, forKey: .motion)
        try values.encodeIfPresent(legibilityWeight?.rawValue, forKey: .legibilityWeight)
        try values.encodeIfPresent(buttonShapes?.rawValue, forKey: .buttonShapes)
        try values.encodeIfPresent(locale?.tag, forKey: .locale)
        try values.encodeIfPresent(time, forKey: .time)
        if !contexts.isEmpty { try values.encode(contexts, forKey: .contexts) }
    }
}
