import VitrineStyle

/// The axes along which an element is as long as the scene says, or as its own marks need, so that it is meant
/// to be larger than what is around it.
package enum OwnLengths: ElementTrait { package typealias Value = Set<Axis> }

extension ElementTraits {
    /// The traits of shapes, pictures and other elements that have their size by themselves.
    static let ownSize = ElementTraits(OwnLengths.self, [.horizontal, .vertical])
}
