/// The text of scenes for tests.
public enum SceneText {
    /// Returns a scene of one node, which stands on a line of its own.
    ///
    /// - Parameters:
    ///   - node: The node, or its first line, indented by 4 from the second on.
    ///   - canvas: The canvas.
    ///   - top: The lines between the canvas and the body.
    public static func node(
        _ node: String, canvas: String = "{ width: 90, height: 90 }", top: String = ""
    ) -> String {
        """
        vitrine: 1
        canvas: \(canvas)
        \(top)body:
          - \(node)

        """
    }

    /// Returns a scene of nodes that stand on lines of their own, as they are to be indented.
    public static func lines(
        _ nodes: String, canvas: String = "{ width: 90, height: 90 }", top: String = ""
    ) -> String {
        """
        vitrine: 1
        canvas: \(canvas)
        \(top)body:
        \(nodes)

        """
    }

    /// Returns a scene whose body stands on its line: `[]`, or a node in braces.
    public static func body(
        _ body: String, canvas: String = "{ width: 90, height: 90 }", top: String = ""
    ) -> String {
        """
        vitrine: 1
        canvas: \(canvas)
        \(top)body: \(body)

        """
    }
}
