/// The page's files, which the build puts into the program: the report needs nothing beside it, and neither
/// does the tool.
enum ReportPage {
    /// The page's elements, before the script fills them.
    static let markup = text(PackageResources.report_html)
    /// Looks: light and dark as the reader's system, wide and on a phone.
    static let style = text(PackageResources.look_css) + text(PackageResources.report_css)
    /// The list of pictures, their views, the decisions and the keyboard, in one scope.
    static let script = modules.map { inlined(text($0)) }.joined(separator: "\n")

    /// The modules, each after those that it imports.
    private static let modules = [
        PackageResources.dom_js, PackageResources.pane_js, PackageResources.compare_js,
        PackageResources.causes_js, PackageResources.approve_js, PackageResources.report_js,
    ]

    /// Returns a module as a part of one script: browsers load no modules for pages that are files. Each
    /// import and export stands on a line of its own, and all names differ.
    static func inlined(_ module: String) -> String {
        module.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("import ") }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n")
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
