import ArgumentParser
import Foundation
import VitrineGoldens
import VitrinePNG

enum DiffFormat: String, ExpressibleByArgument, CaseIterable, Sendable { case text, json }
