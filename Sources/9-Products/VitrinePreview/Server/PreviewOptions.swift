import VitrineRendering

/// The options of the preview server.
package struct PreviewOptions: Sendable {
    /// Scene files, and folders of them; empty for the scenes of the suite, or of the current folder.
    package var paths: [String]
    /// The port; `nil` for the first free one from 8420 on.
    package var port: Int?
    /// The address to listen at.
    package var host: String
    /// Further names by which the server may be asked.
    package var allowedHosts: [String]
    /// The folder of the goldens; `nil` for the one beside the scenes.
    package var goldens: String?
    /// The options to render with. `threads` is the number of threads for the scene that is open.
    package var render: RenderOptions

    /// Returns memory that is no longer used to the system, which is the business of a process.
    package var releaseMemory: @Sendable () -> Void = {}

    /// The port that is tried first, and the number of those after it.
    static let ports = (first: 8420, count: 20)

    /// Creates options.
    ///
    /// - Parameters:
    ///   - paths: Scene files, and folders of them. Default: the scenes of the suite, or of the current
    ///     folder.
    ///   - port: The port; 0 for any that is free. Default: the first free one from 8420 on.
    ///   - host: The address to listen at. Default: loopback.
    ///   - allowedHosts: Further names by which the server may be asked. Default: none.
    ///   - goldens: The folder of the goldens. Default: the one beside the scenes.
    ///   - render: The options to render with.
    package init(
        paths: [String] = [], port: Int? = nil, host: String = "127.0.0.1", allowedHosts: [String] = [],
        goldens: String? = nil, render: RenderOptions = RenderOptions(threads: 2)
    ) {
        self.paths = paths
        self.port = port
        self.host = host
        self.allowedHosts = allowedHosts
        self.goldens = goldens
        self.render = render
    }
}
