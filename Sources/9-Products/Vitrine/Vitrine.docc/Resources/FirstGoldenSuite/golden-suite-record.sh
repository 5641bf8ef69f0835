mkdir scenes
mv timer.yaml scenes/
vitrine test
