// Expectations take scenes, so `import VitrineTesting` brings what makes them.

@_exported import Vitrine
