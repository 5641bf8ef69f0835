extension DiffReport {
    /// The JSON Schema (draft 2020-12) of version 1 of the report. Later ones may have more keys under another version.
    public static let schema = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "What vitrine diff says of two pictures",
          "type": "object",
          "additionalProperties": false,
          "required": ["version", "result", "expected", "actual", "byteIdentical", "notes", "comparison"],
          "properties": {
            "version": { "const": 1 },
            "result": {
              "description": "match: exit code 0; sizes: 21; pixels: 22.",
              "enum": ["match", "sizes", "pixels"]
            },
            "expected": { "$ref": "#/$defs/file" },
            "actual": { "$ref": "#/$defs/file" },
            "byteIdentical": { "type": "boolean", "description": "Whether the files are the same byte by byte." },
            "notes": { "type": "array", "items": { "type": "string" } },
            "picture": { "type": "string", "description": "The path of the picture of the difference." },
            "comparison": { "$ref": "#/$defs/comparison" }
          },
          "$defs": {
            "count": { "type": "integer", "minimum": 0 },
            "level": { "type": "number", "minimum": 0, "maximum": 255, "description": "In 255ths of a component." },
            "rectangle": {
              "type": "object",
              "additionalProperties": false,
              "required": ["x", "y", "width", "height"],
              "properties": {
                "x": { "type": "integer" },
                "y": { "type": "integer" },
                "width": { "$ref": "#/$defs/count" },
                "height": { "$ref": "#/$defs/count" }
              }
            },
            "file": {
              "type": "object",
              "additionalProperties": false,
              "required": ["path", "width", "height"],
              "properties": {
                "path": { "type": "string" },
                "width": { "$ref": "#/$defs/count" },
                "height": { "$ref": "#/$defs/count" },
                "depth": { "enum": [8, 16], "description": "Bits a channel; not there where files are byte-identical." },
                "color": { "type": "string", "description": "What the file says of its colours, in words." }
              }
            },
            "region": {
              "type": "object",
              "additionalProperties": false,
              "required": ["box", "pixels"],
              "properties": {
                "box": { "$ref": "#/$defs/rectangle" },
                "pixels": { "$ref": "#/$defs/count", "description": "Those that differ." }
              }
            },
            "comparison": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "metric", "tolerance", "failures", "expectedWidth", "expectedHeight", "actualWidth", "actualHeight",
                "pixels", "maskedPixels", "changedPixels", "differingPixels", "antialiasedPixels",
                "largestDifference", "meanDifference", "regions", "regionCount"
              ],
              "properties": {
                "metric": { "enum": ["exact", "yiq", "oklab", "fuzzy"] },
                "tolerance": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["text", "source"],
                  "properties": {
                    "text": { "type": "string", "description": "How much may differ, in words." },
                    "source": { "type": "string", "description": "Where that was set." }
                  }
                },
                "failures": {
                  "description": "Empty where the pictures match.",
                  "type": "array",
                  "items": { "enum": ["sizes", "pixels", "density", "drift", "vanished"] }
                },
                "expectedWidth": { "$ref": "#/$defs/count" },
                "expectedHeight": { "$ref": "#/$defs/count" },
                "actualWidth": { "$ref": "#/$defs/count" },
                "actualHeight": { "$ref": "#/$defs/count" },
                "pixels": { "$ref": "#/$defs/count", "description": "Those that at least one picture has." },
                "maskedPixels": { "$ref": "#/$defs/count" },
                "changedPixels": { "$ref": "#/$defs/count", "description": "Those that differ at all." },
                "differingPixels": { "$ref": "#/$defs/count", "description": "Those that differ by the metric." },
                "antialiasedPixels": {
                  "$ref": "#/$defs/count", "description": "Those that would, but look like anti-aliasing."
                },
                "largestDifference": { "$ref": "#/$defs/level" },
                "meanDifference": { "$ref": "#/$defs/level" },
                "boundingBox": { "$ref": "#/$defs/rectangle" },
                "regions": {
                  "description": "Those of most pixels first.",
                  "type": "array",
                  "maxItems": 1000,
                  "items": { "$ref": "#/$defs/region" }
                },
                "regionCount": { "$ref": "#/$defs/count" },
                "density": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["window", "allowed", "largest"],
                  "properties": {
                    "window": { "type": "integer", "minimum": 1 },
                    "allowed": { "$ref": "#/$defs/count" },
                    "largest": { "$ref": "#/$defs/count" },
                    "place": { "$ref": "#/$defs/rectangle" }
                  }
                },
                "drift": {
                  "description": "The farthest drift of the mean colour of any 16 by 16 pixels.",
                  "type": "object",
                  "additionalProperties": false,
                  "required": ["limit", "largest"],
                  "properties": {
                    "limit": { "$ref": "#/$defs/level" },
                    "largest": { "$ref": "#/$defs/level" },
                    "place": { "$ref": "#/$defs/rectangle" }
                  }
                }
              }
            }
          }
        }

        """#
}
