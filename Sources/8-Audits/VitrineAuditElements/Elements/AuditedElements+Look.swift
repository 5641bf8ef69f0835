import VitrineLayout
import VitrineStyle
import VitrineText

extension [AuditedElement] {
    /// Returns the paints of the surfaces and the texts of a row.
    package func look(of row: Int) -> [String] {
        self[row..<end(of: row)].compactMap { inner in
            if let text = inner.placed.element as? TextElement { return "\(text.paints)" }
            return inner.placed.decoration.map { "\($0.paints)" }
        }
    }
}
