#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where the running program is, and what is installed with it.
package enum ProgramFolder {
    /// The path of the running program without symbolic links, so that a link to it in a folder of `PATH`
    /// does not hide the files beside it; `nil` if the system does not say.
    package static let executable: String? = {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            var name = [CChar](repeating: 0, count: Int(PATH_MAX))
            guard unsafe _NSGetExecutablePath(&name, &size) == 0 else { return nil }
            let path = unsafe realpath(name, nil)
        #else
            let path = unsafe realpath("/proc/self/exe", nil)
        #endif
        guard let path = unsafe path else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }()

    /// Returns the path of what is installed with the program in `share/vitrine`, beside the folder of its
    /// executable; `nil` if the system does not say where that is.
    package static func shared(_ name: String) -> String? {
        guard let parts = executable?.split(separator: "/"), parts.count >= 2 else { return nil }
        return "/" + (parts.dropLast(2) + ["share", "vitrine", Substring(name)]).joined(separator: "/")
    }

    /// Returns a path in the user's own folder; `nil` if there is none.
    package static func home(_ path: String) -> String? {
        guard let home = unsafe getenv("HOME").map({ unsafe String(cString: $0) }), !home.isEmpty else {
            return nil
        }
        return home + "/" + path
    }
}
