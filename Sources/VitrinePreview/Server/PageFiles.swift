import VitrineGoldens

/// The page's files, which the build puts into the program: the tool needs nothing beside it.
enum PageFiles {
    /// A file with its media type.
    struct Asset: Sendable {
        var type: String
        var bytes: [UInt8]
    }

    /// The page, before the token is put into it.
    static let markup = String(decoding: PackageResources.index_html, as: UTF8.self)

    /// Returns a file that the page loads, or `nil` if there is none of that name.
    static func asset(_ name: String) -> Asset? {
        guard let bytes = files[name] else { return nil }
        return Asset(type: type(of: name), bytes: bytes)
    }

    private static let files: [String: [UInt8]] = own.merging(SharedPageFiles.all) { own, _ in own }

    private static let own: [String: [UInt8]] = [
        "api.js": PackageResources.api_js,
        "app.js": PackageResources.app_js,
        "axes.js": PackageResources.axes_js,
        "colors.js": PackageResources.colors_js,
        "details.js": PackageResources.details_js,
        "glass.js": PackageResources.glass_js,
        "goldens.js": PackageResources.goldens_js,
        "inspector.js": PackageResources.inspector_js,
        "keys.js": PackageResources.keys_js,
        "overlay.js": PackageResources.overlay_js,
        "places.js": PackageResources.places_js,
        "preview.css": PackageResources.preview_css,
        "problems.js": PackageResources.problems_js,
        "scenes.js": PackageResources.scenes_js,
        "stage.js": PackageResources.stage_js,
        "state.js": PackageResources.state_js,
        "tree.js": PackageResources.tree_js,
        "values.js": PackageResources.values_js,
    ]

    private static func type(of name: String) -> String {
        switch name.split(separator: ".").last {
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }
}
