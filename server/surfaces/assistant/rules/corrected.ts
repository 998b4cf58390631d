import type { Frame } from '#generated/server/assistant/frame.ts'
import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { bareName, plainOf, type Spoken } from '#server/domain/assistant/message.ts'
import { findNamed, kindsTaken, wordKind } from '#server/domain/assistant/names.ts'
import { positionIn } from '#server/domain/assistant/said_numbers.ts'
import { isWaitingFor, type Thing } from '#server/domain/assistant/state.ts'
import { windowFields } from '#server/domain/assistant/times.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { fieldsOfTime, slotsWithout } from '#server/surfaces/assistant/rules/elliptic.ts'
import { fitsIn } from '#server/surfaces/assistant/rules/fits.ts'
import { isRead, needKind } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { respelt } from '#server/surfaces/assistant/rules/name/respelt.ts'
import { swapOf } from '#server/surfaces/assistant/rules/plan/swapped.ts'
import { besideLooked } from '#server/surfaces/assistant/rules/spoken_day.ts'

/** From when on words name a thing that is meant instead. */
const surely = 0.75

/**
 * What follows words that take back what was just said: “the second” of “no, the second”. Null where no such words begin the message, or
 * nothing follows. “No more than five” and “do not send it” take nothing back.
 */
export function afterCorrection(working: Working, clause: string): string | null {
  const { no, short, senses, not } = working.spoken.words
  const tokens = tokensOf(clause.slice(0, 200), short)
  const plain = tokens.map(({ key }) => key).join(' ')
  const isNoMore = (one: string) => one.split(' ').some((word) => not.includes(word))
  const [longest] = [...no.filter((one) => !isNoMore(one)), ...(senses.meant ?? [])]
    .filter((one) => plain.startsWith(`${one} `))
    .sort((one, other) => other.length - one.length)
  if (longest === undefined) return null
  const count = longest.split(' ').length
  const [last, next] = [tokens[count - 1], tokens[count]]
  if (last === undefined || next === undefined) return null
  const isOpen = (senses.not ?? []).some((one) => one.startsWith(`${longest} `))
  if (isOpen && /^\s*$/.test(clause.slice(last.end, next.at))) return null
  const rest = clause.slice(next.at)
  return afterCorrection(working, rest) ?? rest
}

/**
 * The last request with one thing of it as it was meant: “no, the second”, “I meant Ben”, “sorry, 5pm”. Null where the message does
 * not say exactly one thing that the last request has. A change that is not made anew by asking for it again is asked about.
 */
export function correctedRequest(working: Working, clause: string): Request | null {
  const { last } = working.state
  const rest = afterCorrection(working, clause)
  if (rest === null || last === null) return null
  const frame = frameOf(working, { frame: last.frame })
  if (frame === null) return null
  const said = rest.replace(/[.!?,;\s]+$/u, '')
  // “No, not Ben” says only who is not meant.
  const { not, short } = working.spoken.words
  if (tokensOf(said.slice(0, 200), short).some(({ key }) => not.includes(key))) return null
  const named = respelt(working, said)
  if (named !== null) return named
  const guest = otherGuest(working, frame, said) ?? otherOfDraft(working, frame, said)
  if (guest !== null) return guest
  // The draft that was just made is changed, and no second one made: “no, Saturday”.
  const isMade = frame.capability === 'plans.draft.create'
  if (isMade && fitsIn(working, said)('moment', said) > 0) return null
  const unsure = !isRead({ frame }) && !isOverwriting(frame)
  return otherTime(working, frame, said, unsure) ?? otherThing(working, frame, said, unsure)
}

/** Whether the last call is the one that counts: what is prepared, and what a plan or an answer is to be. */
function isOverwriting({ capability, slots }: Frame): boolean {
  return (
    !('added' in slots || 'removed' in slots) &&
    (capability.endsWith('.prepare') ||
      ['plans.draft.update', 'invites.rsvp.update'].includes(capability))
  )
}

function otherTime(working: Working, frame: Frame, said: string, unsure: boolean): Request | null {
  const slots = working.state.last?.slots ?? {}
  const moment = Object.entries(frame.slots).find(
    ([slot, kind]) => kind === 'moment' && slot in slots,
  )?.[0]
  if (moment !== undefined && fitsIn(working, said)('moment', said) > 0)
    return { ...changed(frame, slots, [moment]), words: { [moment]: said }, unsure }
  const window = Object.entries(frame.slots).find(([, kind]) => kind === 'window')?.[0]
  if (window === undefined || windowFields(said, working.said) === null) return null
  return {
    ...changed(frame, slots, [...fieldsOfTime, window]),
    ...{ words: { [window]: besideLooked(working, said) }, unsure },
  }
}

function otherThing(working: Working, frame: Frame, said: string, unsure: boolean): Request | null {
  const slots = working.state.last?.slots ?? {}
  const meant = Object.keys(slots).flatMap((slot): [string, Thing][] => {
    const kind = frame.slots[slot] ?? needKind(slot)
    const thing = thingMeant(working, kind, said)
    const before = [slots[slot]].flat()
    return thing === null || before.includes(thing.handle) || before.includes(thing.label)
      ? []
      : [[slot, thing]]
  })
  const [only, ...others] = meant
  if (only === undefined || others.length > 0) return null
  const [slot, thing] = only
  const { values, ...request } = changed(frame, slots, [slot])
  const isName = /names?$|^people$|^person$/.test(slot)
  const value = isName ? thing.label : thing.handle
  const isSeveral = Array.isArray(slots[slot])
  return {
    ...request,
    values: { ...values, [slot]: isSeveral ? [value] : value },
    ...{ words: {}, labels: { ...labelsOf(working, values), [slot]: thing }, unsure },
  }
}

/**
 * Another guest than the one who was just added or removed: “no, Ben”. What is prepared and waits is prepared anew; a draft was changed,
 * so that the first one leaves it, or is in it again.
 */
function otherGuest(working: Working, frame: Frame, said: string): Request | null {
  const slots = working.state.last?.slots ?? {}
  const slot = ['added', 'removed'].find((one) => Array.isArray(slots[one]))
  const meant = slot === undefined ? null : thingMeant(working, 'handles', said)
  if (slot === undefined || meant === null || typeof slots.plan_handle !== 'string') return null
  const before = [slots[slot]].flat()
  if (before.length !== 1 || before.includes(meant.handle)) return null
  const isDraft = frame.capability === 'plans.draft.update'
  if (!isDraft && !isWaitingFor(working.state, slots.plan_handle)) return null
  const opposite = slot === 'added' ? 'removed' : 'added'
  return {
    frame: frame.id,
    words: {},
    values: {
      ...{ plan_handle: slots.plan_handle, [slot]: [meant.handle] },
      ...(isDraft && { [opposite]: before }),
    },
    labels: { ...labelsOf(working, { plan_handle: slots.plan_handle }), [slot]: meant },
  }
}

/** Another person than the only one that the draft which was just made is for: “no, Ben”. */
function otherOfDraft(working: Working, frame: Frame, said: string): Request | null {
  if (frame.capability !== 'plans.draft.create') return null
  const { names, state } = working
  const before = [state.last?.slots['audience_selection.person_names'] ?? []].flat()
  const [known, next] = names.find('person', names.wordsOf(String(before[0])).join(' '))
  const isOne = before.length === 1 && known !== undefined && next?.sure !== known.sure
  const comes = thingMeant(working, 'handles', said)
  return isOne && comes !== null ? swapOf(working, comes, known.thing) : null
}

/** What the values that stay are called. */
function labelsOf({ names }: Working, values: Request['values']): Request['labels'] {
  return Object.fromEntries(
    Object.entries(values).flatMap(([slot, value]) => {
      const thing = typeof value === 'string' ? names.byHandle(value) : undefined
      return thing ? [[slot, thing]] : []
    }),
  )
}

/** The thing of a kind that words mean: what was shown, or what is surely called so. */
function thingMeant({ state, spoken, names }: Working, kind: string, said: string): Thing | null {
  const kinds = kindsTaken(kind)
  const place = positionIn(said, state.shown.length, spoken)
  const shown = place === null ? undefined : state.shown[place - 1]
  if (shown) return kinds.includes(shown.kind) ? shown : null
  const bare = bareName(withoutSilent(said, spoken), wordKind(kind), spoken)
  if (plainOf(bare, spoken.words).split(' ').length > 6) return null
  const [best, second] = findNamed(names, kind, bare, spoken)
  const isOne = best !== undefined && best.sure >= surely && second?.sure !== best.sure
  return isOne ? best.thing : null
}

/** A text without words at its beginning that say nothing: “on Date night”. */
function withoutSilent(text: string, { silent, words }: Spoken): string {
  const tokens = tokensOf(text, words.short)
  const first = tokens.find(({ key }) => !silent.has(key) && !words.edges.includes(key))
  return first === undefined ? text : text.slice(first.at)
}

function changed(
  { id: frame }: Frame,
  slots: Readonly<Record<string, unknown>>,
  without: readonly string[],
): Pick<Request, 'frame' | 'values' | 'labels'> {
  return { frame, values: slotsWithout(slots, without), labels: {} }
}
