// Finds pages by words. The index is above, in the same file: address, title, kind, description, more words.

function wordsOf(text) {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

function prepared([path, title, kind, about, words]) {
  return {
    path,
    title,
    kind,
    about,
    name: title.toLowerCase(),
    parts: [
      [12, wordsOf(title)],
      [4, wordsOf(words)],
      [3, wordsOf(about)],
      [2, wordsOf(kind)],
    ],
  }
}

/** Whether one letter added, left out or changed makes one word of the other. */
function almost(word, other) {
  if (word.length < 4 || Math.abs(word.length - other.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === other[from]) from += 1
  const rest = (text, skip) => text.slice(from + skip)
  return (
    rest(word, 1) === rest(other, 1) ||
    rest(word, 0) === rest(other, 1) ||
    rest(word, 1) === rest(other, 0)
  )
}

function scoreOf(word, other) {
  if (word === other) return 3
  if (other.startsWith(word)) return 2
  if (word.length > 2 && other.includes(word)) return 1
  return almost(word, other) ? 0.5 : 0
}

/** Every word has to be found somewhere; what is found in a title counts most. */
function find(index, query) {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const whole = query.trim().toLowerCase()
  const found = []
  for (const entry of index) {
    let score = entry.name === whole ? 100 : entry.name.startsWith(whole) ? 20 : 0
    const all = asked.every((word) => {
      let best = 0
      for (const [weight, words] of entry.parts)
        for (const other of words) best = Math.max(best, weight * scoreOf(word, other))
      score += best
      return best > 0
    })
    // Among equals the shorter title is nearer to what was asked.
    if (all) found.push({ entry, score: score - entry.name.length / 100 })
  }
  found.sort((one, other) => other.score - one.score)
  return found.slice(0, 20).map(({ entry }) => entry)
}

const index = globalThis.docsIndex.map(prepared)
globalThis.findPages = (query) => find(index, query)
