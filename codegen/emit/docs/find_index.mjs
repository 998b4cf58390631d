// The index of the reference by words. Before it, in the same file: the functions of find_words.mjs, and
//
//   docsIndex     a page: [path, title, kind, description, other names, words]; then each of its parts, such as a
//                 section or a field: [anchor, heading, words]; an anchor that ends with a point goes on with the heading
//   docsSynonyms  groups of words that mean the same here; a phrase has a + between its words

/** How much a word counts by the place where it is. */
const weights = { title: 10, alias: 9, heading: 8, kind: 4, about: 3, summary: 9, body: 0.8 }

/** Of a word of another name: it tells what its words together mean. */
const ofWord = 0.7

/** Guides explain and capabilities do; the others are mostly reached from these. */
const priors = [
  [/^(guides\/|changelog$)/, 1.1],
  [/^capabilities\/(?!index)/, 1.15],
  [/^workflows\//, 0.9],
  [/^resources\//, 0.55],
  [/^errors\//, 0.8],
  [/^types\//, 0.6],
  [/^lint\//, 0.25],
]

/** Words of a section that is neither long nor short. */
const usual = 40

const synonyms = new Map()
/** Phrases by their first stem: the second, and the word that means the same. */
const phrases = new Map()
for (const group of globalThis.docsSynonyms) {
  const all = group.split(' ')
  for (const phrase of all.filter((one) => one.includes('+'))) {
    const [first, second] = phrase.split('+').map(stemOf)
    phrases.set(first, [...(phrases.get(first) ?? []), [second, all[0]]])
  }
  const stems = all.filter((one) => !one.includes('+')).map(stemOf)
  for (const stem of stems) synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...stems])
}

/** How far behind its first word the last one of a phrase may stand, as in `take a like back`. */
const reach = 3

/** The words of a text in which each phrase is the word that means the same; others may stand inside of it. */
function plain(text) {
  const words = wordsOf(text)
  for (let at = 0; at < words.length; at += 1)
    for (const [second, word] of phrases.get(stemOf(words[at])) ?? []) {
      const last = words.findIndex(
        (one, place) => place > at && place <= at + reach && stemOf(one) === second,
      )
      if (last === -1) continue
      words[at] = word
      words.splice(last, 1)
    }
  return words
}

/** Every word by its stem, with the entries that have it and how much it counts there. */
const vocabulary = new Map()
/** Stems by the words they come from, for what is typed only in part. */
const written = new Map()
const pages = []
let entries = 0

function add(entry, text, weight) {
  for (const word of wordsOf(text)) {
    if (stopWords.has(word)) continue
    const stem = stemOf(word)
    written.set(word, stem)
    const found = vocabulary.get(stem) ?? new Map()
    vocabulary.set(stem, found)
    found.set(entry, Math.max(weight, found.get(entry) ?? 0))
  }
}

/** In a long text any word may stand, so each tells less. */
function bodyWeight(words) {
  return weights.body * Math.min(1, Math.sqrt(usual / words.split(' ').length))
}

/** What was typed, without the signs around it. */
function rawOf(text) {
  return wordsOf(text).join(' ')
}

function stemsOf(text) {
  const words = plain(text)
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : words).map(stemOf)
}

for (const record of globalThis.docsIndex) {
  const entry = entries
  entries += 1
  if (record.length === 3) {
    const [anchor, heading, words] = record
    pages.at(-1).parts.push({
      entry,
      anchor: anchor.endsWith('.') ? anchor + heading : anchor,
      heading,
      isField: anchor.includes('.'),
    })
    add(entry, heading, weights.heading)
    add(entry, words, bodyWeight(words))
    continue
  }
  const [path, title, kind, about, aliases, words] = record
  const prior = priors.find(([pattern]) => pattern.test(path))?.[1] ?? 1
  const isCode = /^errors\/(?!index)/.test(path)
  const names = aliases === '' ? [] : aliases.split(', ')
  // A code is said in words by its description; the name of a type is looked at elsewhere.
  const titles = /^(resources|types|lint)\//.test(path) ? [] : [isCode ? about : title]
  const known = [...titles, ...names].map((name) => ({ name: rawOf(name), stems: stemsOf(name) }))
  pages.push({ entry, path, title, kind, about, prior, known, stems: stemsOf(title), parts: [] })
  add(entry, title, weights.title)
  add(entry, title.toLowerCase(), weights.title)
  // A word of a longer name says less than a name of its own.
  const most = path.startsWith('capabilities/') ? weights.alias * 0.5 : weights.alias
  for (const name of names) add(entry, name, ofWord * most * (0.3 + 0.7 / name.split(' ').length))
  for (const name of names.filter((one) => one.split(' ').length === 2))
    add(entry, name.replace(' ', ''), weights.alias)
  add(entry, kind, weights.kind)
  // What a capability is for is said in its summary.
  add(entry, about, isCode || path.startsWith('capabilities/') ? weights.summary : weights.about)
  add(entry, words, bodyWeight(words))
}
