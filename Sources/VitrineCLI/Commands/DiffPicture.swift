import ArgumentParser
import Foundation

enum DiffPicture: String, ExpressibleByArgument, CaseIterable, Sendable {
    case heat
    case sideBySide = "side-by-side"
}
