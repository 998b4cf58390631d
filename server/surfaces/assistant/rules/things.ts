import { resources } from '#generated/server/answers.ts'
import { foldedWord } from '#generated/server/assistant/tokens.ts'
import type { CapabilityId, Request } from '#generated/types.ts'
import { bareName, plainOf } from '#server/domain/assistant/message.ts'
import { positionIn } from '#server/domain/assistant/said_numbers.ts'
import { findNamed, isOfKind, wordKind } from '#server/domain/assistant/names.ts'
import type { Thing } from '#server/domain/assistant/state.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { isOtherOne, othersShown } from '#server/surfaces/assistant/rules/other_one.ts'
import { describedBy } from '#server/surfaces/assistant/rules/sense/described.ts'

/** What a name, a number or a word such as “it” means. */
export type Found =
  | { readonly kind: 'one'; readonly thing: Thing }
  | { readonly kind: 'several'; readonly things: readonly Thing[]; readonly name: string }
  | { readonly kind: 'none'; readonly name: string }
  /** It is there, and cannot be used yet. */
  | { readonly kind: 'not_yet'; readonly text: string }
  /** Nothing was said, and nothing of this kind was spoken of. */
  | { readonly kind: 'open' }

/** How things of a kind are found by their names. */
const lookUps: {
  readonly [kind: string]: readonly [CapabilityId, (name: string) => Request<CapabilityId>]
} = {
  plan: ['plans.query', (query) => ({ scope: 'all', query, limit: 10 })],
  list: ['ideas.lists.query', (query) => ({ query, limit: 10 })],
  idea: ['ideas.saved.query', (query) => ({ query, limit: 10 })],
  place: ['places.private.query', (query) => ({ query, limit: 10 })],
  person: ['relationships.people.query', (query) => ({ query, limit: 10 })],
}

/** What words mean where a thing of a kind is asked for; without words, what was spoken of last. */
export async function findThing(
  working: Working,
  kind: string,
  words: string | null,
): Promise<Found> {
  const found = spokenOf(working, kind, words)
  if (found !== null) return found.kind === 'one' ? usable(working, kind, found.thing) : found
  const name = bareName(words ?? '', wordKind(kind), working.spoken)
  // What stands in quotation marks, or with the word for its kind, is a name.
  const isPlain = plainOf(name, working.spoken.words) === plainOf(words ?? '', working.spoken.words)
  const isQuoted = /^["“„«]/.test((words ?? '').trim())
  const isCalled = isQuoted || isBehindKind(working, kind, words ?? '')
  if (isPlain && !isCalled && isActOfSpeech(plainOf(name, working.spoken.words), working))
    return { kind: 'none', name }
  const known = knownBy(working, kind, name)
  if (known?.kind === 'one') {
    // Of the newest it is the only one; an older one may have these words as well.
    const isPart = nameKey(known.thing.label) !== nameKey(name)
    const all =
      isPart && working.names.isCut(known.thing.kind) ? await lookedUp(working, kind, name) : known
    return all.kind === 'several' ? all : usable(working, kind, known.thing)
  }
  if (known) return known
  const [only, ...others] = describedBy(working, kind, words ?? '')
  if (only)
    return others.length === 0
      ? { kind: 'one', thing: only }
      : { kind: 'several', things: [only, ...others], name }
  if (kind === 'invite') return among(await invitesOf(working), name)
  return lookedUp(working, kind, name)
}

/** What was spoken of or shown and is meant; null for a name that has to be looked up. */
function spokenOf(working: Working, kind: string, words: string | null): Found | null {
  const { state, spoken, names } = working
  const isTaken = (thing: Thing) => isOfKind(kind, thing)
  const others = words !== null && isOtherOne(words, working) ? othersShown(working) : []
  const [other, ...more] = others.filter(isTaken)
  if (other)
    return more.length === 0
      ? { kind: 'one', thing: other }
      : { kind: 'several', things: [other, ...more], name: words ?? '' }
  const [only, ...alike] = state.shown.filter(isTaken)
  // What was shown alone is spoken of as well.
  const alone = alike.length === 0 ? only : undefined
  const last = state.focus.find(isTaken) ?? alone
  // To a plan of somebody else nobody is invited, and no older one is meant.
  const isOfOther = last !== undefined && names.inviteTo(last) !== undefined
  const newest = isOfOther && !names.isIn(kind, last) ? undefined : last
  const several =
    kind === 'found' && newest && isJustListed(state) ? state.shown.filter(isTaken) : []
  const it: Found =
    several.length > 1
      ? { kind: 'several', things: several, name: words ?? '' }
      : newest
        ? { kind: 'one', thing: newest }
        : { kind: 'open' }
  if (words === null) return it
  const name = bareName(words, wordKind(kind), spoken)
  const plain = plainOf(name, spoken.words)
  const { words: of } = spoken
  const ofKind = of.kinds[wordKind(kind)] ?? []
  if (plain === '' || [of.it, of.them, ofKind].some((some) => some.includes(plain))) return it
  const place = positionIn(name, state.shown.length, spoken)
  const shown = place === null ? undefined : state.shown[place - 1]
  if (shown && isTaken(shown)) return { kind: 'one', thing: shown }
  const before = [...state.focus, ...state.shown].find(
    (thing) => isTaken(thing) && nameKey(thing.label) === nameKey(name),
  )
  return before ? { kind: 'one', thing: before } : null
}

/** Whether the last reply was a list of several: “it” means none of them more than another. */
function isJustListed({ shown, said }: Working['state']): boolean {
  const [, second] = shown
  return second !== undefined && said?.includes(`\n2. ${second.label}`) === true
}

async function lookedUp(working: Working, kind: string, name: string): Promise<Found> {
  const named = wordKind(kind)
  const [capability, inputOf] = lookUps[named] ?? []
  if (capability === undefined || inputOf === undefined) return { kind: 'none', name }
  const { data } = await working.hands.call(capability, inputOf(name.slice(0, 160)) as never)
  const inState = thingsIn(data, named).filter((thing) => working.names.isIn(kind, thing))
  const found = among(inState, name)
  if (found.kind !== 'none') return found
  // A slip of the finger is offered, and never filled in.
  const near = findNamed(working.names, kind, name, working.spoken)
  return near.length === 0
    ? found
    : { kind: 'several', things: near.slice(0, 5).map(({ thing }) => thing), name }
}

/** What a name of the account means: what has it whole or has all its words; null where nothing has. */
function knownBy({ names, spoken }: Working, kind: string, name: string): Found | null {
  const found = findNamed(names, kind, name, spoken)
  // “The cake's bought”.
  const named = found.length > 0 ? found : names.find(kind, names.wordsOf(name).join(' '))
  const sure = named.filter((one) => one.sure >= 0.7)
  const [best, second] = sure
  if (best === undefined) return null
  // The whole name, or one that is the only one with these words.
  if (best.sure === 1 ? second?.sure !== 1 : sure.length === 1)
    return { kind: 'one', thing: best.thing }
  const things = sure.filter((one) => best.sure < 1 || one.sure === 1).map(({ thing }) => thing)
  return { kind: 'several', things, name }
}

/** The idea that something else has become, where an idea is asked for. */
async function usable(working: Working, kind: string, thing: Thing): Promise<Found> {
  if (wordKind(kind) !== 'idea' || thing.kind === 'idea') return { kind: 'one', thing }
  if (thing.kind === 'capture') {
    const { data } = await working.hands.call('ideas.capture.get', {
      capture_public_id: thing.handle,
    })
    const [idea] = thingsIn(data, 'idea')
    return idea
      ? { kind: 'one', thing: idea }
      : { kind: 'not_yet', text: sentencesIn(working.said.language).notReadYet }
  }
  if (kind === 'candidate' || kind === 'found') return { kind: 'one', thing }
  const saved = await lookedUp(working, 'idea', thing.label)
  const isSame = saved.kind === 'one' && nameKey(saved.thing.label) === nameKey(thing.label)
  // What was found and nobody has saved is told where it is used.
  return isSame ? saved : { kind: 'one', thing }
}

/** A name that is an act of speech, such as “yes” or “send”, never fills a slot. */
function isActOfSpeech(plain: string, { spoken }: Working): boolean {
  return spoken.acts.has(plain) || spoken.words.everybody.includes(plain)
}

/** Whether words are written as a name is, right behind the word for its kind: “the list Yes”. */
function isBehindKind({ said, spoken, names }: Working, kind: string, words: string): boolean {
  const isName = names.find(kind, words).some(({ thing }) => thing.label === words)
  const before = said.message.slice(0, Math.max(0, said.message.indexOf(words)))
  const [, last = ''] = /(\p{L}+)\s+$/u.exec(before) ?? []
  return isName && (spoken.words.kinds[wordKind(kind)] ?? []).includes(foldedWord(last))
}

/** Things with a name: the one that has it whole, or those that have its words. */
function among(things: readonly Thing[], name: string): Found {
  const key = nameKey(name)
  const whole = things.filter(({ label }) => nameKey(label) === key)
  const words = key.split(' ')
  const partly = things.filter(({ label }) => {
    const of = nameKey(label)
    return words.every((word) => of.includes(word))
  })
  const best = whole.length > 0 ? whole : partly
  const [one, ...others] = best
  if (one === undefined) return { kind: 'none', name }
  return others.length === 0 ? { kind: 'one', thing: one } : { kind: 'several', things: best, name }
}

/** The invitations that wait for this account, by what the brief says of them. */
async function invitesOf({ hands }: Working): Promise<Thing[]> {
  const { data } = await hands.call('planning.brief.get', {})
  return (data?.sections ?? []).flatMap(({ items }) =>
    items.flatMap(({ title, reference }) =>
      reference.handle.startsWith('in_')
        ? [{ kind: 'invite', handle: reference.handle, label: title }]
        : [],
    ),
  )
}

/** The things of a kind in the data of an answer, in its order, each once; of every kind without one. */
export function thingsIn(data: unknown, kind: string | null = null): Thing[] {
  const found = new Map<string, Thing>()
  const visit = (value: unknown, depth: number): void => {
    if (depth > 5) return
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1)
    if (!isObject(value) || Array.isArray(value)) return
    const thing = thingOf(value)
    if (thing) {
      if ((kind === null || thing.kind === kind) && !found.has(thing.handle))
        found.set(thing.handle, thing)
      return
    }
    for (const inner of Object.values(value)) visit(inner, depth + 1)
  }
  visit(data, 0)
  return [...found.values()]
}

/** The resource that an object is; null for none. */
export function thingOf(value: Readonly<Record<string, unknown>>): Thing | null {
  const first = Object.keys(value)[0] ?? ''
  const facts =
    resources.find(({ handle }) => handle === first) ??
    resources.find(({ handle }) => typeof value[handle] === 'string')
  if (facts === undefined || facts.label.length === 0) return null
  const handle = value[facts.handle]
  const label = facts.label.reduce(
    (inside: unknown, name) => (isObject(inside) ? inside[name] : undefined),
    value,
  )
  return typeof handle === 'string' && typeof label === 'string'
    ? { kind: facts.kind, handle, label }
    : null
}
