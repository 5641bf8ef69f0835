import VitrineMotion
import VitrineSceneFormat
import VitrineSceneMotion
import VitrineSource
import VitrineStyle

extension SceneHeader {
    /// Returns the states of the scene with the script that changes them; `nil` if it has neither. Problems
    /// in them are reported when the whole scene is read.
    func motion(in environment: SceneEnvironment = SceneEnvironment()) -> SceneMotion? {
        guard contains(.states) || contains(.script) else { return nil }
        let states = value(of: .states)?.states ?? []
        let reader = reader(environment)
        // Conditions and changes name states, and a script is read with those alone.
        reader.motion = SceneMotion(MotionScript(states))
        let script = value(of: .script, with: reader)
        return SceneMotion(MotionScript(states, script?.events ?? [], drags: script?.drags ?? []))
    }
}
