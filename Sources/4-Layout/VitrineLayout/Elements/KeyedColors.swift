import VitrineStyle

/// The paints by which parts of an element are told apart, such as the series of a chart. Those of one list
/// differ in nothing else.
package enum KeyedColors: ElementTrait { package typealias Value = [[PaintSpec]] }
