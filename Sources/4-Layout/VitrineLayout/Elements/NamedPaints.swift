import VitrineStyle

/// The paints of the parts of an element that have names, such as the series of a chart.
package enum NamedPaints: ElementTrait { package typealias Value = [String: PaintSpec] }
