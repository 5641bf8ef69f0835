extension GridItem {
    /// The size of a column or a row.
    public struct Size: Sendable {
        fileprivate let key: String
        fileprivate let value: SceneLiteral?

        /// Returns a size in points.
        public static func fixed(_ size: any NumberConvertible) -> Size {
            Size(key: "fixed", value: size.sceneLiteral)
        }

        /// Returns a size that shares the room with others.
        ///
        /// - Parameters:
        ///   - minimum: The least size, in points. Default: 10.
        ///   - maximum: The largest size, in points. Default: none.
        public static func flexible(
            minimum: any NumberConvertible = 10, maximum: any NumberConvertible = .infinity
        ) -> Size {
            let value = limits(minimum, maximum)
            return Size(key: "flexible", value: value.entries?.count == 0 ? nil : value)
        }

        /// Returns the size for as many columns or rows as fit.
        ///
        /// - Parameters:
        ///   - minimum: The least size, in points.
        ///   - maximum: The largest size, in points. Default: none.
        public static func adaptive(
            minimum: any NumberConvertible, maximum: any NumberConvertible = .infinity
        ) -> Size {
            var entries: [(String, (any SceneConvertible)?)] = [("min", minimum)]
            if !isInfinite(maximum) { entries.append(("max", maximum)) }
            return Size(key: "adaptive", value: .record(entries))
        }

        private static func limits(
            _ minimum: any NumberConvertible, _ maximum: any NumberConvertible
        ) -> SceneLiteral {
            var entries: [(String, (any SceneConvertible)?)] = []
            if case .number(10) = minimum.sceneLiteral.content {} else { entries.append(("min", minimum)) }
            if !isInfinite(maximum) { entries.append(("max", maximum)) }
            return .record(entries)
        }

        private static func isInfinite(_ length: any NumberConvertible) -> Bool {
            if case .string("infinity") = length.sceneLiteral.content { true } else { false }
        }
    }

    /// Creates a column or a row that shares the room with others.
    public init() { self = .flexible }

    /// Creates a column or a row.
    ///
    /// - Parameters:
    ///   - size: The size.
    ///   - spacing: The distance to the next one, in points. Default: that of the grid.
    ///   - alignment: The alignment of the cells in it. Default: that of the grid.
    public init(_ size: Size, spacing: (any NumberConvertible)? = nil, alignment: Alignment = .unset) {
        let isPlain = spacing == nil && alignment.sceneLiteral.isUnset
        if isPlain, size.value == nil {
            self = .flexible
            return
        }
        let value = size.value ?? .record([("min", 10)])
        self.init(
            SceneLiteral.record([(size.key, value), ("spacing", spacing), ("alignment", alignment)]))
    }
}
