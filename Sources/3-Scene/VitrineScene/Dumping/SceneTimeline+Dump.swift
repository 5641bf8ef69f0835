import VitrineJSON
import VitrineLayout
import VitrineStyle

extension ResolvedScene {
    /// What changes of states do to the scene over time: for each property of a node the changes, with the
    /// time of each, the value that it leads to, the animation, and when that has settled.
    package var motionDump: DumpTree { motion.dump }
}

extension SceneTimeline {
    fileprivate var dump: DumpTree {
        DumpTree(
            label: "motion", attributes: [Attribute("duration", duration)],
            children: tracks.map(\.dump) + marks.map(\.dump))
    }
}

extension MotionTrack {
    fileprivate var dump: DumpTree {
        DumpTree(
            label: "track",
            attributes: [
                Attribute("node", node), Attribute("property", property), Attribute("from", initialValue),
            ], children: steps.map(\.dump))
    }
}

extension MotionMark {
    fileprivate var dump: DumpTree {
        DumpTree(
            label: "mark",
            attributes: [
                Attribute("node", node), Attribute("at", time), Attribute("feedback", "\"\(text)\""),
            ], children: [])
    }
}

extension MotionTrack.Step {
    fileprivate var dump: DumpTree {
        DumpTree(
            label: "change",
            attributes: [
                Attribute("at", time), Attribute("to", value),
                Attribute("by", "\"\(way ?? animation?.summary ?? "none")\""),
                Attribute("settles", settlingTime < .infinity ? PrintedText.number(settlingTime) : "never"),
            ], children: [])
    }
}
