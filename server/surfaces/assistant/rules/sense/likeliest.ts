import type { Match } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import { namedWell, ofPeople } from '#server/domain/assistant/names.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead, matchesOf, needKind } from '#server/surfaces/assistant/rules/matches.ts'
import { fromPattern, fromSense } from '#server/surfaces/assistant/rules/sense/as_request.ts'
import { goodness, isPlain, isWrite } from '#server/surfaces/assistant/rules/sense/goodness.ts'
import { isEndSaid } from '#server/surfaces/assistant/rules/sense/end_said.ts'
import type { Sensed, Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { focusFor, isFree, isTime } from '#server/surfaces/assistant/rules/sense/slot_fits.ts'
import { isSplitting } from '#server/surfaces/assistant/rules/sense/splitting.ts'
import { isWeak } from '#server/surfaces/assistant/rules/sense/weak.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** What a message asks for most likely by its pattern and its classes of words; null where neither is good enough. */
export function likeliest(working: Working, clause: string, sensed: Senses): Request | null {
  // Patterns are compared where classes of words leave a doubt: that costs more.
  const swap = swapIn(working, clause, sensed.reading)
  if (swap !== null) return swap
  const [only, ...less] = sensed.all
  if (only && isPlain(only, less) && !isObeying(sensed.reading.tags))
    return fromSense(working, only, false)
  const { tags, spots, unknown } = sensed.reading
  if (tags.length + spots.length + unknown.length === 0 || isObeying(tags)) return null
  const [best, second] = backedFirst(
    working,
    matchesOf(working, clause).filter(
      (one) =>
        isSaid(one) &&
        !asksOfSpeaker(one, sensed) &&
        !startsAtEnd(one, sensed) &&
        !isSplitting(working, clause, one, sensed),
    ),
    sensed,
  )
  const [sense, ...others] = completeFirst(sensed.all)
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
    if (isSame) {
      // “Nenn das Fondue Käseabend”: which plan is said, and no part of its new name.
      const isNamed = isOfNothing(working, best) && 'plan_handle' in sense.words
      const isBetter = good === 'sure' && (isNamed || isMore(best, sense, byPattern))
      return (isBetter && bySense(false)) || byPattern
    }
    const isContradicted = good === 'sure' && sense !== undefined && isWrite(sense)
    // “Nenn den Glühweinabend Punschabend” shows nothing: what is shown leaves out the new name.
    if (isContradicted && isRead(best) && isWholly(sense) && leavesUnknown(sensed.reading, best))
      return fromSense(working, sense, false)
    // “Ask Jonas along” where a plan that was sent is spoken of, and no draft.
    if (isContradicted && !isRead(best) && isOfNothing(working, best) && knowsPlan(working, sense))
      return fromSense(working, sense, false)
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

/**
 * The request in which somebody comes in the place of somebody else: “Yusuf out, Priya in for Kegeln”. Classes of words have one of the two
 * alone. Null where nobody does.
 */
function swapIn(working: Working, clause: string, { spots, tokens }: Reading): Request | null {
  const people = spots.filter(
    ({ kind, things: [best] }) => kind === 'name' && best?.thing.kind === 'person',
  )
  const [first, second, ...rest] = people
  if (first === undefined || second === undefined || rest.length > 0) return null
  const { joiners } = working.spoken.words
  const between = tokens.slice(first.to, second.from)
  if (between.every(({ key }) => joiners.includes(key))) return null
  const isSwap = ({ slots }: Match) => 'added' in slots && 'removed' in slots
  const [best, next] = matchesOf(working, clause)
  if (best === undefined || !isSwap(best) || best.covered < cleanly || best.left > 0) return null
  return fromPattern(working, best, next, clause)
}

/** How near two questions are of which the one that lacks nothing is meant. */
const nearly = 0.3

/** Of two questions that are near, the one first that lacks nothing: “who invited me?” asks for no plan. */
function completeFirst(all: readonly Sensed[]): readonly Sensed[] {
  const [best, second, ...rest] = all
  if (best === undefined || second === undefined || isWrite(best) || isWrite(second)) return all
  // “Plans of mine that fell through” are the cancelled ones, and none called so.
  const isText = best.frame.capability === second.frame.capability && hasText(best)
  if (isText && !hasText(second) && second.left === 0 && second.strange === 0)
    return best.score - second.score < nearly ? [second, best, ...rest] : all
  const isFuller = best.missing.length > 0 && second.missing.length === 0
  return isFuller && best.score - second.score < nearly ? [second, best, ...rest] : all
}

/** Whether a sense has words as they are. */
function hasText({ frame, words }: Sensed): boolean {
  return Object.keys(words).some((slot) => isFree(frame.slots[slot] ?? '', slot, frame))
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

/** Whether a sense leaves nothing of its message out. */
function isWholly({ left, strange }: Sensed): boolean {
  return left === 0 && strange === 0
}

/** Whether a word that nobody knows is in no slot of a pattern. */
function leavesUnknown({ unknown, tokens }: Reading, { slots }: Match): boolean {
  return unknown.some((one) => {
    const at = tokens[one]?.at ?? 0
    return !Object.values(slots).some((slot) => slot.at <= at && at < slot.end)
  })
}

/** Whether a pattern is about a plan that nothing names, and of which none of its kind was spoken of. */
function isOfNothing(working: Working, { frame, slots }: Match): boolean {
  const kind = frame.slots.plan_handle
  return kind !== undefined && !('plan_handle' in slots) && focusFor(kind, working) === null
}

/** Whether the plan of a sense was spoken of last, or is named. */
function knowsPlan(working: Working, { frame, words }: Sensed): boolean {
  const kind = frame.slots.plan_handle
  return kind !== undefined && ('plan_handle' in words || focusFor(kind, working) === 0)
}

/** Whether a pattern is more than a name where a friendship would end: “no, Yusuf” asks for no such thing. */
function isSaid({ loose, frame }: Match): boolean {
  return !loose || frame.set.operation !== 'disconnect'
}

/** Whether a pattern asks who comes where somebody says that they come themselves, as the classes of words have it. */
function asksOfSpeaker({ frame, slots }: Match, { all: [sense] }: Senses): boolean {
  return (
    frame.capability === 'plans.get' &&
    'query' in slots &&
    sense?.frame.capability === 'invites.rsvp.update'
  )
}

/** Whether a pattern takes for when something begins what says when it ends. */
function startsAtEnd({ slots }: Match, { reading }: Senses): boolean {
  return Object.keys(slots).some((slot) => slot.endsWith('scheduled_at')) && isEndSaid(reading)
}

/** Of two patterns that have as much of a message, the one first that the classes of its words back. */
function backedFirst(
  working: Working,
  matches: readonly Match[],
  { all }: Senses,
): readonly Match[] {
  const [best, second] = matches
  if (best === undefined || second === undefined) return matches
  const isBacked = ({ frame }: Match) =>
    all.some((one) => one.frame.capability === frame.capability && one.score > backed)
  const isWhole = second.covered >= 0.95 && second.score >= best.score && second.left === 0
  // What has the whole message, and is what its classes say first, goes before what leaves some out.
  const isFirst = all[0]?.frame.capability === second.frame.capability && all[0].score >= 1
  const isNear = second.covered >= 0.95 && best.covered < 0.9 && second.score >= best.score - 0.5
  if (isFirst && isNear && second.left === 0) return [second, best]
  // “Call it Wet weekends” of a list that was spoken of: both have the whole message, and its classes say which.
  const own = all.find(({ frame }) => frame.capability === best.frame.capability)
  const isClearer = isFirst && (all[0]?.score ?? 0) - (own?.score ?? 0) >= clearly
  const areWhole = second.covered >= 0.95 && best.covered >= 0.95 && second.score >= best.score
  if (isClearer && areWhole && second.left === 0) return [second, best]
  // What reads the whole message goes before a change of a part of it.
  const isPart = best.covered < 0.7 && second.covered >= 0.95 && second.score > best.score
  const isChange = !isRead(best) && isRead(second) && !second.loose
  if (isPart && isChange && second.left === 0) return [second, best]
  if (isWhole && isBacked(second) && !isBacked(best)) return [second, best]
  // “What is still open?” asks of everything, where no plan is spoken of.
  const isClose = best.score - second.score < closely && best.left === second.left
  const areReads = isRead(best) && isRead(second)
  const isRather = isClose && areReads && isOpen(working, best) && !isOpen(working, second)
  return isRather ? [second, best] : matches
}

/** How much less a pattern may have than one of which it would have to be asked what is meant. */
const closely = 0.3

/** Whether what a pattern cannot be without is neither said nor spoken of. */
function isOpen(working: Working, { frame, slots }: Match): boolean {
  return frame.needs.some(
    (slot) => !(slot in slots) && focusFor(frame.slots[slot] ?? needKind(slot), working) === null,
  )
}

/** By how much one sense is likelier than another. */
const clearly = 0.5

/** From which score on a sense says the same as a pattern that is not sure by itself. */
const backed = 0

/** Whether something that is written somewhere is to be done: “do what the note says”. What others wrote asks for nothing. */
export function isObeying(tags: readonly Tag[]): boolean {
  return ['obey', 'says'].every((name) => tags.some(({ classes }) => classes.has(name)))
}

/** Whether a sense has more than a pattern: another slot, or the street of an address. */
function isMore(match: Match, sense: Sensed, { words: { address } }: Request): boolean {
  const lacksStreet = address !== undefined && !/\p{L}{3}/u.test(address)
  return hasMore(match, sense) || (lacksStreet && 'address' in sense.words)
}

/** Whether a sense has slots that a pattern left out, other than those that may be known: of these only when it is. */
function hasMore({ frame, slots }: Match, { frame: other, words }: Sensed): boolean {
  // Where people meet is no part of when.
  const isOwn = (name: string) =>
    other.slots[name] !== 'text' || name === 'changes.meetup_location_text'
  const isKnown = (name: string) => frame.needs.includes(name) || other.needs.includes(name)
  return Object.keys(words).some(
    (name) =>
      isOwn(name) && !(name in slots) && (!isKnown(name) || isTime(other.slots[name] ?? '')),
  )
}

/** Whether two readings ask for the same: of the same slots, apart from those that may be known. */
function isAlike({ frame, slots }: Match, { frame: other, words }: Sensed): boolean {
  if (frame.capability !== other.capability) return false
  // A text to be kept is the same by both of its names.
  const own = (names: Readonly<Record<string, unknown>>) =>
    Object.keys(names)
      .filter((name) => !frame.needs.includes(name) && !other.needs.includes(name))
      .map((name) => (name === 'raw_text' ? 'text' : name))
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

/** Two readings of which neither is better; a write needs a wider margin than a read. */
function isUnclear(best: Match | undefined, second: Match | undefined): boolean {
  if (best === undefined || second === undefined) return false
  return second.frame.capability !== best.frame.capability && best.likely - second.likely < 0.02
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
