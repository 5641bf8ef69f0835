import Testing
import VitrineMotion

/// Release 27's loupe of a tab bar grows by the spring that `Glass.md` states.
@Suite("The loupe follows what was recorded of iOS")
struct LoupeMotionTests {
    /// Heights of the loupe in a public recording of a simulator (whynotmake-it/flutter_liquid_glass,
    /// `loupe-dynamics`), by the seconds since 11.1 and 15.1: points above the height of the bar, which hides
    /// what is less.
    struct Press: Sendable {
        let name: String
        /// The speed at its start, in points a second.
        let velocity: Double
        let heights: [(time: Double, height: Double)]
    }

    private static let presses = [
        Press(
            name: "at Search", velocity: 137,
            heights: [
                (0.046, 64.7), (0.065, 66), (0.105, 68), (0.144, 72), (0.184, 74), (0.224, 75.3), (0.263, 76),
                (0.303, 76), (0.343, 75.3), (0.382, 75.3), (0.422, 74.7), (0.462, 73.3), (0.501, 73.3),
                (0.541, 72.7), (0.6, 72.7), (0.7, 72), (0.9, 72),
            ]),
        Press(
            name: "at Home", velocity: 273,
            heights: [
                (0.032, 64.7), (0.051, 66.7), (0.071, 68.7), (0.091, 70.7), (0.11, 74.7), (0.151, 78.7),
                (0.19, 81.3), (0.229, 83.3), (0.27, 84), (0.309, 83.3), (0.348, 82), (0.389, 80.7),
                (0.428, 78), (0.467, 76.7), (0.508, 75.3), (0.547, 74), (0.586, 73.3), (0.627, 72.7),
                (0.865, 72),
            ]),
    ]

    /// The heights of the law are within 1.5 points of those that were recorded (root mean square), from the
    /// moment on at which it begins.
    @Test(arguments: [0, 1]) func heightsAreThoseOfTheLaw(index: Int) {
        let press = Self.presses[index]
        // The numbers of `scenes/glass/motion-loupe.yaml`; a velocity in parts of the way, which is 18 points.
        var value = AnimatedValue(54)
        value.change(
            to: 72, at: 0,
            by: .interpolatingSpring(
                stiffness: 46.64, damping: 8.47, initialVelocity: press.velocity / 18))
        func error(from start: Double) -> Double {
            let squares = press.heights.map { sample in
                let height = value.value(at: max(sample.time - start, 0))[0]
                return (height - sample.height) * (height - sample.height)
            }
            return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
        }
        let errors = stride(from: -0.2, through: 0.1, by: 0.001).map(error)
        let least = errors.min() ?? .infinity
        #expect(least < 1.5, "\(press.name): \(least) points")
    }
}
