import type { Frame } from '#generated/server/assistant/frame.ts'
import { foldedWord, tokensOf } from '#generated/server/assistant/tokens.ts'
import type { CapabilityId } from '#generated/types.ts'
import { namesIn, plainOf } from '#server/domain/assistant/message.ts'
import { numberIn, positionsIn, withDays } from '#server/domain/assistant/said_numbers.ts'
import { asWritten } from '#server/domain/assistant/mend.ts'
import { findNamed, isFreeText } from '#server/domain/assistant/names.ts'
import type { NamedByPerson, Thing } from '#server/domain/assistant/state.ts'
import { readWhenPreset } from '#server/domain/availability/when_preset.ts'
import { daysOf, ofDays, ofHours, windowFields } from '#server/domain/assistant/times.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { askWhichDay, momentSlot } from '#server/surfaces/assistant/rules/moments.ts'
import { listsPlans } from '#server/surfaces/assistant/rules/plans_then.ts'
import { daysIn } from '#server/surfaces/assistant/rules/said_days.ts'
import { newName, withKin, withoutOrigin } from '#server/surfaces/assistant/rules/name/new_name.ts'
import { ask, type Slotted, value } from '#server/surfaces/assistant/rules/slotted.ts'
import { findThing } from '#server/surfaces/assistant/rules/things.ts'

/** The value of a slot from its words; from what was spoken of last without any. */
export async function fillSlot(
  working: Working,
  frame: Frame,
  slot: string,
  said: string | null,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Slotted> {
  const kind = frame.slots[slot] ?? kindOfNeed(slot)
  // What somebody gives a name, saves or looks for is theirs to spell.
  const isNew = frame.capability === 'relationships.people.ensure'
  const isOwn = isFreeText(kind) || isNew
  const text =
    said !== null && ofName.test(slot) && kind === 'text'
      ? newName(withoutRelative(withoutTail(quotedIn(said, working), working), working), working)
      : said !== null && isNew && kind === 'people'
        ? withKin(said, working)
        : said
  const words = text !== null && isOwn ? asWritten(text, working.written) : text
  const say = sentencesIn(working.said.language)
  switch (kind) {
    case 'people':
      return people(working, slot, words)
    case 'handles':
      return handles(working, slot, words)
    case 'moment':
      return momentSlot(working, slot, words, values)
    case 'window':
      return frame.capability === 'events.search'
        ? days(working, words)
        : listsPlans(frame.capability as CapabilityId)
          ? daysOfPlans(working, slot, words)
          : stretch(working, slot, words)
    case 'preset':
      return preset(working, slot, words)
    case 'words':
      return words === null
        ? ask('text', say.whatShould)
        : value({ [slot]: namesIn(afterMove(words, working), working.spoken) })
    case 'number': {
      const number = words === null ? null : numberIn(words, working.spoken)
      return number === null ? ask('text', say.howMany) : value({ [slot]: number })
    }
    case 'link':
      return words === null ? ask('text', say.whatShould) : value({ [slot]: linkOf(words) })
    case 'text':
      return words === null ? ask('text', say.whatShould) : value({ [slot]: unquoted(words) })
    default:
      return thing(working, kind, slot, words)
  }
}

/** Of “Neukölln to Friedrichshain”, what it becomes. */
function afterMove(words: string, { spoken }: Pick<Working, 'spoken'>): string {
  const { moved_to = [] } = spoken.words.described
  const { for_w = [] } = spoken.words.senses
  // “Change Neukölln for Friedrichshain”
  const [verb = ''] = tokensOf(words, spoken.words.short).map(({ key }) => key)
  const isChange = spoken.lexicon.classesOf(verb).has('move')
  const between = [...moved_to, ...(isChange ? for_w : [])]
  return words.split(new RegExp(`\\s(?:${between.join('|')})\\s`, 'iu')).at(-1) ?? words
}

/** What a slot takes that no pattern has, by its name. */
function kindOfNeed(slot: string): string {
  const name = slot.replace(/_(?:handles?|public_id)$/, '')
  return name === 'ideas_list' ? 'list' : name
}

async function thing(
  working: Working,
  kind: string,
  slot: string,
  words: string | null,
): Promise<Slotted> {
  if (words !== null && (slot.endsWith('handles') || kind === 'found')) {
    const several = await things(working, kind, slot, words)
    if (several !== null) return several
  }
  const found = await findThing(working, kind, words)
  const say = sentencesIn(working.said.language)
  switch (found.kind) {
    case 'one': {
      const { handle } = found.thing
      const { plan_handle = working.names.byHandle(handle)?.plan_handle } =
        found.thing as NamedByPerson
      if (kind === 'item' && plan_handle) return value({ [slot]: handle, plan_handle }, found.thing)
      return value({ [slot]: slot.endsWith('handles') ? [handle] : handle }, found.thing)
    }
    case 'several':
      return {
        ...{ kind: 'ask', as: 'choice', text: say.whichOf(kind, found.name) },
        options: found.things.slice(0, 5).map(({ label, handle, kind: of }) => ({
          ...{ label, handle, value: { kind: of, handle, label } },
        })),
      }
    case 'none':
      return { kind: 'none', text: say.notFound(kind, found.name) }
    case 'not_yet':
      return { kind: 'none', text: found.text }
    case 'open':
      return ask('text', say.whichOne(kind))
  }
}

/** Several things in a row, by their names or their numbers; null where it is one. */
async function things(
  working: Working,
  kind: string,
  slot: string,
  words: string,
): Promise<Slotted | null> {
  const { state, spoken, names, said: about } = working
  const places = positionsIn(words, state.shown.length, spoken)
  const shown = places.flatMap((place) => state.shown[place - 1] ?? [])
  const said = shown.length > 1 ? [] : namesIn(words, spoken)
  if (shown.length < 2 && (said.length < 2 || findNamed(names, kind, words, spoken).length > 0))
    return null
  const found = [...shown]
  for (const name of said) {
    const one = await findThing(working, kind, name)
    if (one.kind === 'none')
      return { kind: 'none', text: sentencesIn(about.language).notFound(kind, name) }
    // Which of several is meant is asked about one alone.
    if (one.kind !== 'one') return null
    const { handle } = one.thing
    if (!found.some((other) => other.handle === handle)) found.push(one.thing)
  }
  const [first] = found
  return value({ [slot]: found.map(({ handle }) => handle) }, first ?? null)
}

function people({ state, spoken, said }: Working, slot: string, words: string | null): Slotted {
  const { whoShould } = sentencesIn(said.language)
  if (words === null) return ask('text', whoShould)
  const { them, several, selves } = spoken.words
  const saved = state.focus.filter(({ kind }) => kind === 'person')
  const bare = (name: string) => (slot === 'people' ? withoutOrigin(name, spoken) : name)
  const names = namesIn(words, spoken)
    .map(bare)
    .flatMap((name) => {
      const plain = plainOf(name, spoken.words)
      if (selves.includes(plain)) return []
      if (!them.includes(plain)) return [name]
      const many = several.includes(plain)
      return saved.slice(0, many ? saved.length : 1).map(({ label }) => label)
    })
  if (names.length === 0) return ask('text', whoShould)
  const isOne = !/names$|people$/.test(slot)
  return value({ [slot]: isOne ? (names[0] ?? '') : names })
}

/** People by their handles, each found by its name. */
async function handles(working: Working, slot: string, words: string | null): Promise<Slotted> {
  if (words === null) return ask('text', sentencesIn(working.said.language).whoShould)
  const found: Thing[] = []
  for (const name of namesIn(words, working.spoken)) {
    const one = await thing(working, 'person', slot, name)
    if (one.kind !== 'value') return one
    if (one.thing) found.push(one.thing)
  }
  const [first] = found
  return value({ [slot]: found.map(({ handle }) => handle) }, first ?? null)
}

/** A stretch of time as instants. */
function days({ said, spoken }: Working, words: string | null): Slotted {
  const read = words === null ? null : windowFields(withDays(words, spoken), said)
  const span = read && daysOf(read, said)
  if (read === null || span === null) return ask('time', sentencesIn(said.language).whenFree)
  return value(ofHours(read.fields, span, said) ?? ofDays(span, said))
}

/** The words for the days of plans, which are read where the plans are looked through; words that name no day are asked for again. */
function daysOfPlans(working: Working, slot: string, words: string | null): Slotted {
  const { whenFree } = sentencesIn(working.said.language)
  return words === null || daysIn(working, words) === null
    ? ask('time', whenFree)
    : value({ [slot]: withDays(words, working.spoken) })
}

function preset({ said }: Working, slot: string, words: string | null): Slotted {
  // “Next weekend” is a preset by its name, whatever the day is on which it is said.
  const read = words === null ? null : windowFields(words, said)
  const named = (words && readWhenPreset(words.trim())) ?? read?.fields.when_preset
  return named === undefined || named === null || named === ''
    ? ask('time', sentencesIn(said.language).whenFree)
    : value({ [slot]: named })
}

function stretch({ said, spoken }: Working, slot: string, words: string | null): Slotted {
  if (words === null) return ask('time', sentencesIn(said.language).whenFree)
  // It takes the words themselves.
  if (slot === 'when') return value({ when: withDays(words, spoken) })
  const read = windowFields(withDays(words, spoken), said)
  if (read === null) return ask('time', sentencesIn(said.language).whenFree)
  if (slot === 'date_phrase') {
    const { when_preset } = read.fields
    return value(
      typeof when_preset === 'string'
        ? { date_phrase: when_preset.replaceAll('-', ' ') }
        : { starts_after: read.fields.starts_after, starts_before: read.fields.starts_before },
    )
  }
  if (read.either === null) return value(read.fields)
  return askWhichDay(read.either, sentencesIn(said.language))
}

/** Slots of what something is called. */
const ofName = /(?:^|\.)(?:name|title|display_name|title_override)$/

/** A name without what is said behind it and belongs to the request: “Family days instead, please”. */
export function withoutTail(words: string, { spoken }: Pick<Working, 'spoken'>): string {
  const text = words.trim()
  if (/["“”„«»]/.test(text)) return text
  const { short, tails } = spoken.words
  const tokens = tokensOf(text, short)
  const plain = tokens.map(({ key }) => key).join(' ')
  const tail = tails.find((one) => plain.endsWith(` ${one}`))
  if (tail === undefined) return text
  const last = tokens[tokens.length - tail.split(' ').length - 1]
  return withoutTail(text.slice(0, last?.end).replace(/[\s,;–-]+$/, ''), { spoken })
}

/** What stands in quotation marks where a name begins with them: “create the list 'Dead week' for me”. */
function quotedIn(words: string, { said }: Pick<Working, 'said'>): string {
  const quoted = [...said.message.matchAll(inSingle)].map(([, inner = '']) => inner.trim())
  const bare = words.replace(/^['‘‚\s]+/u, '')
  return quoted.find((one) => one !== '' && bare.startsWith(one)) ?? words
}

const inSingle = /(?<![\p{L}\p{N}])['‘‚]([^'’‘]+)['’‘](?![\p{L}\p{N}])/gu

/** A name without the pronoun of its clause: “Omas Besuch” of “eine Liste, die Omas Besuch heißt”. */
function withoutRelative(
  words: string,
  { said, spoken }: Pick<Working, 'said' | 'spoken'>,
): string {
  const at = said.message.indexOf(words)
  const [, first = '', rest = ''] = /^(\p{L}+)\s+(\S.*)$/su.exec(words) ?? []
  if (at < 1 || !spoken.words.articles.includes(foldedWord(first))) return words
  const isApart = said.message.slice(0, at).trimEnd().endsWith(',')
  const [next] = tokensOf(said.message.slice(at + words.length), spoken.words.short)
  const isNamed = next !== undefined && spoken.lexicon.classesOf(next.key).has('rename')
  return isApart && isNamed ? rest : words
}

/** A link without the marks that end a sentence behind it. */
function linkOf(words: string): string {
  return unquoted(words).replace(/[.,;:!?]+$/u, '')
}

function unquoted(words: string): string {
  return words
    .trim()
    .replace(/^[:\s]+/, '')
    .replace(/^["“„«»](.*)["”“«»]$/s, '$1')
    .trim()
}

/** Whether a request has all that it needs. */
export function missingSlots(frame: Frame, { values, words, lacks }: Request): string[] {
  const given = new Set([...Object.keys(values), ...Object.keys(words)])
  const needs = lacks === undefined ? frame.needs : [...frame.needs, lacks]
  return needs.filter((slot) => !given.has(slot))
}
