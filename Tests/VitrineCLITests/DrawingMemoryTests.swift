import VitrineTestSupport

#if os(Linux)
    import Testing

    /// Small canvases are drawn in little memory, however far what they show reaches beyond them.
    @Suite(.serialized)
    struct DrawingMemoryTests {
        /// Each took more than a gigabyte.
        static let nodes = [
            "{ rectangle: null, padding: { horizontal: 99999 }, overlay: { rectangle: null }, "
                + "filter: { dropShadow: { radius: 500, x: -99999, inner: true } } }",
            "{ rectangle: null, padding: { vertical: 99999 }, overlay: { rectangle: null }, "
                + "filter: { dropShadow: { radius: 500, y: 99999, inner: true } } }",
            "{ rectangle: null, padding: 9999, overlay: { circle: 9 }, "
                + "filter: [{ dropShadow: { radius: 400, x: 9999, y: -9999 } }, { blur: 9 }] }",
        ]

        @Test(arguments: nodes) func onePixelTakesLittle(_ node: String) throws {
            let folder = try Folder()
            try folder.write(
                SceneText.body("[\(node)]", canvas: "{ width: 1, height: 1, scale: 1 }"), "pixel.yaml")
            let result = try Tool.run("render pixel.yaml -o pixel.png", megabytes: 500, in: folder)
            #expect(result.code == 0, "\(result.text)")
        }
    }
#endif
