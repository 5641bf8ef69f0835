extension View {
    /// How the view and all in it follow the changes of a state.
    ///
    /// - Parameters:
    ///   - animation: The animation; `nil` for none, so that the changes of all states jump.
    ///   - value: The name of the state.
    public func animation(
        _ animation: Animation?, value: String, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        self.animation(animation.following(value), file: file, line: line, column: column)
    }

    /// How the view and all in it follow the changes of some states.
    ///
    /// - Parameters:
    ///   - animation: The animation; `nil` for none, so that the changes of all states jump.
    ///   - value: The names of the states.
    public func animation(
        _ animation: Animation?, value: [String], file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> ModifiedView {
        self.animation(
            animation.following(SceneLiteral.list(value)), file: file, line: line, column: column)
    }
}

extension Animation? {
    /// Returns the animation for the changes of some states alone.
    fileprivate func following(_ states: any SceneConvertible) -> Animation {
        guard let animation = self else { return Animation.none }
        return animation.setting("value", states)
    }
}
