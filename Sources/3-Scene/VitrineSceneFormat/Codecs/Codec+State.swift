import VitrineMotion
import VitrineSource

extension Codec where Value == Int {
    /// Returns a codec for a value of a state, as its index.
    package static func value(of state: MotionScript.State) -> Codec {
        choice(Noun("a value of `\(state.name)`"), state.values.enumerated().map { ($1, $0) })
    }
}
