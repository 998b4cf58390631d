import { kept } from '#server/domain/assistant/kept.ts'
import { plainOf, saysOneOf, type Spoken } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { isObeying, requestIn } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { asking } from '#server/surfaces/assistant/rules/sense/asking.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'

/** Up to how many characters a message is looked through. */
const maxTold = 200

/** How many places are tried at which what is told may end, and how many words it may have. */
const [maxPlaces, maxWords] = [4, 14]

/**
 * The request of a message in which something is told that asks for nothing and names nothing: “I'm out of milk, so put it on the list”.
 * A message that is one sure request, or tells nothing, is read as a whole.
 */
export function requestBesideTelling(working: Working, clause: string): Request | null {
  const whole = requestIn(working, clause)
  if (whole !== null && !whole.unsure) return whole
  const asked = requestBehindShell(working, clause)
  if (asked !== null) return asked
  if (clause.length > maxTold || isObeying(readingIn(working, clause).tags)) return whole
  for (const [before, after] of placesIn(working, clause)) {
    const later = isTelling(working, before) ? requestIn(working, after) : null
    if (later && isClear(later)) return later
    const earlier = isTelling(working, after) ? requestIn(working, before) : null
    // A text goes on to its end.
    if (earlier && isClear(earlier) && !hasText(working, earlier)) return earlier
  }
  return whole
}

/** How many places of a message are tried at which somebody turns to asking. */
const maxShells = 3

/** What somebody turns to asking with, of two words or more, behind what they told: “…, could you …”. */
const shellsIn = kept(({ words: { openers } }: Spoken) => {
  const several = openers.filter((one) => one.includes(' '))
  const longest = several.sort((one, other) => other.length - one.length)
  return new RegExp(`(?<=[\\s,;:.!?–])(?:${longest.join('|').replaceAll(' ', '\\s+')})\\s`, 'giu')
})

/**
 * The request that follows what was told: “Ben keeps talking about it, so can you open the list?” What changes something is asked about
 * where a name or a time was said before it, which may belong to it.
 */
function requestBehindShell(working: Working, clause: string): Request | null {
  const folded = clause.toLowerCase()
  for (const { index } of [...folded.matchAll(shellsIn(working.spoken))].slice(0, maxShells)) {
    const [before, after] = [clause.slice(0, index), clause.slice(index)]
    const asked = requestIn(working, after)
    if (asked === null || asked.unsure) continue
    const frame = frameOf(working, asked)
    const changesNothing = frame !== null && isRead({ frame })
    return changesNothing || isTelling(working, before) ? asked : { ...asked, unsure: true }
  }
  return null
}

/** Whether a request is sure, and says what it is about. */
function isClear({ unsure, words }: Request): boolean {
  return !unsure && Object.keys(words).length > 0
}

function hasText(working: Working, request: Request): boolean {
  const slots = frameOf(working, request)?.slots ?? {}
  return Object.keys(request.words).some(
    (slot) => slots[slot] === 'text' || slots[slot] === 'words',
  )
}

/** What may stand between something that is told and what is asked for, by the language. */
const betweenIn = kept(({ words }: Spoken) => {
  const parts = `(?:${words.parts.join('|')})\\s+`
  return new RegExp(`[,;:.!?–]+\\s+(?:${parts})?|\\s+${parts}`, 'giu')
})

function placesIn({ spoken }: Working, clause: string): [string, string][] {
  return [...clause.matchAll(betweenIn(spoken))].slice(0, maxPlaces).map(({ index, 0: mark }) => [
    // A question keeps its mark.
    clause.slice(0, mark.startsWith('?') ? index + 1 : index),
    clause.slice(index + mark.length),
  ])
}

/** Whether a part of a message asks for nothing: no name, time, number or link is in it, and nothing that turns the rest. */
function isTelling(working: Working, part: string): boolean {
  const { words, acts } = working.spoken
  const plain = plainOf(part, words)
  const said = plain.split(' ')
  if (plain === '' || said.length > maxWords || acts.has(plain)) return false
  const { stop = [] } = words.senses
  const isTurning = [
    words.not,
    words.no,
    words.hedges,
    words.never_mind,
    words.reported,
    stop,
  ].some((some) => saysOneOf(plain, some))
  if (isTurning) return false
  const { spots, tags } = readingIn(working, part)
  // “Add boardgames and …” tells nothing: it asks.
  if (tags.some(({ from, classes }) => from === 0 && [...classes].some((one) => asking.has(one))))
    return false
  if (
    spots.some(
      ({ kind, isSoft }) => !isSoft && kind !== 'it' && kind !== 'them' && kind !== 'subject',
    )
  )
    return false
  return requestIn(working, part) === null
}
