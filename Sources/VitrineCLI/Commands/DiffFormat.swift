import ArgumentParser
import Foundation

enum DiffFormat: String, ExpressibleByArgument, CaseIterable, Sendable { case text, json }
