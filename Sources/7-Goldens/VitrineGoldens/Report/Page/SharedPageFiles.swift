import CPageFiles

/// The files of the report's page that the page of `vitrine preview` loads, too: how pictures are compared,
/// causes listed and decisions taken.
package enum SharedPageFiles {
    /// The contents of the files, by name.
    package static let all: [String: [UInt8]] = [
        "approve.js": contents(of: vitrine_page_file_approve_js()),
        "causes.js": contents(of: vitrine_page_file_causes_js()),
        "compare.js": contents(of: vitrine_page_file_compare_js()),
        "dom.js": contents(of: vitrine_page_file_dom_js()),
        "look.css": contents(of: vitrine_page_file_look_css()),
        "pane.js": contents(of: vitrine_page_file_pane_js()),
    ]

    /// Returns the bytes of a page's file.
    package static func contents(of file: vitrine_page_file) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
