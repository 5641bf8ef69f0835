/// The goldens that no scene in a file has, by what drew them.
package struct LeftoverGoldens: Hashable, Sendable, Codable {
    /// Those that a scene in a file drew: the scene was deleted or renamed.
    package var ofScenes: [String] = []
    /// Those that do not say what drew them, because they were recorded before goldens said so, or lost
    /// their text chunks. A Swift test may need them.
    package var unmarked: [String] = []
    /// Those of Swift tests, which only these know to be obsolete.
    package var ofSwiftTests: [String] = []

    /// The goldens that are obsolete as far as can be told, sorted.
    package var obsolete: [String] { (ofScenes + unmarked).sorted() }
}
