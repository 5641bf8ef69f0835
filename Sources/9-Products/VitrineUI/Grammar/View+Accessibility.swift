import VitrineSwiftSource

// SwiftUI's notations for what is read out. Several on one view are one value of the scene language.

extension View {
    /// Sets the name of the view for screen readers.
    public func accessibilityLabel(
        _ label: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        accessible("label", label, at: SourceLocation(file, line, column))
    }

    /// Sets the hint, which says what the view does.
    public func accessibilityHint(
        _ hint: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        accessible("hint", hint, at: SourceLocation(file, line, column))
    }

    /// Sets the value of the view for screen readers.
    public func accessibilityValue(
        _ value: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        accessible("value", value, at: SourceLocation(file, line, column))
    }

    /// Gives the view a name for tests, which is not read out.
    public func accessibilityIdentifier(
        _ identifier: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        accessible("identifier", identifier, at: SourceLocation(file, line, column))
    }

    /// Hides the view from screen readers.
    public func accessibilityHidden(
        _ isHidden: any BooleanConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        accessible("hidden", isHidden, at: SourceLocation(file, line, column))
    }

    /// Sets how screen readers read the views in the view.
    public func accessibilityElement(
        children: AccessibilityChildren = .ignore, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        accessible("children", children, at: SourceLocation(file, line, column))
    }

    /// Adds traits to those that the view has by itself.
    public func accessibilityAddTraits(
        _ traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        accessible("traits", traits, at: SourceLocation(file, line, column))
    }

    /// Makes the view a heading.
    public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        let heading: any SceneConvertible = level == .unspecified ? true : level.rawValue
        return accessible("heading", heading, at: SourceLocation(file, line, column))
    }

    /// Sets the view's priority in the reading order among its neighbours: higher before lower.
    public func accessibilitySortPriority(
        _ priority: any NumberConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        accessible("sortPriority", priority, at: SourceLocation(file, line, column))
    }

    /// Adds a custom action to the view.
    public func accessibilityAction(
        named name: any TextConvertible, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ action: () -> Void = {}
    ) -> ModifiedView {
        accessible("actions", name, at: SourceLocation(file, line, column))
    }

    /// Returns the view with one thing more that is read out of it.
    private func accessible(
        _ key: String, _ value: any SceneConvertible, at location: SourceLocation
    ) -> ModifiedView {
        let literals = nodes
        if literals.count == 1, let merged = literals[0].adding(key, value.sceneLiteral, to: "accessibility")
        {
            return ModifiedView(literals: [merged])
        }
        return modified("accessibility", SceneLiteral.record([(key, value)]), at: location)
    }
}

extension SceneLiteral {
    /// Returns the literal of a node, the record of whose last modifier has one entry more; `nil` if that is
    /// another modifier or has the entry already.
    fileprivate func adding(_ entry: String, _ value: SceneLiteral, to key: String) -> SceneLiteral? {
        guard case .mapping(var entries) = content, var last = entries.last, last.key == key,
            case .mapping(let record) = last.value.content, !record.contains(where: { $0.key == entry })
        else { return nil }
        last.value.content = .mapping(record + [(entry, value)])
        entries[entries.count - 1] = last
        var copy = self
        copy.content = .mapping(entries)
        return copy
    }
}
