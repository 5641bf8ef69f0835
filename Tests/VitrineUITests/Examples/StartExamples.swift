import Vitrine

// The examples of README.md and of the first pages, which quote them; a test compares the two.

enum StartExamples {
    static func readme() throws {
        // example: readme
        let scene = try Scene(contentsOf: "hello.yaml")
        try scene.render(RenderOptions(appearance: .dark)).write(to: "hello.png")
        // end
    }

    static func start() throws {
        // example: start
        let scene = try Scene(contentsOf: "home.yaml")
        try scene.render(RenderOptions(appearance: .dark)).write(to: "home.png")
        // end
    }
}
