import ArgumentParser
import Foundation

/// The exit codes that only `diff` has.
enum DiffExit {
    static let notCompared: Int32 = 1
    static let sizes: Int32 = 21
    static let pixels: Int32 = 22
}
