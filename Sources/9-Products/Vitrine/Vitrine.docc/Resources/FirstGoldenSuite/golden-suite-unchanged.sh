vitrine test
# 2 pictures in 0.01 s, 400 a second: 2 unchanged

git add scenes goldens
git commit -m "A timer, with goldens in light and dark"
