import VitrineSource

/// The system elements that the nodes of one screen have drawn so far.
package final class ScreenChrome {
    /// The name of the kind of node that draws the sensors' housing.
    static let housingKind = "dynamicIsland"

    private var statusBar: SourceMark?
    private var hasSensorHousing = false

    /// Notes a status bar beside which the device draws its island or notch.
    package func addStatusBar(at mark: SourceMark) { statusBar = statusBar ?? mark }

    /// Notes that the scene draws the sensors' housing itself, if only under a condition.
    func addSensorHousing() { hasSensorHousing = true }

    /// The place of the status bar that shows the housing; `nil` if none does, or the scene draws it.
    var housingMark: SourceMark? { hasSensorHousing ? nil : statusBar }
}
