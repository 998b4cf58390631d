# Runs samples as they come, each in a subshell of its own: starting bash from a large process takes longer than a sample. A
# sample is two texts that end with NUL: the variables it may use, as assignments, and what is pasted. After what a sample has
# printed come NUL, the code that it ended with, and NUL.
while IFS= read -r -d '' variables && IFS= read -r -d '' pasted; do
  (
    set -a
    eval "$variables"
    set +a
    eval "$pasted"
  ) </dev/null
  printf '\0%s\0' "$?"
done
