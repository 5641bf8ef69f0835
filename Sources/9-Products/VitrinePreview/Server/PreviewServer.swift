import Foundation
import VitrineThreads

/// The preview: a page of scenes that follow their files, served on loopback.
package final class PreviewServer: Sendable {
    private let server: HTTPServer
    let site: PreviewSite
    private let host: String

    /// The folder that is served.
    package var folder: String { site.folder.path }
    /// The port that the server listens at.
    package var port: Int { server.port }
    /// The address of the page.
    package var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/" }
    /// The folder of the goldens; `nil` if the scenes have none.
    package var goldens: String? { site.goldens?.goldens }

    /// The addresses that only this machine reaches, and its name for them.
    private static let loopback = ["127.0.0.1", "::1", "localhost"]

    /// Begins to listen. Nothing is read before ``run()``.
    ///
    /// - Parameters:
    ///   - options: The scenes to serve, and the address to serve them at.
    ///   - limits: The bounds of requests. Default: those of the preview.
    /// - Throws: A ``PreviewError`` if there is nothing to serve, or no port to serve it at.
    package init(_ options: PreviewOptions, limits: HTTPLimits = HTTPLimits()) throws(PreviewError) {
        let isLocal = Self.loopback.contains(options.host)
        guard isLocal || !options.allowedHosts.isEmpty else { throw .exposed(host: options.host) }
        let site = try Self.site(try PreviewPlan(options), options)
        let address = options.host == "localhost" ? "127.0.0.1" : options.host
        let isAny = ["0.0.0.0", "::"].contains(address)
        server = try Self.listening(at: address, options.port, site, limits)
        host = isAny ? "127.0.0.1" : options.host
        site.allow(
            names: Self.loopback + options.allowedHosts + (isAny ? [] : [address]), port: server.port)
        self.site = site
    }

    private static func site(
        _ plan: PreviewPlan, _ options: PreviewOptions
    ) throws(PreviewError) -> PreviewSite {
        do throws(ThreadShortage) {
            try ServerThreads.check()
            return try PreviewSite(plan, options: options.render, releaseMemory: options.releaseMemory)
        } catch {
            throw .threads(error)
        }
    }

    private static func listening(
        at address: String, _ port: Int?, _ site: PreviewSite, _ limits: HTTPLimits
    ) throws(PreviewError) -> HTTPServer {
        let (first, count) = PreviewOptions.ports
        let ports = port.map { [$0] } ?? Array(first..<first + count) + [0]
        for candidate in ports {
            do throws(HTTPServerError) {
                return try HTTPServer(address: address, port: candidate, handler: site, limits: limits)
            } catch {
                // The default port is probably used by another preview; a requested port is not replaced.
                if case .portInUse = error, port == nil { continue }
                throw .server(error)
            }
        }
        throw .server(.portInUse(first))
    }

    /// Begins to serve pages, on threads of its own.
    ///
    /// - Parameter end: The function that receives the outcome: an error that has ended the server, or none
    ///   if it was asked to end.
    /// - Returns: The task of the server, which ends when it is cancelled.
    package func start(then end: @escaping @Sendable ((any Error)?) -> Void) -> Task<Void, Never> {
        Task(executorPreference: ServerThreads.shared) {
            do {
                try await self.run()
                end(nil)
            } catch {
                end(error is CancellationError ? nil : error)
            }
        }
    }

    /// Serves pages until the task is cancelled.
    package func run() async throws {
        defer { site.close() }
        try site.open()
        try await withTaskExecutorPreference(ServerThreads.shared) { try await server.run() }
    }
}
