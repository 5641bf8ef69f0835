import VitrineAuditElements
import VitrineLayout

/// A laid-out scene, and the elements that a screen reader comes to.
struct OutlinedScene {
    let placed: LaidOutScene
    let elements: [OutlineElement]
    /// All that can be seen, those around others before them.
    let audited: [AuditedElement]
    /// `true` if something is on its way: what is said may be ahead of what is seen.
    let isChanging: Bool
    /// The rows that they are in.
    let rows: SceneRows
    /// The rows of one build that they are in.
    let siblings: SiblingRows
    /// The cells of all stacks that have several with words.
    private(set) var cells: [[PeerCell]] = []
    /// Where each element is first in `audited`.
    private let indexes: [ElementPlace: Int]

    init(
        placed: LaidOutScene, elements: [OutlineElement], audited: [AuditedElement], isChanging: Bool
    ) {
        (self.placed, self.elements, self.audited) = (placed, elements, audited)
        self.isChanging = isChanging
        indexes = Dictionary(
            zip(audited.map(\.placed.place), audited.indices), uniquingKeysWith: { first, _ in first })
        rows = SceneRows(audited)
        siblings = SiblingRows(audited)
        cells = PeerCell.groups(in: self)
    }

    /// Returns the index in `audited` of an element that is read; `nil` if it is not among those.
    func index(of element: OutlineElement) -> Int? { indexes[element.placed.place] }
}
