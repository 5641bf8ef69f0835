import CPageFiles

/// The page's files, which the build puts into the program: the report needs nothing beside it, and neither
/// does the tool.
enum ReportPage {
    /// Returns the page's elements, before the script fills them, with the page that it opens.
    static func markup(_ attachment: ReportAttachment?) -> String {
        let markup = text(vitrine_page_file_report_html())
        guard let attachment, let bar = markup.firstRange(of: "  <button id=\"export\"") else {
            return markup
        }
        var whole = markup
        whole.insert(contentsOf: attachment.button, at: bar.lowerBound)
        return whole + attachment.frame
    }

    /// Looks: light and dark as the reader's system, wide and on a phone.
    static let style = text(vitrine_page_file_look_css()) + text(vitrine_page_file_report_css())
    /// The list of pictures, their views, the decisions and the keyboard, in one scope: the modules, each
    /// after those that it imports.
    static let script = [
        text(vitrine_page_file_dom_js()), text(vitrine_page_file_pane_js()),
        text(vitrine_page_file_compare_js()), text(vitrine_page_file_causes_js()),
        text(vitrine_page_file_approve_js()), text(vitrine_page_file_film_js()),
        text(vitrine_page_file_report_js()),
    ].map(inlined).joined(separator: "\n")

    /// Returns a module as a part of one script: browsers load no modules for pages that are files. Each
    /// import and export stands on a line of its own, and all names differ.
    static func inlined(_ module: String) -> String {
        module.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("import ") }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n")
    }

    private static func text(_ file: vitrine_page_file) -> String {
        String(decoding: SharedPageFiles.contents(of: file), as: UTF8.self)
    }
}
