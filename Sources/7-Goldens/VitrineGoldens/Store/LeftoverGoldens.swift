/// The goldens that no scene in a file has, by what drew them.
public struct LeftoverGoldens: Hashable, Sendable, Codable {
    /// Those that a scene in a file drew: the scene was deleted or renamed.
    public var ofScenes: [String] = []
    /// Those that do not say what drew them, because they were recorded before goldens said so, or lost
    /// their text chunks. A Swift test may need them.
    public var unmarked: [String] = []
    /// Those of Swift tests, which only these know to be obsolete.
    public var ofSwiftTests: [String] = []

    /// The goldens that are obsolete as far as can be told, sorted.
    public var obsolete: [String] { (ofScenes + unmarked).sorted() }
}
