import Testing

@testable import VitrineMotion

@Suite struct SymbolEffectTests {
    /// Every effect begins and ends as nothing, but for those that hide a symbol.
    @Test(arguments: SymbolEffect.allCases) func effectsBeginAndEndAtRest(effect: SymbolEffect) {
        let duration = effect.keyframes().duration
        #expect(duration > 0 && duration < 4)
        #expect(effect.moment(after: -1) == .none)
        let end = effect.moment(after: duration + 1)
        #expect(effect == .disappear ? end.opacity == 0 : end == .none)
    }

    /// A bounce is at its largest after 0.15 s, a turn in its middle after half of its time.
    @Test func momentsAreThoseOfTheKeys() {
        #expect(abs(SymbolEffect.bounce.moment(after: 0.15).scale - 1.25) < 1e-9)
        #expect(abs(SymbolEffect.bounce.moment(after: 0.15, isDown: true).scale - 0.8) < 1e-9)
        #expect(abs(SymbolEffect.rotate.moment(after: 0.6).degrees - 180) < 1e-6)
        #expect(abs(SymbolEffect.pulse.moment(after: 0.75).opacity - 0.3) < 1e-9)
    }

    @Test func playsRepeat() {
        for time in [0.1, 0.5, 1.1] {
            let once = SymbolEffect.pulse.moment(after: time)
            for count in [nil, 3] as [Int?] {
                let again = SymbolEffect.pulse.moment(after: time + 3, plays: count)
                #expect(abs(again.opacity - once.opacity) < 1e-9)
            }
            #expect(SymbolEffect.pulse.moment(after: time + 3, plays: 2) == .none)
        }
    }

    @Test func sharesScaleEffects() {
        let half = SymbolEffect.disappear.still(isDown: false).scaled(by: 0.5)
        #expect(abs(half.scale - 0.8) < 1e-12 && half.opacity == 0.5)
        #expect(SymbolEffect.scale.still(isDown: true).scaled(by: 0) == .none)
    }
}
