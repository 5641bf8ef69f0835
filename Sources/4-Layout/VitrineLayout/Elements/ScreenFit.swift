/// How an element is to fit the screen that it is on, for warnings of what does not.
package enum ScreenFit: ElementTrait {
    package enum Value: Sendable {
        /// It arranges nodes, which belong on the screen.
        case arranges
        /// It has layers, each of which is looked at for itself.
        case layers
        /// It has a size that the scene states, and that is meant whatever it is.
        case stated
    }
}
