# What the report's page exported
vitrine approve approvals.json

# Or all pictures of a scene
vitrine approve scenes/timer.yaml
# approved  timer.yaml [dark]
# approved  timer.yaml [light]
# 2 approved, 0 refused

vitrine test
# 2 pictures in 0.07 s, 28 a second: 2 matched
