/// The colour that stands for no colour in films without alpha: a pixel of it shows what is below.
///
/// `tRNS` names it. It takes no fourth channel to leave unchanged pixels out of a frame, and a picture that
/// has this very colour makes its film one with alpha.
enum ClearColor {
    /// Returns the components of the colour and of alpha.
    static func components<Component: FixedWidthInteger & UnsignedInteger>(
        of _: Component.Type
    ) -> [Component] {
        // Neither a colour of interfaces nor, in 16 bits, a whole number of 8.
        [0xFE05, 0x0102, 0xFD03].map { Component(truncatingIfNeeded: Component.bitWidth == 8 ? $0 >> 8 : $0) }
            + [.max]
    }
}
