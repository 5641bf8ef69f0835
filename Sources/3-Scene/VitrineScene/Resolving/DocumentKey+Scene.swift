import VitrineColor
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineStyle

extension DocumentKey where Value == Int {
    static let version = DocumentKey(
        "vitrine", SceneDocument.version, required: true, "the version of the scene language: 1")
}

extension DocumentKey where Value == SceneValue {
    static let components = DocumentKey(
        "components", .raw(ComponentTable.schema), "components by their names")
}

extension DocumentKey where Value == CanvasSpec {
    package static let canvas = DocumentKey(
        "canvas", CanvasSpec.codec,
        "the canvas that the scene is drawn on, needed where no option names a device")
}

extension DocumentKey where Value == EnvironmentOverrides {
    static let environment = DocumentKey(
        "environment", EnvironmentOverrides.codec,
        "settings that the scene keeps, whatever its canvas and the options say")
}

extension DocumentKey where Value == VariantsSpec {
    static let variants = DocumentKey(
        "variants", VariantsSpec.codec,
        "the ways in which the scene is shown: axes, or a list. Default: the first")
}

extension DocumentKey where Value == Color {
    package static let accent = DocumentKey(
        "accent", .color, "the colour that `accent` names. Default: blue")
    static let foreground = DocumentKey(
        "foreground", .color, "the colour of text and icons. Default: `primary`")
}

extension DocumentKey where Value == [FileReference] {
    package static let icons = DocumentKey(
        "icons", .oneOrMore(of: .path),
        "a folder of SVG icons or several, looked into before the built-in set; `own`: no symbols of the pack"
    )
    static let fonts = DocumentKey(
        "fonts", .oneOrMore(of: .path),
        "a folder of fonts or several, relative to the scene's file, searched before all others")
}

extension DocumentKey where Value == [String: Axis] {
    static let alignments = DocumentKey(
        "alignments", SceneDocument.alignments, "guides of the scene's own, each horizontal or vertical")
}

extension DocumentKey where Value == AuditSpec {
    static let audit = DocumentKey("audit", .audit, "the rules whose warnings are not shown")
}

extension DocumentKey where Value == GoldenSettings {
    static let golden = DocumentKey(
        "golden", GoldenSettings.codec, "the settings for keeping and comparing the scene's goldens")
}

extension DocumentKey where Value == StatesSpec {
    static let states = DocumentKey(
        "states", StatesSpec.codec, "states by their names, each with its values; the first holds at 0 s")
}

extension DocumentKey where Value == ScriptSpec {
    static let script = DocumentKey(
        "script", ScriptSpec.codec, "the changes of states over time, in the order of their times")
}
