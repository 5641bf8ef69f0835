/// What drew a golden, by which it is known who may write and delete it.
package enum GoldenOrigin: String, Hashable, Sendable, Codable {
    /// A scene in a file: `vitrine test`, and tests of scenes in files.
    case sceneFile = "scene file"
    /// A scene in memory, which a Swift test has made.
    case swiftTest = "Swift test"

    /// The keyword of the text chunk that states it.
    static let keyword = "vitrine:origin"
}
