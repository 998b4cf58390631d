import { isFreeText } from '#server/domain/assistant/names.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { requestIn, sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { isComplete } from '#server/surfaces/assistant/rules/sense/complete.ts'
import { joinersOf, partsAt } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { bare, isOneVerb, placesIn } from '#server/surfaces/assistant/rules/cut/parts_joined.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** The same request for each of several that it takes one of: “share it with Lukas and Anna”. */
export function sharedBy(working: Working, whole: string): string[] | null {
  const reading = readingIn(working, whole)
  const { tokens, text } = reading
  const group = namesInARow(reading)
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined) return null
  const [from, to] = [tokens[first.from]?.at ?? 0, tokens[last.to - 1]?.end]
  const names = group.map((one) => text.slice(tokens[one.from]?.at, tokens[one.to - 1]?.end))
  const parts = names.map((name) => `${text.slice(0, from)}${name}${text.slice(to)}`)
  const requests = parts.map((part) => sureRequest(working, part))
  const [request] = requests
  const frames = requests.map((one) => one && frameOf(working, one))
  const [frame] = frames
  if (!request || !frame || !ofOne.has(frame.capability)) return null
  const isSame = frames.every(
    (one) =>
      one?.capability === frame.capability && JSON.stringify(one.set) === JSON.stringify(frame.set),
  )
  // It would be shared with one of them, and the others would be left out.
  const halves = requestIn(working, whole)
  const half = halves && frameOf(working, halves)
  if (!isSame || (half && !isRead({ frame: half }) && half.capability !== frame.capability))
    return null
  // What takes several has them in one call, and a text may name them all.
  const slots = Object.keys(request.words)
  const isText = slots.some((slot) => isFreeText(frame.slots[slot]))
  const taken = slots.find((slot) => request.words[slot] === names[0])
  return isText || taken === undefined || ofMany.test(taken) ? null : parts
}

/** Two requests that share the verb of the first one: “say yes to Zoë and no to Yusuf”, “sag Zoë ab und Ben zu”. */
export function sharingVerb(working: Working, whole: string): string[] | null {
  const reading = readingIn(working, whole)
  for (const cut of placesIn(reading)) {
    if (cut.why !== 'joined' && cut.why !== 'comma' && cut.why !== 'then') continue
    const [first = '', rest = ''] = partsAt(reading.text, [cut]).map(({ text }) => bare(text))
    const [tokens, others] = [tokensOf(first), tokensOf(rest)]
    const [verb, half] = [tokens[0], tokens.at(-1)]
    if (verb === undefined || half === undefined) continue
    const isHalved = isOneVerb(working.spoken, verb, half)
    const isOther = isOneVerb(working.spoken, verb, others.at(-1))
    const end = isHalved && !isOther ? ` ${first.slice(half.at, half.end)}` : ''
    const parts = [first, `${first.slice(verb.at, verb.end)} ${rest}${end}`]
    if (areAlike(working, parts)) return parts
  }
  return null
}

/** Whether two requests say as much of different things. */
function areAlike(working: Working, parts: readonly string[]): boolean {
  const [one, other] = parts.map((part) => sureRequest(working, part))
  if (!one || !other || !isComplete(working, one) || !isComplete(working, other)) return false
  const [frame, same] = [frameOf(working, one), frameOf(working, other)]
  if (frame === null || isRead({ frame }) || frame.capability !== same?.capability) return false
  const slots = Object.keys(one.words)
  return (
    (slots.length > 1 || frame.capability === 'invites.rsvp.update') &&
    slots.length === Object.keys(other.words).length &&
    slots.every((slot) => slot in other.words && !isFreeText(frame.slots[slot])) &&
    frame.needs.some((slot) => one.words[slot] !== other.words[slot])
  )
}

/** What is done for one at a time, and may be asked for several. */
const ofOne: ReadonlySet<string> = new Set([
  ...(['ideas.lists.share.prepare', 'invites.rsvp.update', 'plans.cancel.prepare'] as const),
])

/** Slots that hold several. */
const ofMany = /(?:handles|names|people)$/

/** The first names in a row that are all of one kind of thing: “Lukas and Anna”, “Vabali and the night hike”. */
function namesInARow({ working, tokens, spots }: Reading): readonly Spot[] {
  const { articles } = working.spoken.words
  const joiners = joinersOf(working.spoken.words)
  const names = spots.filter(({ kind, isSoft }) => kind === 'name' && !isSoft)
  const kindsOf = (one: Spot) => new Set(one.things.map(({ thing }) => thing.kind))
  const isNext = (one: Spot, other: Spot) => {
    const [joiner, ...rest] = tokens.slice(one.to, other.from).map(({ key }) => key)
    const isJoined = joiner !== undefined && joiners.includes(joiner)
    const isAlike = [...kindsOf(one)].some((kind) => kindsOf(other).has(kind))
    return isAlike && isJoined && rest.every((key) => articles.includes(key))
  }
  let group: Spot[] = []
  for (const one of names) {
    const last = group.at(-1)
    if (last !== undefined && isNext(last, one)) group.push(one)
    else if (group.length > 1) break
    else group = [one]
  }
  return group.length > 1 ? group : []
}
