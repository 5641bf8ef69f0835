import Testing

@testable import VitrineUI

extension GrammarTests {
    @Test func motionIsSaidAsInSwiftUI() {
        expect {
            Text("a").animation(.spring(response: 0.3, dampingFraction: 0.8), value: "button")
        } is: {
            Text("a").animation(spring: ["response": 0.3, "dampingFraction": 0.8], value: "button")
        }
        expect {
            Text("a").animation(.smooth, value: ["button", "sheet"])
        } is: {
            Text("a").animation(smooth: SceneLiteral(nilLiteral: ()), value: ["button", "sheet"])
        }
        expect {
            Text("a").animation(.easeOut(duration: 0.2).delay(0.1).repeatForever(autoreverses: false))
        } is: {
            Text("a").animation(
                easeOut: ["duration": 0.2], delay: 0.1,
                repeatForever: AnimationRepeatForever(autoreverses: false))
        }
        expect {
            Text("a").animation(nil, value: "button")
        } is: {
            Text("a").animation(.none)
        }
        expect {
            Text("a").transition(.move(edge: .bottom).combined(with: .opacity))
        } is: {
            Text("a").transition([Transition(move: .bottom), .opacity])
        }
        expect {
            Text("a").transition(.asymmetric(insertion: .push(from: .leading), removal: .scale(scale: 0.9)))
        } is: {
            Text("a").transition(
                insertion: TransitionHalf(push: .leading), removal: TransitionHalf(scale: 0.9))
        }
    }

    @Test func scriptsTakeAnimationsWithParameters() {
        let entry = ScriptEntry(
            at: 0.1, set: ["button": "rest"], animation: .spring(response: 0.3, dampingFraction: 0.8))
        let words = ScriptEntry(
            at: 0.1, set: ["button": "rest"],
            animation: ScriptAnimation(spring: ["response": 0.3, "dampingFraction": 0.8]))
        #expect(Self.text(entry.sceneLiteral) == Self.text(words.sceneLiteral))
    }
}
