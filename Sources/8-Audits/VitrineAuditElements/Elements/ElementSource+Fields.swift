import VitrineLayout
import VitrineStyle

extension ElementSource {
    private static let fieldKinds: Set<String> = ["searchField", "secureField", "textField"]

    /// `true` for what is a part of a field that people type into.
    package var isOfField: Bool { node.map { Self.fieldKinds.contains($0.kind) } ?? false }
}
