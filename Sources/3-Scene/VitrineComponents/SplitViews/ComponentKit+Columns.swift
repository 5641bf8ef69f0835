import VitrineControls
import VitrineScene
import VitrineStyle

extension ComponentKit {
    /// `true` where split views show one column alone.
    ///
    /// Known: that is where the horizontal size class is compact, on phones but for large ones on their side
    /// (Human Interface Guidelines, "Layout"). Our own: below 600 points without a device.
    var hasOneColumn: Bool {
        guard environment.device != nil else { return width < 600 }
        let (device, upright) = (context.device, context.upright)
        switch device.topChrome {
        case .bar, .notch, .island:
            return device.orientation == .portrait || upright.width < 414
        case .watch: return true
        case .pad, .android, .window: return width < 600
        }
    }
}
