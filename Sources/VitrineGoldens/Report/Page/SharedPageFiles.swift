/// The files of the report's page that the page of `vitrine preview` loads, too: how pictures are compared,
/// causes listed and decisions taken.
package enum SharedPageFiles {
    /// The contents of the files, by name.
    package static let all: [String: [UInt8]] = [
        "approve.js": PackageResources.approve_js,
        "causes.js": PackageResources.causes_js,
        "compare.js": PackageResources.compare_js,
        "dom.js": PackageResources.dom_js,
        "look.css": PackageResources.look_css,
        "pane.js": PackageResources.pane_js,
    ]
}
