import VitrineColor
import VitrineDisplayList
import VitrineGeometry
import VitrineStyle

/// Files in memory that scenes of the grammar name.
struct FuzzFiles: SceneFiles {
    private static let texts: [String: String] = [
        "icons/bell.svg":
            #"<svg viewBox="0 0 24 24"><path d="M4 4H20V20H4Z"/><circle cx="12" cy="12" r="4"/></svg>"#,
        "icons/bad.svg": "<svg viewBox=\"0 0 24 24\">\n  <text>a</text>\n</svg>",
        "brand.tokens.json":
            ##"{"brand": {"$type": "color", "$value": "#336699"}, "size": {"$type": "number", "$value": 12}}"##,
        "every.library.yaml": """
        vitrine: 1
        components:
          tile:
            parameters: { title: text, size: { type: number, default: 4 } }
            body: [{ text: "{title}", frame: { width: "{size}" } }, { slot: content }]
        """,
    ]

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        switch path {
        case "wide.png": .success(SceneImage(ImageHandle(width: 40, height: 20, content: "")))
        case "odd.png":
            .success(
                SceneImage(
                    ImageHandle(width: 1, height: 3, content: ""), warnings: ["it has a strange profile"]))
        default: .failure(path.hasPrefix("../") ? .outside : .missing)
        }
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        if path.hasPrefix("../") { return .failure(.outside) }
        return Self.texts[path].map { .success(Array($0.utf8)) } ?? .failure(.missing)
    }

    func fileNames(in folder: String) -> Result<[String], SceneFileError> {
        folder == "icons" ? .success(["bad.svg", "bell.svg"]) : .failure(.missing)
    }

    func path(ofFolder folder: String) -> Result<String, SceneFileError> { .failure(.missing) }
}
