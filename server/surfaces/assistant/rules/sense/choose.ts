import type { Match } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { namedWell, ofPeople } from '#server/domain/assistant/names.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import { withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { isRead, matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import { keptInState } from '#server/surfaces/assistant/rules/kept_in_state.ts'
import {
  readingIn,
  type Sensed,
  type Senses,
  senseFrames,
  sensesOf,
} from '#server/surfaces/assistant/rules/sense/senses.ts'
import { withoutClause } from '#server/surfaces/assistant/rules/sense/clauses.ts'
import { asQuestion } from '#server/surfaces/assistant/rules/sense/questions_asked.ts'
import { isFree } from '#server/surfaces/assistant/rules/sense/slot_fits.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { isDoubtful } from '#server/surfaces/assistant/rules/sense/doubt.ts'
import { hasDraft } from '#server/surfaces/assistant/rules/sense/doubt_things.ts'
import { isHedged, isOneText, isUnsure } from '#server/surfaces/assistant/rules/sure.ts'

/**
 * A request as it was understood, by its pattern and by the classes of its words; null where no reading is better than another, or none
 * is good enough. A change is made where one of the two is sure of it and the other does not contradict, and is asked about otherwise.
 */
export const requestIn = keptInState(
  (working, clause): Request | null =>
    requestBesideClause(working, clause) ??
    asQuestion(working, clause, understood(working, clause)),
)

/**
 * The request of a message in which a clause says more of a thing, read without it: “open the list I made last week”. A change of what the
 * clause alone points at is asked about; where the request has a text, the clause may be of it. Null where no clause is in it.
 */
function requestBesideClause(working: Working, clause: string): Request | null {
  const bare = withoutClause(working, clause)
  if (bare === null) return null
  const request = asQuestion(working, bare, understood(working, bare))
  const frame = request && frameOf(working, request)
  if (request === null || !frame) return null
  const kinds = Object.keys(request.words).map((slot) => frame.slots[slot])
  if (kinds.some((kind) => kind === 'text' || kind === 'words')) return null
  const isNamed = frame.needs.every((slot) => slot in request.words)
  return isNamed || isRead({ frame }) ? request : { ...request, unsure: true }
}

function understood(working: Working, clause: string): Request | null {
  const noted = notedIn(working, clause)
  if (noted !== null) return noted
  const sensed = sensesOf(working, clause)
  const request = likeliest(working, clause, sensed)
  const lacking = lackingText(working, clause, sensed)
  if (request === null || (lacking !== null && isLess(working, request, sensed))) return lacking
  if (!request.unsure && !isDoubtful(working, clause, sensed, request)) return request
  const shown = draftShown(working, sensed, request)
  if (shown !== null) return shown
  const other = otherThan(working, clause, sensed, request)
  return { ...request, unsure: true, ...(other && { other }) }
}

/** The draft that there is of what an outing would be made of, where a word for showing says so: “open the fondue draft”. */
function draftShown(
  working: Working,
  { all, reading: { tags } }: Senses,
  request: Request,
): Request | null {
  const frame = frameOf(working, request)
  const isShown = tags.some(({ classes }) => classes.has('show') && !classes.has('rename'))
  if (frame === null || !isShown || !hasDraft(working, frame, request)) return null
  const sense = all.find((one) => one.frame.capability === 'plans.get' && one.words.plan_handle)
  return sense === undefined ? null : fromSense(working, sense, false)
}

/** The text of “note: …”, whatever it speaks of: nothing but a word for saving stands before its colon. */
export function notedIn(working: Working, clause: string): Request | null {
  const { spoken } = working
  const [, head = '', text = ''] = /^([^:]{2,40}):\s+(\S.*)$/su.exec(clause) ?? []
  if (text === '' || /https?:|\bwww\./.test(text)) return null
  const tokens = tokensOf(withoutOpeners(head, spoken), spoken.words.short)
  const tags = spoken.lexicon.tags(tokens, (at) => spoken.silent.has(tokens[at]?.key ?? ''))
  const saving = tags.filter(({ classes }) => classes.has('save'))
  const ofIt = tags.filter(({ classes }) =>
    ['save', 'idea', 'thing'].some((one) => classes.has(one)),
  )
  const isRest = (key: string, at: number) =>
    spoken.silent.has(key) || ofIt.some(({ from, to }) => from <= at && at < to)
  const frame = senseFrames.find(
    ({ capability, slots }) => capability === 'ideas.capture' && slots.text === 'text',
  )
  if (saving.length === 0 || !frame || !tokens.every(({ key }, at) => isRest(key, at))) return null
  const words = { text: text.trim() }
  return {
    frame: frame.id,
    words,
    values: {},
    labels: {},
    language: working.said.language,
    unsure: false,
  }
}

/** Whether a request names nothing, changes nothing and explains less than a change of which only a text is not said. */
function isLess(working: Working, request: Request, { all, lacking: [best] }: Senses): boolean {
  const capability = frameOf(working, request)?.capability
  const sense = all.find(({ frame }) => frame.capability === capability)
  if (Object.keys(request.words).length > 0 || (sense && isWrite(sense))) return false
  return best !== undefined && best.score > (sense?.score ?? 0)
}

/** A change of which only a text is not said, which is asked for: “make a new list”. */
function lackingText(working: Working, clause: string, { lacking }: Senses): Request | null {
  const [best, next] = lacking
  if (best === undefined || !isWrite(best) || isHedged(working, clause)) return null
  const isOne = next === undefined || next.frame.capability === best.frame.capability
  // “Open the list” shows the one that there is.
  const { tags } = readingIn(working, clause)
  if (tags.some(({ classes }) => classes.has('make') && classes.has('show'))) return null
  const [lacks] = best.lacking
  return isOne && lacks !== undefined ? { ...fromSense(working, best, false), lacks } : null
}

/** From which score on another reading is worth a choice. */
const offered = 0.6

/** What else a message may mean than what it was taken for: the likeliest that asks for something else. */
function otherThan(
  working: Working,
  clause: string,
  { all }: Senses,
  request: Request,
): Request | null {
  const capability = frameOf(working, request)?.capability
  const sense = all.find((one) => one.frame.capability !== capability && one.score >= offered)
  if (sense) return fromSense(working, sense, false)
  const match = matchesOf(working, clause).find(
    (one) => one.frame.capability !== capability && one.covered >= offered && !one.loose,
  )
  return match ? fromPattern(working, match, undefined, clause) : null
}

function likeliest(working: Working, clause: string, sensed: Senses): Request | null {
  // Patterns are compared where classes of words leave a doubt: that costs more.
  const [only, ...less] = sensed.all
  if (only && isPlain(only, less) && !isObeying(sensed.reading.tags))
    return fromSense(working, only, false)
  const { tags, spots, unknown } = sensed.reading
  if (tags.length + spots.length + unknown.length === 0 || isObeying(tags)) return null
  const [best, second] = backedFirst(matchesOf(working, clause).filter(isSaid), sensed)
  const [sense, ...others] = sensed.all
  const good = sense === undefined ? 'poor' : goodness(sense, others)
  const bySense = (unsure: boolean) => sense && fromSense(working, sense, unsure)
  if (best === undefined) return (good !== 'poor' && bySense(good === 'fair')) || null
  const byPattern = fromPattern(working, best, second, clause)
  // What no word of a class says, and what names nothing, is a slip of one pattern.
  const isBacked = sensed.all.some(
    (one) => one.frame.capability === best.frame.capability && one.score > backed,
  )
  const isTrusted =
    !byPattern.unsure &&
    (isRead(best) || (isAllTaken(sensed.reading, best) && isMeant(best, sensed.all)))
  const isWhole =
    best.left === 0 && best.covered >= cleanly && !best.loose && isSound(working, best, byPattern)
  const isSame = sense !== undefined && isAlike(best, sense)
  if (isTrusted && isWhole) {
    if (isSame) return (good === 'sure' && hasMore(best, sense) && bySense(false)) || byPattern
    const isContradicted = good === 'sure' && sense !== undefined && isWrite(sense)
    return isContradicted && !isRead(best) ? { ...byPattern, unsure: true } : byPattern
  }
  if (sense !== undefined && (good === 'sure' || (good === 'fair' && (isSame || !isWrite(sense)))))
    return bySense(good === 'fair' && !isTrusted) ?? null
  if (isUnclear(best, second)) return good === 'fair' ? (bySense(true) ?? null) : null
  if (best.left === 0 && best.covered >= mostly && namesStranger(best, byPattern, sensed.reading))
    return { ...byPattern, unsure: true }
  if (isTrusted && !isRead(best)) return byPattern
  if (!isBacked && !(isRead(best) && best.covered >= cleanly && isSound(working, best, byPattern)))
    return good === 'fair' ? (bySense(true) ?? null) : null
  return isRead(best) ? byPattern : { ...byPattern, unsure: true }
}

/** How much of a message a pattern has that names somebody who is not known. */
const mostly = 0.75

/** Whether somebody in a slot for people is nobody who is known: “invite Tom to bowling”, which is told and not done. */
function namesStranger(
  { frame }: Match,
  { words }: Request,
  { tokens, unknown, text }: Reading,
): boolean {
  const strange = unknown.map((at) => text.slice(tokens[at]?.at, tokens[at]?.end))
  return Object.entries(words).some(
    ([slot, said]) => ofPeople.has(frame.slots[slot] ?? '') && strange.includes(said.trim()),
  )
}

/** Whether a pattern is more than a name where a friendship would end: “no, Yusuf” asks for no such thing. */
function isSaid({ loose, frame }: Match): boolean {
  return !loose || frame.set.operation !== 'disconnect'
}

/** Of two patterns that have as much of a message, the one first that the classes of its words back. */
function backedFirst(matches: readonly Match[], { all }: Senses): readonly Match[] {
  const [best, second] = matches
  if (best === undefined || second === undefined) return matches
  const isBacked = ({ frame }: Match) =>
    all.some((one) => one.frame.capability === frame.capability && one.score > backed)
  const isWhole = second.covered >= 0.95 && second.score >= best.score && second.left === 0
  return isWhole && isBacked(second) && !isBacked(best) ? [second, best] : matches
}

/** From which score on a sense says the same as a pattern that is not sure by itself. */
const backed = 0

/** Whether something that is written somewhere is to be done: “do what the note says”. What others wrote asks for nothing. */
export function isObeying(tags: readonly Tag[]): boolean {
  return ['obey', 'says'].every((name) => tags.some(({ classes }) => classes.has(name)))
}

/** Whether a sense has slots that a pattern left out, other than those that may be known. */
function hasMore({ frame, slots }: Match, { frame: other, words }: Sensed): boolean {
  const own = Object.keys(words).filter(
    (name) => !other.needs.includes(name) && other.slots[name] !== 'text',
  )
  return own.some((name) => !frame.needs.includes(name) && !(name in slots))
}

/** Whether two readings ask for the same: of the same slots, apart from those that may be known. */
function isAlike({ frame, slots }: Match, { frame: other, words }: Sensed): boolean {
  if (frame.capability !== other.capability) return false
  const own = (names: Readonly<Record<string, unknown>>) =>
    Object.keys(names).filter((name) => !frame.needs.includes(name) && !other.needs.includes(name))
  const [some, others] = [own(slots), own(words)]
  const isNear =
    some.every((one) => others.includes(one)) || others.every((one) => some.includes(one))
  return isNear && JSON.stringify(frame.set) === JSON.stringify(other.set)
}

/** Whether the words of a message are of classes that a change is asked for in. */
function isMeant({ frame, slots }: Match, senses: readonly Sensed[]): boolean {
  const hasText = Object.keys(slots).some((slot) => frame.slots[slot] === 'text')
  // A text may hold anything: what it is for has to be said as well.
  if (!hasText) return true
  return senses.some((one) => one.frame.capability === frame.capability && one.score > -0.3)
}

/** Whether each name, number and time of a message is in some slot of a pattern. */
function isAllTaken({ spots, tokens }: Reading, { slots }: Match): boolean {
  const isIn = (at: number, end: number) =>
    Object.values(slots).some((slot) => slot.at < end && at < slot.end)
  return spots.every(({ kind, from, to, isWhose, isSoft }) => {
    const isTelling = kind === 'name' || kind === 'number' || kind === 'time' || kind === 'quote'
    if (!isTelling || isWhose || isSoft) return true
    return isIn(tokens[from]?.at ?? 0, tokens[to - 1]?.end ?? 0)
  })
}

/** How much of a message a pattern has that is not called into question. */
const cleanly = 0.85

type Goodness = 'sure' | 'fair' | 'poor'

function goodness(sense: Sensed, others: readonly Sensed[]): Goodness {
  const next = others.find(({ frame }) => frame.capability !== sense.frame.capability)
  const ahead = sense.score - (next?.score ?? 0)
  if (isWrite(sense)) {
    // Beside a free text nothing may be left over: it would be a part of it.
    const hasText = Object.keys(sense.words).some((slot) => sense.frame.slots[slot] === 'text')
    // One word of a class that says little beside much that is said: “an outing from the board games idea”.
    const isRich = !hasText && sense.score >= richly && ahead >= richly / 2
    const isWhole =
      sense.left < (isRich ? 0.6 : 0.4) &&
      sense.strange <= (hasText ? 0 : 2) &&
      sense.missing.length === 0
    if (sense.score >= 1.1 && isWhole && ahead >= 0.35) return 'sure'
  } else if (sense.score >= 0.8 && sense.left < 0.6 && sense.strange <= 2 && ahead >= 0.1)
    return 'sure'
  return sense.score >= 0.6 && sense.left <= 1 ? 'fair' : 'poor'
}

/**
 * Whether a request explains every word of a message, and nothing else comes near. A change of names, times and numbers alone needs
 * more; where a text begins and ends is for patterns to say, too.
 */
function isPlain(sense: Sensed, others: readonly Sensed[]): boolean {
  const next = others.find(({ frame }) => frame.capability !== sense.frame.capability)
  const least = isWrite(sense) ? plainly.write : plainly.read
  return (
    sense.left === 0 &&
    sense.strange === 0 &&
    sense.missing.length === 0 &&
    sense.score >= least &&
    sense.score - (next?.score ?? 0) >= least / 2 &&
    !(isWrite(sense) && hasText(sense))
  )
}

/** From which score on a change says so much that one word more leaves no doubt. */
const richly = 4

/** From which scores on a request is plain. */
const plainly = { read: 1.2, write: 2 }

function hasText({ frame, words }: Sensed): boolean {
  return Object.keys(words).some((slot) => isFree(frame.slots[slot] ?? '', slot, frame))
}

function isWrite(sense: Sensed): boolean {
  return !isRead(sense)
}

/** Two readings of which neither is better; a write needs a wider margin than a read. */
function isUnclear(best: Match | undefined, second: Match | undefined): boolean {
  if (best === undefined || second === undefined) return false
  return second.frame.capability !== best.frame.capability && best.likely - second.likely < 0.02
}

function fromPattern(
  working: Working,
  best: Match,
  second: Match | undefined,
  clause: string,
): Request {
  const { frame, slots } = best
  const text = withoutOpeners(clause, working.spoken)
  const times = timesIn(working, clause)
  const filled = Object.entries(slots).map(([slot, { at, end }]) => {
    const wider = times.find((one) => one.at <= at && end <= one.end)
    const isIn = frame.slots[slot] === 'moment' && wider !== undefined
    return [slot, isIn ? text.slice(wider.at, wider.end) : text.slice(at, end)]
  })
  return {
    ...{ frame: frame.id, words: Object.fromEntries(filled), values: {}, labels: {} },
    language: working.said.language,
    unsure: isUnsure(working, best, second, clause),
  }
}

/** Where times stand in a message: “the eighteenth at 8” is one, of which a pattern may have the hour alone. */
function timesIn(
  working: Working,
  clause: string,
): { readonly at: number; readonly end: number }[] {
  const { text, spots, tokens } = readingIn(working, clause)
  if (text !== withoutOpeners(clause, working.spoken)) return []
  const times = spots.filter(({ kind, isMoment }) => kind === 'time' && isMoment)
  return times.map(({ from, to }) => ({
    ...{ at: tokens[from]?.at ?? 0, end: tokens[to - 1]?.end ?? 0 },
  }))
}

function fromSense(working: Working, sense: Sensed, unsure: boolean): Request {
  return {
    ...{ frame: sense.frame.id, words: sense.words, values: {}, labels: {} },
    language: working.said.language,
    unsure: isWrite(sense) && (unsure || !isOneEach(working, sense)),
  }
}

/** Whether each text of a request is one, without another request in it. */
function isOneEach(working: Working, { frame, words }: Sensed): boolean {
  return Object.entries(words).every(
    ([slot, text]) =>
      (frame.slots[slot] !== 'text' && frame.slots[slot] !== 'words') ||
      isOneText(working, text, ''),
  )
}

const ofThings: ReadonlySet<string> = new Set([
  ...(['plan', 'draft', 'sent', 'idea', 'candidate', 'list', 'place', 'item', 'invite'] as const),
  'person',
])

/** Whether what a pattern took for names are names, and its texts have no more words of requests than a text has. */
function isSound(working: Working, { frame }: Match, { words }: Request): boolean {
  const { spoken, names, state } = working
  return Object.entries(words).every(([slot, text]) => {
    const kind = frame.slots[slot] ?? 'text'
    if (kind === 'text' && isRead({ frame })) return busyWords(working, text) < 2
    if (!ofThings.has(kind)) return true
    const about = { names, spoken, shown: state.shown, focus: state.focus }
    return /^["“„«]/.test(text) || namedWell(kind, text, about) >= 0.5
  })
}

/** How many words of a text are of classes that say much. */
function busyWords({ spoken }: Working, text: string): number {
  const tokens = tokensOf(text, spoken.words.short)
  const isSaying = (name: string) => !isWeak(name) && !ofNames.has(name)
  return spoken.lexicon
    .tags(tokens, () => true)
    .filter(({ classes }) => [...classes].every(isSaying)).length
}

/** Classes whose words are of names as well: “that ramen place”. */
const ofNames: ReadonlySet<string> = new Set(['food', 'sights', 'events', 'place', 'places'])
