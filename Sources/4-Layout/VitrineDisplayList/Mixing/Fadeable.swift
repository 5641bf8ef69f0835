import VitrineColor

/// A value that can be absent: what has no counterpart in the other state fades instead of disappearing.
///
/// Lists are paired from their beginnings, as CSS pairs shadows and filters.
package protocol Fadeable: ColorInterpolatable {
    /// The same value without any visible effect, such as a transparent shadow of the same blur.
    var faded: Self { get }
}
