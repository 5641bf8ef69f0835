import VitrineLayout

/// `true` for the track and the thumb of a toggle.
package enum IsSwitch: ElementTrait { package typealias Value = Bool }
