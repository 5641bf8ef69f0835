import VitrineScene

/// The library's face: render scenes, look inside, compare with goldens.
public enum Vitrine {
    /// The version of the program, recorded in every golden.
    public static let version = "0.1.0"

    /// The JSON Schema of scene files, as text.
    public static func sceneSchema() throws -> String {
        try SceneSchema.document().text()
    }
}
