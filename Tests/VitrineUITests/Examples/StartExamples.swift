import Vitrine

// The example of the first page, which quotes it; a test compares the two.

enum StartExamples {
    static func start() throws {
        // example: start
        let scene = try Scene(contentsOf: "home.yaml")
        try scene.render(RenderOptions(appearance: .dark)).write(to: "home.png")
        // end
    }
}
