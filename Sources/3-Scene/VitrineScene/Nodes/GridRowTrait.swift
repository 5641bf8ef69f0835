import VitrineLayout

/// The cells of a row of a grid.
enum GridRowTrait: ElementTrait { typealias Value = GridElement.Row }
