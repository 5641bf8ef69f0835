/// `true` for content that scrolls up and down and is as high as its room.
package enum ScrollsVertically: ElementTrait { package typealias Value = Bool }
