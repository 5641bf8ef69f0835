import CPageFiles
import VitrineGoldens

/// The page's files, which the build puts into the program: the tool needs nothing beside it.
enum PageFiles {
    /// A file with its media type.
    struct Asset: Sendable {
        var type: String
        var bytes: [UInt8]
    }

    /// The page, before the token is put into it.
    static let markup = String(
        decoding: SharedPageFiles.contents(of: vitrine_page_file_index_html()), as: UTF8.self)

    /// Returns a file that the page loads, or `nil` if there is none of that name.
    static func asset(_ name: String) -> Asset? {
        guard let bytes = files[name] else { return nil }
        return Asset(type: type(of: name), bytes: bytes)
    }

    private static let files: [String: [UInt8]] = own.merging(SharedPageFiles.all) { own, _ in own }

    private static let own: [String: [UInt8]] = [
        "api.js": SharedPageFiles.contents(of: vitrine_page_file_api_js()),
        "app.js": SharedPageFiles.contents(of: vitrine_page_file_app_js()),
        "audit.js": SharedPageFiles.contents(of: vitrine_page_file_audit_js()),
        "axes.js": SharedPageFiles.contents(of: vitrine_page_file_axes_js()),
        "colors.js": SharedPageFiles.contents(of: vitrine_page_file_colors_js()),
        "curves.js": SharedPageFiles.contents(of: vitrine_page_file_curves_js()),
        "details.js": SharedPageFiles.contents(of: vitrine_page_file_details_js()),
        "frames.js": SharedPageFiles.contents(of: vitrine_page_file_frames_js()),
        "glass.js": SharedPageFiles.contents(of: vitrine_page_file_glass_js()),
        "goldens.js": SharedPageFiles.contents(of: vitrine_page_file_goldens_js()),
        "icon.svg": SharedPageFiles.contents(of: vitrine_page_file_icon_svg()),
        "inspector.js": SharedPageFiles.contents(of: vitrine_page_file_inspector_js()),
        "keys.js": SharedPageFiles.contents(of: vitrine_page_file_keys_js()),
        "overlay.js": SharedPageFiles.contents(of: vitrine_page_file_overlay_js()),
        "places.js": SharedPageFiles.contents(of: vitrine_page_file_places_js()),
        "player.js": SharedPageFiles.contents(of: vitrine_page_file_player_js()),
        "preview.css": SharedPageFiles.contents(of: vitrine_page_file_preview_css()),
        "problems.js": SharedPageFiles.contents(of: vitrine_page_file_problems_js()),
        "scenes.js": SharedPageFiles.contents(of: vitrine_page_file_scenes_js()),
        "stage.js": SharedPageFiles.contents(of: vitrine_page_file_stage_js()),
        "state.js": SharedPageFiles.contents(of: vitrine_page_file_state_js()),
        "tree.js": SharedPageFiles.contents(of: vitrine_page_file_tree_js()),
        "values.js": SharedPageFiles.contents(of: vitrine_page_file_values_js()),
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
