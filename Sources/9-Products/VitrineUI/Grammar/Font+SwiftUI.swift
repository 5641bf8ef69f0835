// SwiftUI's ways to change fonts.

extension Font {
    /// The weight of letters.
    public typealias Weight = FontWeight

    /// The design of letters.
    public typealias Design = FontDesign

    /// A text style of the system.
    public typealias TextStyle = FontStyle

    /// Returns the font in another weight.
    public func weight(_ weight: FontWeight) -> Font { setting("weight", weight) }

    /// Returns the font in bold letters.
    public func bold() -> Font { setting("weight", FontWeight.bold) }

    /// Returns the font in italics.
    public func italic() -> Font { setting("italic", true) }

    /// Returns the monospaced font.
    public func monospaced() -> Font { setting("design", FontDesign.monospaced) }

    /// Returns the font with digits of equal width.
    public func monospacedDigit() -> Font { setting("monospacedDigits", true) }

    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { setting("smallCaps", true) }

    private func setting(_ key: String, _ value: some SceneConvertible) -> Font {
        Font(sceneLiteral.mapChoices { $0.settingFont(key, value.sceneLiteral) })
    }

    /// Returns the font of a text style of the system.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - design: The design.
    ///   - weight: The weight. Default: that of the style.
    @_disfavoredOverload
    public static func system(_ style: FontStyle, design: FontDesign, weight: FontWeight = .unset) -> Font {
        Font(style: style, weight: weight, design: design)
    }

    /// Returns a font of a family, whose size follows that of a text style.
    ///
    /// - Parameters:
    ///   - family: The name of the family.
    ///   - size: The size, in points.
    ///   - style: The text style.
    public static func custom(
        _ family: String, size: any NumberConvertible, relativeTo style: FontStyle
    ) -> Font {
        Font(SceneLiteral.record([("family", family), ("size", size), ("relativeTo", style)]))
    }

    /// Returns a font of a family in a fixed size.
    ///
    /// - Parameters:
    ///   - family: The name of the family.
    ///   - fixedSize: The size, in points.
    public static func custom(_ family: String, fixedSize: any NumberConvertible) -> Font {
        custom(family, size: fixedSize)
    }
}

extension SceneLiteral {
    /// Returns a font with the value of a key: the short value is a style or a size.
    func settingFont(_ key: String, _ value: SceneLiteral) -> SceneLiteral {
        if case .number = content { return setting(key, value, scalar: "size") }
        return setting(key, value, scalar: "style")
    }
}

extension View {
    /// Sets the weight of text and symbols in the view.
    public func fontWeight(
        _ weight: FontWeight, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        settingFont("weight", weight.sceneLiteral, at: SourceLocation(file, line, column))
    }

    /// Sets the design of text in the view.
    public func fontDesign(
        _ design: FontDesign, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        settingFont("design", design.sceneLiteral, at: SourceLocation(file, line, column))
    }

    /// Makes text in the view monospaced.
    public func monospaced(
        _ isActive: Bool = true, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        settingFont(
            "design", isActive ? "monospaced" : "default", at: SourceLocation(file, line, column))
    }

    /// Gives text in the view digits of equal width.
    public func monospacedDigit(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        monospacedDigits(file: file, line: line, column: column)
    }

    /// Sets a part of the font that the view has, or else of the font that it inherits.
    private func settingFont(_ key: String, _ value: SceneLiteral, at place: SourceLocation) -> ModifiedView {
        if value.isUnset { return ModifiedView(literals: nodes) }
        if nodes.count == 1, var entries = nodes[0].entries, let kind = entries.first?.key, kind != "when",
            let index = entries.dropFirst().lastIndex(where: { $0.key == "font" })
        {
            let font = entries[index].value
            entries[index].value = font.mapChoices { $0.settingFont(key, value) }
            var node = nodes[0]
            node.content = .mapping(entries)
            return ModifiedView(literals: [node])
        }
        return modified("font", .record([(key, value)]), at: place)
    }
}
