// Finds pages and their parts by words. Before it, in the same file: the functions of find_words.mjs, and
//
//   docsIndex     a page: [path, title, kind, description, other names, words]; then each of its parts, such as a
//                 section or a field: [anchor, heading, words]
//   docsSynonyms  groups of words that mean the same here; a phrase has a + between its words

/** How much a word counts by the place where it is. */
const weights = { title: 10, alias: 9, heading: 8, kind: 4, about: 3, summary: 9, body: 1 }
/** Of a word that only the page has and not the part. */
const inherited = 0.8
/** Of another word for the one that was asked, of the beginning of one, and of one with another letter. */
const ofSynonym = 0.5
const ofBeginning = 0.6
const ofTypo = 0.6

/** Of a word that says which values are wanted: it stands in examples of every kind. */
const ofValue = 0.6
const values = new Set(
  (
    'today tonight tomorrow yesterday day days week weeks weekend month year morning evening afternoon night next last ' +
    'monday tuesday wednesday thursday friday saturday sunday two three four five six'
  )
    .split(' ')
    .map(stemOf),
)

/** Of a field, for a query that is no name: what is asked in words is mostly said elsewhere. */
const ofField = 0.7

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

function stemsOf(text) {
  const words = wordsOf(text)
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : words).map(stemOf)
}

for (const record of globalThis.docsIndex) {
  const entry = entries
  entries += 1
  if (record.length === 3) {
    const [anchor, heading, words] = record
    pages.at(-1).parts.push({ entry, anchor, heading, isField: anchor.includes('.') })
    add(entry, heading, weights.heading)
    add(entry, words, bodyWeight(words))
    continue
  }
  const [path, title, kind, about, aliases, words] = record
  const prior = priors.find(([pattern]) => pattern.test(path))?.[1] ?? 1
  const names = aliases === '' ? [] : aliases.split(', ')
  const known = names.map((name) => stemsOf(name).join(' '))
  pages.push({ entry, path, title, kind, about, prior, known, stems: stemsOf(title), parts: [] })
  add(entry, title, weights.title)
  add(entry, title.toLowerCase(), weights.title)
  // A word of a longer name says less than a name of its own.
  const most = path.startsWith('capabilities/') ? weights.alias * 0.5 : weights.alias
  for (const name of names) add(entry, name, most * (0.3 + 0.7 / name.split(' ').length))
  for (const name of names.filter((one) => one.split(' ').length === 2))
    add(entry, name.replace(' ', ''), weights.alias)
  add(entry, kind, weights.kind)
  // What a capability is for is said in its summary.
  add(entry, about, path.startsWith('capabilities/') ? weights.summary : weights.about)
  add(entry, words, bodyWeight(words))
}

const synonyms = new Map()
const phrases = []
for (const group of globalThis.docsSynonyms) {
  const [first, ...others] = group.split(' ')
  for (const phrase of others.filter((other) => other.includes('+')))
    phrases.push([new RegExp(`\\b${phrase.replace('+', '\\s+')}\\b`, 'gi'), first])
  const stems = group
    .split(' ')
    .filter((word) => !word.includes('+'))
    .map(stemOf)
  for (const stem of stems) synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...stems])
}

/** A query in which each phrase that has one word for it is that word. */
function plain(query) {
  return phrases.reduce((text, [phrase, word]) => text.replaceAll(phrase, word), query)
}

/** Whether one letter added, left out or changed makes one word of the other. */
function almost(word, other) {
  if (word.length < 5 || Math.abs(word.length - other.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === other[from]) from += 1
  const rest = (text, skip) => text.slice(from + skip)
  return (
    rest(word, 1) === rest(other, 1) ||
    rest(word, 0) === rest(other, 1) ||
    rest(word, 1) === rest(other, 0) ||
    (word.length === other.length &&
      word[from] === other[from + 1] &&
      word[from + 1] === other[from] &&
      rest(word, 2) === rest(other, 2))
  )
}

/** The stems that stand for a word, each with how much it counts. */
function meant(word, isLast) {
  const found = new Map()
  const note = (stem, factor) => found.set(stem, Math.max(factor, found.get(stem) ?? 0))
  const stem = stemOf(word)
  if (vocabulary.has(stem)) note(stem, 1)
  for (const other of synonyms.get(stem) ?? []) if (vocabulary.has(other)) note(other, ofSynonym)
  // A person who is still typing means a longer word.
  if (isLast && word.length > 1 && !/^\d/.test(word))
    for (const [other, its] of written) if (other.startsWith(word)) note(its, ofBeginning)
  if (found.size === 0)
    for (const [other, its] of written) if (almost(word, other)) note(its, ofTypo)
  if (found.size === 0 && word.length > 3)
    for (const [other, its] of written) if (other.includes(word)) note(its, ofTypo)
  return found
}

/** For one word: what it counts in each entry, and how much it tells at all, because few entries have it. */
function lookUp(word, isLast, pairs) {
  const counts = new Map()
  const stems = meant(word, isLast)
  for (const pair of pairs) if (vocabulary.has(pair)) stems.set(pair, 1)
  for (const [stem, factor] of stems) {
    const found = vocabulary.get(stem)
    const rarity = Math.sqrt(Math.log(1 + entries / found.size))
    for (const [entry, weight] of found)
      counts.set(entry, Math.max(weight * factor * rarity, counts.get(entry) ?? 0))
  }
  const tells = Math.log(1 + entries / Math.max(1, counts.size))
  if (!values.has(stemOf(word))) return { counts, tells }
  for (const [entry, count] of counts) counts.set(entry, count * ofValue)
  return { counts, tells: tells * ofValue }
}

/**
 * The pages for what somebody asks, the best first. An entry need not have all words, but it counts much more if it
 * has: `part` is the section or field that has most of them, or null.
 */
function find(query) {
  const all = wordsOf(plain(query))
  const telling = all.filter((word) => !stopWords.has(word))
  const asked = telling.length > 0 ? telling : all
  if (asked.length === 0) return []
  const words = asked.map((word, at) => {
    const isLast = word === all.at(-1) && at === asked.length - 1 && /[a-z0-9]$/i.test(query)
    // Words may be written apart or as one: `time zone` and `timezone`.
    const pairs = [asked[at - 1] + word, word + asked[at + 1]].map(stemOf)
    return lookUp(word, isLast, pairs)
  })
  const whole = words.reduce((sum, { tells }) => sum + tells, 0)
  const isOne = !/\s/.test(query.trim())
  const isName = isOne && query.includes('_')
  const phrase = asked.map(stemOf).join(' ')
  const scoreOf = (of) => {
    let score = 0
    let covered = 0
    for (const { counts, tells } of words) {
      const count = of(counts)
      score += count
      if (count > 0) covered += tells
    }
    return score * (covered / whole) ** 1.6
  }
  const found = []
  for (const page of pages) {
    const own = scoreOf((counts) => counts.get(page.entry) ?? 0)
    let best = own
    let part = null
    for (const one of page.parts) {
      // A part has to have one of the words itself.
      if (!words.some(({ counts }) => counts.has(one.entry))) continue
      const score =
        (one.isField && !isName ? ofField : 1) *
        scoreOf((counts) =>
          Math.max(counts.get(one.entry) ?? 0, inherited * (counts.get(page.entry) ?? 0)),
        )
      if (score <= best) continue
      best = score
      part = one
    }
    // The name of a field finds the field.
    if (isName && part?.heading === query.trim().toLowerCase()) best *= 1.5
    if (best === 0) continue
    const same = page.stems.filter((stem) => words.length > 0 && phrase.split(' ').includes(stem))
    // A title that says nothing else is nearer to what was asked, and another name for it names it.
    const share = same.length / page.stems.length
    const isTitle = page.stems.join(' ') === phrase
    // Codes are also typed in words; the name of a type in one.
    const isCode = isTitle && (isOne || (/^errors\//.test(page.path) && page.stems.length > 1))
    const isAlias = page.known.some((name) => name === phrase || name.replace(' ', '') === phrase)
    const named = isAlias || isCode || (isTitle && !/^(errors|resources)\//.test(page.path))
    const prior = isCode ? 1.2 : page.prior
    found.push({ page, part, score: best * prior * (0.8 + 0.2 * share) * (named ? 2.5 : 1) })
  }
  found.sort((one, other) => other.score - one.score)
  const [first] = found
  return found
    .filter(({ score }) => score > first.score / 12)
    .slice(0, 20)
    .map(({ page: { path, title, kind, about }, part }) => ({
      path: part ? `${path}.html#${part.anchor}` : `${path}.html`,
      title: part ? `${title} › ${part.heading}` : title,
      kind,
      about,
    }))
}

globalThis.findPages = find
