import Testing
import Vitrine
import VitrineUI

/// Numbers in Swift scenes that no YAML can say are errors at their line, or are drawn.
@Suite("Numbers of Swift scenes are drawn or refused")
struct NumberTests {
    @Test(arguments: [
        Double.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, -1, 0, 1e-300,
        Double(Int.max),
    ])
    func extremeNumbersAreErrorsOrDrawn(_ number: Double) throws {
        let scenes = [
            Scene(canvas: Canvas(width: 20, height: 10)) { Rectangle().frame(width: number, height: 4) },
            Scene(canvas: Canvas(width: number, height: 10)) { Rectangle() },
            Scene(canvas: Canvas(width: 20, height: 10)) { Rectangle().opacity(number).offset(x: number) },
            Scene(canvas: Canvas(width: 20, height: 10)) {
                Text("a").font(size: number).padding(.vertical, number)
            },
        ]
        for scene in scenes {
            do throws(RenderError) {
                #expect(try scene.render(RenderOptions(scale: 1, threads: 1)).width >= 1)
            } catch {
                #expect(error.diagnostics.contains { $0.severity == .error && $0.line != nil }, "\(error)")
            }
        }
    }
}
