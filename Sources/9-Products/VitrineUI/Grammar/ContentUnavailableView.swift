/// The content of a screen that has nothing to show: an icon, a title and a description.
public struct ContentUnavailableView: View, PrimitiveView {
    package let literals: [SceneLiteral]

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the icon.
    ///   - description: A smaller text below. Default: none.
    public init(
        _ title: any TextConvertible, systemImage: any TextConvertible, description: Text? = nil,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(
            Icon(systemImage, file: file, line: line, column: column),
            title: Text(title, file: file, line: line, column: column), description: description,
            actions: EmptyView(),
            at: SourceLocation(file, line, column))
    }

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - label: A label with an icon and a title.
    ///   - description: A smaller text below. Default: none.
    ///   - actions: Buttons below. Default: none.
    public init(
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
        @ViewBuilder label: () -> ViewList, @ViewBuilder description: () -> ViewList = ViewList.absent,
        @ViewBuilder actions: () -> ViewList = ViewList.absent
    ) {
        let label = label().sceneLiteral
        self.init(
            label.firstIcon.map { Icon($0, file: file, line: line, column: column) },
            title: Text(label.firstText ?? "", file: file, line: line, column: column),
            description: description(), actions: actions(),
            at: SourceLocation(file, line, column))
    }

    /// The content of a screen whose search found nothing.
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    /// The content of a screen whose search for a text found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    private init(
        _ icon: Icon?, title: Text, description: (some View)?, actions: some View,
        at place: SourceLocation
    ) {
        let (file, line, column) = (place.file, place.line, place.column)
        literals =
            VStack(spacing: 8, file: file, line: line, column: column) {
                icon?
                    .font(Font(48), file: file, line: line, column: column)
                    .foregroundStyle(.secondary, file: file, line: line, column: column)
                title
                    .font(Font.title2.bold(), file: file, line: line, column: column)
                if let description {
                    description.font(.subheadline, file: file, line: line, column: column)
                        .foregroundStyle(.secondary, file: file, line: line, column: column)
                        .multilineTextAlignment(.center, file: file, line: line, column: column)
                }
                actions
            }
            .padding(16, file: file, line: line, column: column)
            .frame(
                maxWidth: .infinity, maxHeight: .infinity, file: file, line: line, column: column
            ).literals
    }
}
