import type { SlotKind } from '#generated/server/assistant/frame.ts'
import { alikeTo } from '#server/domain/assistant/alike_names.ts'
import { kept, keptFor } from '#server/domain/assistant/kept.ts'
import type { Spoken } from '#server/domain/assistant/message.ts'
import { isForm, wordsOfNames } from '#server/domain/assistant/name_words.ts'
import { lettersIn, type Part, type Parts, partsIn } from '#server/domain/assistant/parts.ts'
import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'
import { maxNames } from '#server/domain/assistant/max_names.ts'
import { kindBegun } from '#server/domain/basics/handle.ts'
import { positionIn } from '#server/domain/assistant/said_numbers.ts'
import type { NamedByPerson, Thing } from '#server/domain/assistant/state.ts'

/** Names of an account, ready to be found in messages. */
export interface Names {
  /** The things of a kind whose names have all these words, the surest first, each with how surely: 0 to 1. */
  readonly find: (kind: string, words: string) => readonly NamedThing[]
  /** The same of whatever kind. */
  readonly named: (words: string) => readonly NamedThing[]
  /** Plans that are ahead and invitations to them, which may be meant by their day or by who comes. */
  readonly ahead: readonly NamedByPerson[]
  /** What is ahead and somebody else hosts: plans, and the invitations to them. */
  readonly hostedBy: (person: string) => readonly NamedByPerson[]
  readonly byHandle: (handle: string) => NamedByPerson | undefined
  /** The invitation of this account to a plan that somebody else hosts. */
  readonly inviteTo: (plan: Thing) => NamedByPerson | undefined
  /** Whether an account may have more of a kind than are known. */
  readonly isCut: (kind: string) => boolean
  /** Whether something of whatever kind is surely called so: then it is no name that is new. */
  readonly isCalled: (words: string) => boolean
  /** The words of a text, without what says whose something is. */
  readonly wordsOf: (text: string) => readonly string[]
  /** Whether some name has this word, or one that is near. */
  readonly isNear: (word: string) => boolean
  /** Whether some name has this word. */
  readonly has: (word: string) => boolean
  /** Whether a thing is in the state that a slot wants: a draft, or a plan that was sent; what is not known may be. */
  readonly isIn: (kind: string, thing: Thing) => boolean
}

/** A thing that words may name. */
export interface NamedThing {
  readonly thing: Thing
  readonly sure: number
}

/** The kinds of things that a slot takes. */
const taken: Readonly<Record<string, readonly string[]>> = {
  draft: ['plan'],
  sent: ['plan'],
  idea: ['idea', 'candidate', 'event', 'place', 'capture'],
  // What an outing is made from.
  candidate: ['idea', 'candidate', 'event', 'place', 'capture'],
  people: ['person'],
  handles: ['person'],
  item: ['logistics_item'],
  found: ['event', 'place', 'candidate'],
}

/** The kinds of things that a slot of a kind takes. */
export function kindsTaken(kind: string): readonly string[] {
  return taken[kind] ?? [kind]
}

/** Whether a slot of a kind takes a thing; of places, what may become an idea is one that everybody has. */
export function isOfKind(kind: string, thing: Pick<Thing, 'kind' | 'handle'>): boolean {
  const isNeeded = thing.kind === 'place' && (kind === 'idea' || kind === 'found')
  return kindsTaken(kind).includes(thing.kind) && (!isNeeded || isFound(thing))
}

/** Whether a thing was found and belongs to nobody: an event, a place that everybody has, or what is proposed. */
export function isFound({ kind, handle }: Pick<Thing, 'kind' | 'handle'>): boolean {
  return kind === 'place'
    ? kindBegun(handle) === 'public_place'
    : kind === 'event' || kind === 'candidate'
}

/** Whether a slot takes words as they are, whatever they say. */
export function isFreeText(kind: string | undefined): boolean {
  return kind === 'text' || kind === 'words'
}

/** Kinds of slots that take people. */
export const ofPeople: ReadonlySet<string> = new Set(['person', 'people', 'handles'])

/** The kind by which people name what a slot takes. */
export function wordKind(kind: string): string {
  if (kind === 'draft' || kind === 'sent') return 'plan'
  return kind === 'candidate' || kind === 'found' ? 'idea' : kind
}

interface Known {
  readonly thing: NamedByPerson
  readonly words: readonly string[]
  readonly whole: string
}

/** Makes names ready: by their words, so that a message is compared with few of them. */
export function namesOf(things: readonly NamedByPerson[]): Names {
  const index = wordsOfNames(things.map(nameOf))
  /** The words of names that a word may be: itself, one that it begins, an inflected one. */
  const near = kept((word: string): readonly number[] => {
    const number = index.numberOf(word)
    return number === -1 ? index.near(word) : [number]
  })
  /** The names that have words which mean the same as one that no name has: “Weihnachtsmarkt” is the Christmas market. */
  const alike = kept((word: string): readonly number[] =>
    alikeTo(word).flatMap(([first = '', ...others]) =>
      others.reduce(
        (names, one) => {
          const having = index.namesWith(index.numberOf(one))
          return names.filter((name) => having.includes(name))
        },
        index.namesWith(index.numberOf(first)),
      ),
    ),
  )
  const namesWith = kept((word: string): ReadonlySet<number> => {
    const own = near(word).flatMap((number) => index.namesWith(number))
    return new Set(own.length > 0 ? own : alike(word))
  })
  const knownAt = kept((name: number): Known | null => {
    const thing = things[name]
    if (thing === undefined) return null
    const words = lettersIn(nameOf(thing))
    return { thing, words, whole: words.join(' ') }
  })
  /** Things of all kinds, the surest first. */
  const everywhere = kept((words: string): readonly FoundByName[] => {
    const said = lettersIn(words)
    const [first, ...others] = said
    if (first === undefined || !said.some((one) => one.length > 2)) return []
    const having = others.map(namesWith)
    if (having.some(({ size }) => size === 0)) return []
    const found: FoundByName[] = []
    for (const name of namesWith(first)) {
      if (!having.every((names) => names.has(name))) continue
      const known = knownAt(name)
      if (known) found.push({ thing: known.thing, sure: sureOf(known, said) })
    }
    return onceEach(found.sort((one, other) => other.sure - one.sure))
  })
  // A turn asks for few, so that they are looked for rather than made ready; of two with one handle it is the last.
  const byHandle = kept((handle: string) => things.findLast((one) => one.handle === handle))
  const ahead = things.filter(isAhead)
  return {
    byHandle,
    inviteTo({ handle }) {
      const plan = byHandle(handle)
      if (plan?.is_invited !== true) return undefined
      const at = plan.scheduled_at?.getTime()
      return things.find(
        (one) =>
          one.kind === 'invite' &&
          (one.plan_handle === handle ||
            (one.label === plan.label && one.scheduled_at?.getTime() === at)),
      )
    },
    ahead,
    hostedBy: (person) => ahead.filter((one) => isOfOther(one) && one.people?.includes(person)),
    named: everywhere,
    isIn: (kind, thing) => isInState(kind, byHandle(thing.handle) ?? thing),
    isCut: kept((kind) => {
      const most = Object.hasOwn(maxNames, kind) ? maxNames[kind as keyof typeof maxNames] : null
      return most !== null && things.filter((one) => one.kind === kind).length >= most
    }),
    isCalled: (words) => (everywhere(words)[0]?.sure ?? 0) >= surely,
    wordsOf: kept((text) => lettersIn(text.replaceAll(/['’]s?(?=\s|$)/g, ''))),
    isNear: (word) => near(word).length > 0 || alike(word).length > 0,
    has: kept(
      (word) => index.numberOf(word) !== -1 || index.numberOf(word.replace(/'?s$/, '')) !== -1,
    ),
    find(kind, words) {
      const found = everywhere(words)
      if (found.length === 0) return found
      const kinds = kindsTaken(kind)
      return found.filter(({ thing }) => kinds.includes(thing.kind) && isInState(kind, thing))
    },
  }
}

/** The name that a thing is found by. */
function nameOf({ called, label }: NamedByPerson): string {
  return called ?? label
}

/** Things without those that were found by another name before. */
function onceEach(found: readonly FoundByName[]): readonly FoundByName[] {
  if (!found.some(({ thing }) => thing.called !== undefined)) return found
  const first = new Map<string, FoundByName>()
  for (const one of found) if (!first.has(one.thing.handle)) first.set(one.thing.handle, one)
  return [...first.values()]
}

/** Whether a thing may be meant by its day or by who comes. */
function isAhead({ scheduled_at, people }: NamedByPerson): boolean {
  return Boolean(scheduled_at) || (people?.length ?? 0) > 0
}

/** Whether somebody else hosts a plan, or the plan that an invitation is to. */
export function isOfOther({ kind, is_invited }: NamedByPerson): boolean {
  return kind === 'invite' || is_invited === true
}

/** Nothing is called so. */
const none: readonly NamedThing[] = []

/** From when on words are surely those of a name. */
const surely = 0.75

type FoundByName = NamedThing & { readonly thing: NamedByPerson }

/** Whether a plan is in the state that a slot wants; what is not known may be. */
function isInState(kind: string, { is_draft = null, is_invited = false }: NamedByPerson): boolean {
  if (is_invited) return kind !== 'draft' && kind !== 'sent'
  return (
    is_draft === null || (kind !== 'draft' && kind !== 'sent') || is_draft === (kind === 'draft')
  )
}

function sureOf({ thing, words, whole }: Known, said: readonly string[]): number {
  if (whole === said.join(' ')) return 1
  // A night hike is more than a hike; a point of a checklist begins with what is done.
  const isPoint = thing.kind === 'logistics_item'
  const isAlike = (one: string) =>
    alikeTo(one).some((others) =>
      others.every((other, at) => words[at] === other || (isPoint && words.includes(other))),
    )
  const isWritten = said.every(
    (one) => words.some((word) => word === one || isForm(word, one)) || isAlike(one),
  )
  if (!isWritten) return 0.55
  return 0.75 + 0.2 * Math.min(1, said.length / words.length)
}

/**
 * The things that words name, the surest first: as they stand; without whose it is (“Ben's brunch”), and without words that say
 * little of a thing (“the bowling thing”).
 */
export function findNamed(
  names: Names,
  kind: string,
  bare: string,
  { little: littleOf, vagueWords, words: { numbers } }: Spoken,
): readonly NamedThing[] {
  // A number is no part of a word: “drei” of “Dreigroschenoper”.
  const number = bare.trim().toLowerCase()
  if (Object.hasOwn(numbers, number) && !names.has(number)) return none
  const found = names.find(kind, bare)
  if (found.length > 0) return found
  const said = names.wordsOf(bare)
  const little = littleOf.get(wordKind(kind)) ?? vagueWords
  const [first = '', ...others] = said
  // A word of no name is not found by leaving others out.
  const isWhose = others.length > 0 && names.find('person', first.replace(/s$/, '')).length > 0
  const isUnknown = (one: string, at: number) =>
    (at > 0 || !isWhose) && !names.isNear(one) && !little.has(one)
  if (said.some(isUnknown)) return none
  const last = said.at(-1) ?? ''
  const isOf =
    said.length > 2 && little.has(said.at(-2) ?? '') && names.find('person', last).length > 0
  const left = (isWhose ? others : isOf ? said.slice(0, -2) : said).filter(
    (one) => !little.has(one),
  )
  if (left.length === 0 || left.length === said.length) return none
  return names.find(kind, left.join(' ')).map((one) => ({ ...one, sure: one.sure - 0.05 }))
}

/** What names are looked for with: those of the account, and what was shown and spoken of. */
export interface NamedAbout {
  readonly names: Names
  readonly spoken: Spoken
  readonly shown: readonly Thing[]
  readonly focus: readonly Thing[]
  readonly parts?: Parts
}

/** How well words name what a slot takes. What is not known may still be a name, but less likely. */
export function namedWell(kind: SlotKind, words: string, about: NamedAbout): number {
  const parts = about.parts ?? partsIn(about.spoken)
  return partWell(kind, parts.of(words), { ...about, parts })
}

/** Words of a language that are looked for in each part of a message. */
const setsOf = keptFor(({ it, them, articles, edges, everybody, selves }: SpokenWords) => ({
  ...{ it: new Set(it), them: new Set(them), articles: new Set(articles), edges: new Set(edges) },
  ...{ everybody: new Set(everybody), selves: new Set(selves) },
}))

/** How well a part of a message names what a slot takes. */
export function partWell(
  kind: SlotKind,
  part: Part,
  about: NamedAbout & { readonly parts: Parts },
): number {
  const { names, spoken, shown, parts } = about
  const { kinds } = spoken.words
  const { it, them, articles, edges, everybody, selves } = setsOf(spoken.words)
  if (kind === 'people' || kind === 'handles') {
    const all = parts.names(part)
    if (all.length === 0 || all.length > 8) return 0
    return Math.min(...all.map((one) => partWell('person', parts.of(one), about)))
  }
  const { plain } = part
  const named = wordKind(kind)
  const bare = parts.bare(part, named)
  const rest = bare.plain
  if ((kind === 'person' ? them : it).has(plain)) {
    const newest = newestOf(kind, about)
    if (newest === -1) return 0.2
    // “sie” is a person or a thing: what was spoken of last is meant, rather than what was spoken of before it.
    const isEither = it.has(plain) && them.has(plain)
    return newest === 0 || !isEither ? 0.85 : 0.65 - 0.03 * Math.min(newest, 5)
  }
  if (kind !== 'person' && (kinds[named] ?? []).includes(rest))
    return newestOf(kind, about) === -1 ? 0.2 : 0.85
  // Everybody is nobody by name.
  if (kind === 'person' && bare.words.some((one) => everybody.has(one))) return 0
  const [best] = findNamed(names, kind, bare.text, spoken)
  if (best?.sure === 1) return 1
  // Several things in a row.
  const several = kind === 'idea' && !best ? parts.names(bare) : []
  if (several.length > 1)
    return Math.min(...several.map((one) => partWell(kind, parts.of(one), about)))
  const silent = (one: string) => articles.has(one) || edges.has(one)
  if (bare.words.every(silent) && !it.has(rest)) return 0
  const [first = ''] = part.words
  // A name neither begins nor ends with a word that only joins.
  if (edges.has(part.words.at(-1) ?? '') || (edges.has(first) && !names.find(kind, part.text)[0]))
    return 0
  if (kind === 'person' && selves.has(plain)) return 0
  const place = shown.length === 0 ? null : positionIn(bare.text, shown.length, spoken)
  const chosen = place === null ? undefined : shown[place - 1]
  if (chosen) return isOf(kind, chosen, names) ? 0.9 : 0.1
  if (rest === '' || articles.has(rest)) return 0
  if (best) return best.sure
  if (bare.words.length > 3 || names.isCalled(bare.text)) return 0
  // Nobody knows it: a name that is new, or one that is written otherwise.
  const isNameLike = bare.words.every((one) => !silent(one) && !/\d/.test(one))
  if (kind === 'person' && (!isNameLike || bare.words.length > 2)) return 0
  if (kind === 'item') return 0.05
  if (kind === 'person' && !/^\p{Lu}/u.test(bare.text)) return 0
  return /^\p{Lu}/u.test(bare.text) ? 0.25 : 0.06
}

/** Whether a thing is one that a slot takes. */
function isOf(kind: string, thing: Thing, names: Names): boolean {
  return kindsTaken(kind).includes(thing.kind) && names.isIn(kind, thing)
}

/** Where the newest thing stands, of those spoken of, that a slot takes; -1 for none. */
function newestOf(kind: string, { focus, names }: NamedAbout): number {
  return focus.findIndex((thing) => isOf(kind, thing, names))
}
