import { isFreeText } from '#server/domain/assistant/names.ts'
import type { Match } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId } from '#generated/types.ts'
import { plainOf, withoutOpeners } from '#server/domain/assistant/message.ts'
import type { Names } from '#server/domain/assistant/names.ts'
import type { ConversationState } from '#server/domain/assistant/state.ts'
import { tellsTime } from '#server/domain/assistant/time_spans.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { fitsIn, mayBeKnownWord, mayBeTimeWord } from '#server/surfaces/assistant/rules/fits.ts'

/**
 * The frames that a text may mean, the likeliest first: those of which enough was understood. A text is compared once as long as the same
 * things were shown and spoken of.
 */
export function matchesOf(working: Working, clause: string): readonly Match[] {
  const { shown, focus } = working.state
  const things = [...shown, ...focus].map(({ handle }) => handle)
  const key = [working.said.language, ...things, clause].join(' ')
  const before = working.found.get(key)
  if (before) return before
  const matches = comparedMatches(working, clause)
  working.found.set(key, matches)
  return matches
}

function comparedMatches(working: Working, clause: string): Match[] {
  const { said, state, spoken, names } = working
  const text = withoutOpeners(clause, spoken)
  if (isForeign(text, { spoken, names })) return []
  const { silent } = spoken
  const isTelling = (word: string) =>
    tellsTime(word, said.language) || (word.length > 2 && !silent.has(word) && names.has(word))
  const tokens = tokensOf(text, spoken.words.short)
  if (tokens.length > longest) return []
  const found = spoken.frames.find(text, tokens, fitsIn(working, clause), {
    isTelling,
    mayBeTime: (key, written) => mayBeTimeWord(key, written, working),
    mayBeKnown: (key, written) => mayBeKnownWord(key, written, working),
  })
  // What a frame needs and the message does not say is what was spoken of.
  const all = found.map((one) => {
    const bonus = spokenOfBonus(one, state, names)
    return { ...one, score: one.score + bonus, likely: one.likely + bonus }
  })
  const isMeant = (one: Match) =>
    isEnough(one, text) && !isOfKnown(working, one, text) && !isHalfName(one, text)
  return all.filter(isMeant).sort((one, other) => other.likely - one.likely)
}

/** Of more words no pattern explains enough: what it leaves over may be another request. */
const longest = 18

/** The fewest words of which a language shows, and the least share of them that some frame or name has. */
const foreign = { words: 6, known: 0.35 }

/** Whether hardly a word of a text is one of this language or the name of something: then a slip of one word says nothing. */
function isForeign(text: string, { spoken, names }: Pick<Working, 'spoken' | 'names'>): boolean {
  const words = tokensOf(text.slice(0, 600)).filter(({ key }) => /\p{L}{3}/u.test(key))
  if (words.length < foreign.words) return false
  const known = words.filter(({ key }) => spoken.frames.has(key) || names.has(key)).length
  return known < foreign.known * words.length
}

/** What a slot takes that its frame only needs, by its name: a `list` for `ideas_list_handle`. */
export function needKind(slot: string): string {
  const name = slot.replace(/_(?:handles?|public_id)$/, '')
  return name === 'ideas_list' ? 'list' : name
}

/** More for a frame whose missing slots were spoken of, less for one where nothing was. */
function spokenOfBonus(
  { frame, slots }: Match,
  { focus }: ConversationState,
  { isIn }: Pick<Names, 'isIn'>,
): number {
  const missing = frame.needs.filter((slot) => !(slot in slots))
  if (missing.length === 0) return 0
  const [newest] = focus
  // A plan that was sent is no draft.
  const isOther = (slot: string) =>
    newest?.kind === needKind(slot) && !isIn(frame.slots[slot] ?? newest.kind, newest)
  if (missing.some(isOther)) return -1
  if (missing.some((slot) => needKind(slot) === newest?.kind)) return 0.4
  return missing.every((slot) => focus.some(({ kind }) => kind === needKind(slot))) ? 0.2 : -0.2
}

/** Whether somebody who was spoken of is to become known: “add her” adds her to something else. */
function isOfKnown({ spoken: { words } }: Working, { frame, slots }: Match, text: string): boolean {
  return (
    frame.capability === 'relationships.people.ensure' &&
    Object.values(slots).some(({ at, end }) =>
      words.them.includes(plainOf(text.slice(at, end), words)),
    )
  )
}

/** Whether a name would end where nothing says so, and the rest of it be an address: “Grandma's | garden”. */
function isHalfName({ slots: { name, address } }: Match, text: string): boolean {
  if (name === undefined || address === undefined) return false
  const isBare = /^\s*$/u.test(text.slice(name.end, address.at))
  return isBare && !/\d/u.test(text.slice(address.at, address.end))
}

/** Whether enough of a message was understood to act on it: a change needs more. */
function isEnough(match: Match, text: string): boolean {
  if (match.loose)
    return match.covered >= 0.6 && match.left === 0 && (isRead(match) || isMarked(match, text))
  return match.score > 0.6 && match.covered >= (isRead(match) ? 0.5 : 0.58)
}

/** Whether all free text of a match stands in quotation marks or after a colon. */
function isMarked({ frame, slots }: Match, text: string): boolean {
  return Object.entries(slots).every(([slot, { at }]) => {
    return (
      !isFreeText(frame.slots[slot]) ||
      /["“„«]\s*$|:\s*$/.test(text.slice(0, at)) ||
      /^["“„«]/.test(text.slice(at))
    )
  })
}

/** Whether a frame changes nothing. */
export function isRead({ frame }: Pick<Match, 'frame'>): boolean {
  return capabilities[frame.capability as CapabilityId].effect === 'read'
}
