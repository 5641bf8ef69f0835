extension View {
    /// How the view is presented and dismissed with a state: its `transition`.
    ///
    /// - Parameter style: The transition, as in `.zoom(sourceID: "cover", in: "hero")`.
    public func navigationTransition(
        _ style: Transition, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> ModifiedView {
        transition(style, file: file, line: line, column: column)
    }
}
