// Finds pages and their parts by words. Before it, in the same file: find_words.mjs and find_index.mjs.

/** How much a word counts that only the page has and not the part. */
const inherited = 0.8
/** Of another word for the one that was asked, of the beginning of one, and of one with another letter. */
const ofSynonym = 0.5
const ofBeginning = 0.6
const ofTypo = 0.6

/** How much it counts that an entry has all that was asked: 0 is not at all. */
const ofCoverage = 1.3

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

/** Of another name of a page as a whole. */
const ofName = 4
/** Of what has the same words as another name of a page, in other forms. */
const ofSameStems = 1.6

/** Of a guide for a whole sentence, of what reads for a question, and of a code for a failure. */
const ofGuide = 1.15
const ofRead = 1.15
const ofFailure = 1.2

/** Of a field, for a query that is no name: what is asked in words is mostly said elsewhere. */
const ofField = 0.7

const question = /^\W*(?:who|what|which|when|where|has|have|did|is|are|does)\b/i
const failure =
  /\b(?:errors?|wrong|invalid|refused|rejected|unsupported|unknown|not found|too large|expired|[45]\d\d)\b/i
const sentence =
  /^\W*(?:how|what|which|who|when|where|why|is|are|can|could|do|does|will|should|i|my|the)\b/i

/** The pages of what answers a question. */
const reads = /^capabilities\/.*\.(get|query|list|search)$/

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

/** How much a stem tells, because few entries have it. */
function telling(stem) {
  return (
    Math.log(1 + entries / (vocabulary.get(stem)?.size ?? 1)) * (values.has(stem) ? ofValue : 1)
  )
}

/** How much of a name of a page was asked for, and how much of what was asked is in it. */
function called(name, words, whole) {
  let has = 0
  let all = 0
  const used = new Set()
  for (const stem of name) {
    const tells = telling(stem)
    all += tells
    let same = 0
    for (const word of words) {
      const factor = word.stems.get(stem) ?? 0
      if (factor > 0) used.add(word)
      same = Math.max(same, factor)
    }
    has += same * tells
  }
  let asked = 0
  for (const { tells } of used) asked += tells
  return has * (has / all) * Math.sqrt(asked / whole)
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
  if (!values.has(stemOf(word))) return { counts, stems, tells }
  for (const [entry, count] of counts) counts.set(entry, count * ofValue)
  return { counts, stems, tells: tells * ofValue }
}

/** How well a kind of page fits what kind of thing is asked, before any word is compared. */
function priorOf({ path, prior }, query, count) {
  if (failure.test(query) && /^errors\/(?!index)/.test(path)) return ofFailure
  if (path.startsWith('guides/') && (count > 3 || sentence.test(query))) return prior * ofGuide
  return reads.test(path) && question.test(query) ? prior * ofRead : prior
}

/**
 * The pages for what somebody asks, the best first. An entry need not have all words, but it counts much more if it
 * has: `part` is the section or field that has most of them, or null.
 */
function find(query) {
  const all = plain(query)
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
  const raw = rawOf(query)
  const isOne = !/\s/.test(query.trim())
  const isName = isOne && query.includes('_')
  // `PreparedAction` means the type, and no words.
  const isTyped = isOne && raw.includes(' ')
  const phrase = asked.map(stemOf).join(' ')
  const scoreOf = (of) => {
    let score = 0
    let covered = 0
    for (const { counts, tells } of words) {
      const count = of(counts)
      score += count
      if (count > 0) covered += tells
    }
    return score * (covered / whole) ** ofCoverage
  }
  const found = []
  for (const page of pages) {
    const known = isTyped ? [] : page.known
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
    const same = page.stems.filter((stem) => words.length > 0 && phrase.split(' ').includes(stem))
    // A title that says nothing else is nearer to what was asked, and another name for it names it.
    const share = same.length / page.stems.length
    // `get` says nothing, but a title with it is not the whole of what has none.
    const isTitle =
      page.stems.join(' ') === phrase &&
      wordsOf(page.title).every((word) => !stopWords.has(word) || all.includes(word))
    // Codes are also typed in words; the name of a type in one.
    const isCode = isTitle && (isOne || (/^errors\//.test(page.path) && page.stems.length > 1))
    const isAlias = known.some(({ stems }) => [' ', ''].some((gap) => stems.join(gap) === phrase))
    const isSaid = known.some(({ name }) => name === raw)
    best += ofName * Math.max(0, ...known.map(({ stems }) => called(stems, words, whole)))
    const named = isSaid || isCode || (isTitle && !/^(errors|resources)\//.test(page.path))
    if (best === 0) continue
    const prior = isCode ? 1.2 : priorOf(page, query, asked.length)
    const names = named ? 2.5 : isAlias ? ofSameStems : 1
    found.push({ page, part, score: best * prior * names * (0.8 + 0.2 * share) })
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
