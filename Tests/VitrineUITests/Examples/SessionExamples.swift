import Vitrine

// The example of the page "Sessions", which quotes it; a test compares the two.

enum SessionExamples {
    // example: session
    /// Renders a scene whenever it is asked to, and says what changed.
    struct Preview {
        let session: RenderSession

        init(_ path: String, resources: SessionResources) {
            var options = RenderOptions(threads: 2)
            options.scene.scale = 2
            session = RenderSession(path, configuration: .init(options: options), resources: resources)
        }

        func refresh() -> String {
            do {
                let frame = try session.update()
                let box = frame.changed
                return "\(frame.revision): \(box.width) by \(box.height) pixels at \(box.x0), \(box.y0)"
            } catch {
                // The last picture stays in `session.frame`.
                return "\(error)"
            }
        }

        /// The files to watch: those that were read, and those that were looked for in vain.
        var watched: [String] { session.files.map(\.path) }
    }
    // end

    // example: follow
    /// Shows each picture of a scene as its files are saved, until the task is cancelled.
    static func follow(_ path: String, show: (RenderedImage) -> Void) async {
        for await update in RenderSession(path).updates() {
            switch update {
            case .success(let frame): show(frame.picture)
            case .failure(let error): print(error)
            }
        }
    }
    // end
}
