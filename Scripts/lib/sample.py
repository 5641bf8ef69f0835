"""What the scenes of checks are made of."""

TOKENS = {
    "color": {
        "accent": {"$type": "color", "$value": "#7C5CFF"},
        "ground": {"$type": "color", "$value": "#F4F0FF"},
    }
}
