import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Frame, Way } from '#generated/server/assistant/frame.ts'
import { frames as written, ways } from '#generated/server/assistant/senses.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import { withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { keptInState } from '#server/surfaces/assistant/rules/kept_in_state.ts'
import { isOtherNo } from '#server/surfaces/assistant/rules/doubt/not_invited.ts'
import { withOpening } from '#server/surfaces/assistant/rules/sense/opened.ts'
import { segmentsIn } from '#server/surfaces/assistant/rules/sense/segments.ts'
import { spotsIn } from '#server/surfaces/assistant/rules/sense/spots.ts'
import { isFree } from '#server/surfaces/assistant/rules/sense/slot_fits.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import { weigh } from '#server/surfaces/assistant/rules/sense/weigh.ts'
import {
  type Reading,
  spotsOfClass,
  type Weighed,
} from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** What people ask for, whatever the language. */
export const senseFrames = written as unknown as readonly Frame[]

/** A frame that a message may mean by the classes of its words. */
export interface Sensed extends Weighed {
  readonly frame: Frame
}

/** The most words that are read. */
const maxTokens = 60

/** A message as it is read, and the frames that it may mean, the likeliest first. */
export interface Senses {
  readonly reading: Reading
  readonly all: readonly Sensed[]
  /** Changes of which all is said but one text: “make a new list”. */
  readonly lacking: readonly Sensed[]
}

/** The frames that a message may mean, the likeliest first. A message is weighed once in a state of its turn. */
export const sensesOf = keptInState(weighedSenses)

/** A message as it is read, once in a state of its turn. */
export const readingIn = keptInState((working, clause): Reading => {
  const text = withoutOpeners(
    clause.replace(/\s*(?:->|→|=>)\s*/g, ' arrow ').replace(/\s*(?:<3|❤️?|♥️?)(?=\s|$)/gu, ' heart '),
    working.spoken,
  )
  return readingOf(working, text)
})

/** A way with what is the same in all messages. */
interface PreparedWay {
  readonly way: Way
  readonly frame: Frame
  /** Classes of which a message has one of each, apart from those that say little. */
  readonly must: readonly (readonly string[])[]
  /** Whether it has a slot for a free text, and those that it cannot be without. */
  readonly hasText: boolean
  readonly texts: readonly string[]
}

const prepared: readonly PreparedWay[] = ways.flatMap((way) => {
  const frame = senseFrames[way.frame]
  if (frame === undefined) return []
  const isText = (slot: string, kind: string) => slot !== 'area' && isFree(kind, slot, frame)
  const hasText = [...way.slots, ...way.maySlots].some(
    (slot) => slot in frame.slots && isText(slot, frame.slots[slot] ?? 'text'),
  )
  const texts = way.slots.filter((slot) => isText(slot, frame.slots[slot] ?? ''))
  return [{ way, frame, must: way.must.filter((group) => !group.every(isWeak)), hasText, texts }]
})

function weighedSenses(working: Working, clause: string): Senses {
  const reading = readingIn(working, clause)
  if (isStrange(reading)) return { reading, all: [], lacking: [] }
  const segments = segmentsIn(reading)
  const best = new Map<number, Sensed>()
  const lacking: Sensed[] = []
  const having = new Set<string>()
  for (const { classes } of reading.tags) for (const name of classes) having.add(name)
  for (const [name, kind] of Object.entries(spotsOfClass))
    if (reading.spots.some((one) => one.kind === kind)) having.add(name)
  for (const { way, frame, must, hasText, texts } of prepared) {
    if (!mayBe(must, having) || isOtherNo(frame, reading)) continue
    const isTextNeeded = texts.some((slot) => !reading.spots.some(({ kind }) => kind === slot))
    if (isTextNeeded && reading.unknown.length === 0 && way.must.length >= leastSaid) {
      const weighed = weigh(way, frame, reading, null, true)
      if (weighed && isAllButText(weighed)) lacking.push({ frame, ...weighed })
    }
    const all = hasText ? [...(isTextNeeded ? [] : [null]), ...segments] : [null]
    for (const segment of all) {
      const weighed = weigh(way, frame, reading, segment)
      if (weighed === null) continue
      const before = best.get(way.frame)
      if (!before || weighed.score > before.score) best.set(way.frame, { frame, ...weighed })
    }
  }
  const sorted = (some: readonly Sensed[]) => some.toSorted((one, other) => other.score - one.score)
  return { reading, all: sorted([...best.values()]), lacking: sorted(lacking) }
}

/** From how many classes on a request is said although its text is not, and with which score. */
const [leastSaid, leastScore] = [2, 1.5]

function isAllButText({ lacking, missing, left, score }: Weighed): boolean {
  return lacking.length === 1 && missing.length === 0 && left === 0 && score >= leastScore
}

/** From so many words on a message of which hardly one is known says nothing here. */
const foreign = { words: 6, known: 0.4 }

function isStrange({ tokens, unknown }: Reading): boolean {
  return tokens.length >= foreign.words && unknown.length > (1 - foreign.known) * tokens.length
}

/** Whether a message has a word of each class that says much and that a way must have. */
function mayBe(must: PreparedWay['must'], having: ReadonlySet<string>): boolean {
  for (const group of must) {
    let at = 0
    while (at < group.length && !having.has(group[at] ?? '')) at += 1
    if (at === group.length) return false
  }
  return true
}

/** Classes of verbs whose words are nouns behind an article, as in “do what the note says”. */
const nounsToo: ReadonlySet<string> = new Set(['save'])

/** What a word is at the beginning, and what it is elsewhere alone: “teil die mal mit Zoë” shares, “open the brunch” shows it. */
const atFirst: readonly (readonly [string, string])[] = [
  ['share', 'come'],
  ['show', 'left'],
]

function firstRather({ classes }: Tag): readonly [string, string] | undefined {
  return atFirst.find((both) => both.every((name) => classes.has(name)))
}

function readingOf(working: Working, text: string): Reading {
  const { spoken } = working
  const tokens = tokensOf(text, spoken.words.short).slice(0, maxTokens)
  const spots = spotsIn(working, text, tokens)
  const inSpot = (at: number) =>
    spots.some(
      ({ from, to, kind, isSoft }) =>
        !isSoft && kind !== 'it' && kind !== 'them' && from <= at && at < to,
    )
  // “Sag zu” ends with its particle; “zu früh” has none.
  const isLast = (to: number) =>
    to >= tokens.length || /[.,;!?]/.test(text.slice(tokens[to - 1]?.end, tokens[to]?.at))
  const isSilent = (at: number) => spoken.silent.has(tokens[at]?.key ?? '')
  const said = spoken.lexicon
    .tags(tokens, (at) => isSilent(at) || inSpot(at))
    .filter(({ from, to }) => !(inSpot(from) && inSpot(to - 1)))
  const tags = withOpening(said, spots, isLast).flatMap((tag) => {
    if (tag.classes.has('particle') && !isLast(tag.to)) return []
    const [verb, other] = tag.from === 0 ? (firstRather(tag) ?? []) : []
    if (verb !== undefined)
      return [{ ...tag, classes: new Set([...tag.classes].filter((one) => one !== other)) }]
    if (!spoken.words.articles.includes(tokens[tag.from - 1]?.key ?? '')) return [tag]
    const classes = new Set([...tag.classes].filter((one) => !nounsToo.has(one)))
    return classes.size > 0 ? [{ ...tag, classes }] : []
  })
  const inTag = (at: number) => tags.some(covers(at))
  // “Finde mal raus, ob …”
  const isIf = (at: number) =>
    spoken.words.hedges.includes(tokens[at]?.key ?? '') &&
    tags.some(({ to, classes }) => to === at && classes.has('research'))
  const unknown = tokens.flatMap(({ key }, at) =>
    isIf(at) ||
    spots.some(({ from }) => from === at) ||
    inSpot(at) ||
    inTag(at) ||
    isSilent(at) ||
    spoken.vagueWords.has(key) ||
    key.length < 2
      ? []
      : [at],
  )
  return { working, text, tokens, tags, spots, unknown }
}
