/// The page's files, which the build puts into the program: the report needs nothing beside it, and neither
/// does the tool.
enum ReportPage {
    /// The page's elements, before the script fills them.
    static let markup = text(PackageResources.report_html)
    /// Looks: light and dark as the reader's system, wide and on a phone.
    static let style = text(PackageResources.report_css)
    /// The list of pictures, their views, the decisions and the keyboard, in one scope.
    static let script = text(PackageResources.report_js)

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
