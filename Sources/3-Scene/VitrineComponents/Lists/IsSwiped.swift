import VitrineLayout

/// `true` for a row that is moved aside, and reaches beyond the list.
enum IsSwiped: ElementTrait { typealias Value = Bool }
