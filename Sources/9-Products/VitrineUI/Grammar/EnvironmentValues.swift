import Foundation

/// The settings of the environment that a view can change.
public struct EnvironmentValues: Sendable {
    /// The appearance; `nil` for that of the scene.
    public var colorScheme: ColorScheme?

    /// The size of text.
    public var dynamicTypeSize = DynamicTypeCondition.unset

    /// The direction of lines.
    public var layoutDirection = LayoutDirectionSetting.unset

    /// The language, which renders and variants set.
    @available(*, unavailable, message: "write RenderOptions(locale:), or variants of the scene")
    public var locale: Locale {
        get { .current }
        set {}
    }

    /// The font, which a modifier sets.
    @available(*, unavailable, message: "write .font(.title)")
    public var font: Font? {
        get { nil }
        set {}
    }

    /// The largest number of lines, which a modifier sets.
    @available(*, unavailable, message: "write .lineLimit(2)")
    public var lineLimit: Int? {
        get { nil }
        set {}
    }

    /// `true` if controls are enabled, which a modifier sets.
    @available(*, unavailable, message: "write .disabled()")
    public var isEnabled: Bool {
        get { true }
        set {}
    }

    init() {}
}

extension View {
    /// Changes a setting of the environment for the view and everything in it.
    ///
    /// - Parameters:
    ///   - key: The setting, such as `\.colorScheme`.
    ///   - value: Its value.
    public func environment<Value>(
        _ key: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        var values = EnvironmentValues()
        values[keyPath: key] = value
        return environment(
            appearance: values.colorScheme?.setting ?? .unset, dynamicType: values.dynamicTypeSize,
            layoutDirection: values.layoutDirection, file: file, line: line, column: column)
    }
}
