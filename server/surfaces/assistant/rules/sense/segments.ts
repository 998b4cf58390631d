import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { leadsName } from '#server/surfaces/assistant/rules/name/new_name.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import type { Reading, Segment } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** The most places where free text may begin that are weighed. */
const maxSegments = 60

/** What is followed, behind a colon, by nothing but its text. */
const wholeBehindColon = ['rename', 'title', 'description']

/**
 * Where free text may stand: what is in quotation marks; else from after a word that begins it, or after what was understood, to the end
 * or to before a name or a time.
 */
export function segmentsIn(reading: Reading): readonly Segment[] {
  const { tokens, spots, tags, unknown, working, text } = reading
  const { spoken } = working
  const { before_text: markers, senses } = spoken.words
  const { that_clause: clauses = [] } = senses
  const quotes = spots.filter(({ kind }) => kind === 'quote')
  if (quotes.length > 0)
    return quotes.map(({ from, to }) => ({ from, to, isOver: false, worth: 0.6 }))
  const count = tokens.length
  const isSilent = (at: number) => spoken.silent.has(tokens[at]?.key ?? '')
  const isEdge = (at: number) => spoken.words.edges.includes(tokens[at]?.key ?? '')
  const isUnknown = new Set(unknown)
  const tagAt = (at: number) => tags.find(covers(at))
  const ends = new Set([count])
  // A text rarely goes beyond its sentence, and sometimes not over a comma.
  const marks = tokens.map(({ end }, at) => {
    const between = text.slice(end, tokens[at + 1]?.at ?? end)
    return /[.!?;]\s/.test(between) ? 0.5 : /[,:–]\s/.test(between) ? 0.08 : 0
  })
  for (const [at, cost] of marks.entries()) if (cost > 0) ends.add(at + 1)
  for (const { from, kind } of spots) {
    if (kind === 'it' || kind === 'them') continue
    let at = from
    while (at > 0 && isSilent(at - 1)) at -= 1
    ends.add(at)
    // “… to the list Date night”: the word for its kind is of the name.
    if (kind !== 'name' || !tagAt(at - 1)?.classes.has('list')) continue
    at = tagAt(at - 1)?.from ?? at
    while (at > 0 && isSilent(at - 1)) at -= 1
    ends.add(at)
  }
  // “Add the uni library to my places”: a text ends before where it goes.
  const isBefore = (at: number) =>
    isSilent(at) ||
    [...(tagAt(at)?.classes ?? ['none'])].every((name) => isWeak(name) || beforeHome.has(name))
  const beforeHomes = new Set<number>()
  const isVerbAt = (at: number) =>
    spoken.words.verbs === 'last' &&
    (isSilent(at) || ['add', 'save', 'make'].some((name) => tagAt(at)?.classes.has(name)))
  for (const { from, to, classes } of tags) {
    // “Füg Torben zu meinen Leuten hinzu”
    const end = tokens.findIndex((_, at) => at >= to && !isVerbAt(at))
    const isEnd = end === -1 || (marks[end - 1] ?? 0) > 0
    // “Add the office as a place, Torstraße 5”
    const leads = [from - 1, from - 2].map((at) => tokens[at]?.key ?? '')
    const isAs = classes.has('place') && leads.some((key) => markers.includes(key))
    if (!isEnd || !(isAs || homes.some((name) => classes.has(name)))) continue
    let at = from
    while (at > 1 && isBefore(at - 1)) at -= 1
    if (!ends.has(at)) beforeHomes.add(at)
    ends.add(at)
  }
  const isNaming = tags.some(({ classes }) => classes.has('rename') || classes.has('title'))
  // What ends a sentence in German: “… merken”, “… umbenennen”.
  let last = count
  while (
    spoken.words.verbs === 'last' &&
    last > 1 &&
    // “Das heißt jetzt Raclette Abend” ends with no verb.
    !(isNaming && /^\p{Lu}/u.test(text.slice(tokens[last - 1]?.at))) &&
    (isSilent(last - 1) || tagAt(last - 1)?.to === last)
  ) {
    last = tagAt(last - 1)?.from ?? last - 1
    ends.add(last)
  }
  // “… from now on”, “… ab jetzt”
  const [aside] = tags.slice(-1)
  if (aside?.classes.has('aside') && aside.to === count) ends.add(aside.from)
  // “Petra vom Chor | als Kontakt”: no text ends with what leads to where it is kept.
  for (const to of [...ends]) {
    if (to === count || to < 2 || !markers.includes(tokens[to - 1]?.key ?? '')) continue
    ends.delete(to)
    ends.add(to - 1)
  }
  const isAddress = (from: number, to: number) =>
    spots.some((one) => one.kind === 'address' && one.from <= from && to <= one.to)
  const isBehindName = (at: number) => spots.some(({ kind, to }) => kind === 'name' && to === at)
  // “Merk dir, dass …”
  const isSaidBefore = (at: number) =>
    tagAt(at) !== undefined || (isSilent(at) && tagAt(at - 1) !== undefined)
  // “A list for Ada, call it Slow nights”: who is named before a word for naming is not what it is called.
  const isWho = (from: number, to: number) =>
    tags.some((tag) => tag.classes.has('rename') && tag.from >= to) &&
    spots.some(
      (one) => one.kind === 'name' && one.from === from && one.things[0]?.thing.kind === 'person',
    )
  // “New name: for Mummy”, “Beschreibung: bitte warm anziehen”: all that is behind the colon.
  const isBehindColon = (at: number) =>
    /:\s*$/.test(text.slice(0, tokens[at]?.at ?? 0)) &&
    tags.some(({ classes, to }) => to <= at && wholeBehindColon.some((name) => classes.has(name)))
  const isLead = (at: number) => {
    const token = tokens[at]
    return token !== undefined && leadsName(text, token, spoken)
  }
  const segments: Segment[] = []
  for (let from = 0; from < count; from += 1) {
    const before = tokens[from - 1]?.key ?? ''
    const isNamed = [...(from > 0 ? (tagAt(from - 1)?.classes ?? []) : [])].includes('rename')
    const isBehindMark = /[:–-]\s*$/.test(text.slice(0, tokens[from]?.at ?? 0))
    // “New name: for Mummy” begins before “for”.
    const isMarker = markers.includes(before) && !isBehindColon(from - 1)
    const isMarked = isNamed || isMarker || isBehindMark
    const isStart =
      from === 0 ||
      isMarked ||
      tagAt(from - 1)?.to === from ||
      isSilent(from - 1) ||
      spots.some(({ to }) => to === from)
    const isArticle = spoken.words.articles.includes(tokens[from]?.key ?? '')
    // “Note that we need aprons”: the text is all that is to be noted.
    const isClause = clauses.includes(before) && isSaidBefore(from - 2)
    // “Umbenennen in Zeit zu zweit”
    const isRenamed = markers.includes(before) && tagAt(from - 2)?.classes.has('rename') === true
    const isOpen =
      isClause ||
      isRenamed ||
      isLead(from) ||
      (markers.includes(before) && isArticle) ||
      isBehindColon(from)
    if (!isStart || (isSilent(from) && !isOpen)) continue
    if (isLead(from - 1) || (tagAt(from) && tagAt(from)?.from !== from)) continue
    // “Rather Adele” is Adele.
    if (tagAt(from)?.classes.has('rather')) continue
    for (const to of ends) {
      if (to <= from || isAddress(from, to) || isWho(from, to)) continue
      // “Trag Rolf als Kontakt ein”: what leads on is no part of a text.
      const isLeading = isEdge(to - 1) && to < count && marks[to - 1] === 0
      if (isLeading && !spots.some((one) => one.to === to)) continue
      // What goes where it is named is said right before it.
      if (beforeHomes.has(to) && marks.slice(from, to - 1).some((cost) => cost > 0)) continue
      let worth = isMarked ? 0.35 : 0
      // “Save sushi making”: what is asked for is no part of its text.
      if (from === 0 && [...(tagAt(0)?.classes ?? [])].some((one) => requesting.has(one)))
        worth -= 0.6
      if (to === count) worth += 0.05
      // “Days to Blue” behind “Rainy”: the text begins after “to”.
      const isOverMarker = tokens.slice(from + 1, to - 1).some(({ key }) => markers.includes(key))
      if (!isMarked && isOverMarker && isBehindName(from)) worth -= 0.5
      // A text has a word of its own, unless what stands before it says that it is one.
      const isOwn = tokens
        .slice(from, to)
        .some(
          (one, at) =>
            isUnknown.has(from + at) ||
            (from + at > 0 && /^\p{Lu}/u.test(text.slice(one.at, one.end))),
        )
      const isThing = spots.some((one) => things.has(one.kind) && one.from >= from && one.to <= to)
      if (!isOwn && !isThing && !isMarked) continue
      const length = to - from
      for (let at = from; at < to; at += 1) {
        if (isUnknown.has(at)) worth += 0.12
        else if (tagAt(at)?.classes.has('aside')) worth -= 0.15
        else if (tagAt(at))
          worth -=
            ([...(tagAt(at)?.classes ?? [])].every(isWeak) ? 0.05 : 0.3) * (isMarked ? 0.5 : 1)
      }
      for (let at = from; at < to - 1; at += 1) worth -= marks[at] ?? 0
      if (length > 7) worth -= 0.05 * (length - 7)
      worth = Math.max(worth, -0.8)
      const isOver = marks.slice(from, to - 1).some((cost) => cost >= 0.5)
      segments.push({ from, to, isOver, worth: Math.min(worth, 0.9) })
    }
  }
  return segments.sort((one, other) => other.worth - one.worth).slice(0, maxSegments)
}

/** Classes of words for where things and people are kept, and of those that stand before them. */
const homes: readonly string[] = ['places', 'people_n', 'friends']
const beforeHome: ReadonlySet<string> = new Set(['reason', 'thing', 'me', 'mine'])

/** Spots that may be a text. */
const things: ReadonlySet<string> = new Set(['name', 'number', 'area', 'time', 'address'])
