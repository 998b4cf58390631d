import type { Frame } from '#generated/server/assistant/frame.ts'
import { namesIn, plainOf } from '#server/domain/assistant/message.ts'
import type { NamedByPerson, Thing } from '#server/domain/assistant/state.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { clock, ofDays, readMoment, spanOf, windowFields } from '#server/domain/assistant/times.ts'
import { dayInWords } from '#server/domain/messages/spoken/days.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Sentences } from '#server/domain/messages/spoken/sentences.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { findThing } from '#server/surfaces/assistant/rules/things.ts'

/** What came of filling a slot. */
export type Slotted =
  | {
      readonly kind: 'value'
      readonly values: Readonly<Record<string, unknown>>
      readonly thing: Thing | null
    }
  | {
      readonly kind: 'ask'
      readonly as: 'choice' | 'text' | 'time'
      readonly text: string
      readonly options: readonly {
        readonly label: string
        readonly handle: string | null
        readonly value: unknown
      }[]
      /** A day that was said, where its time is asked for. */
      readonly day?: string
    }
  | { readonly kind: 'none'; readonly text: string }

/** The value of a slot from its words; from what was spoken of last without any. */
export async function fillSlot(
  working: Working,
  frame: Frame,
  slot: string,
  words: string | null,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Slotted> {
  const kind = frame.slots[slot] ?? kindOfNeed(slot)
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
        : stretch(working, slot, words)
    case 'preset':
      return preset(working, slot, words)
    case 'words':
      return words === null
        ? ask('text', say.whatShould)
        : value({ [slot]: namesIn(words, working.spoken) })
    case 'number': {
      const digits = /\d{1,4}/.exec(words ?? '')?.[0]
      return digits === undefined ? ask('text', say.howMany) : value({ [slot]: Number(digits) })
    }
    case 'link':
    case 'text':
      return words === null ? ask('text', say.whatShould) : value({ [slot]: unquoted(words) })
    default:
      return thing(working, kind, slot, words)
  }
}

/** What a slot takes that no pattern has, by its name. */
function kindOfNeed(slot: string): string {
  const name = slot.replace(/_(?:handles?|public_id)$/, '')
  return name === 'ideas_list' ? 'list' : name
}

function value(values: Readonly<Record<string, unknown>>, thing: Thing | null = null): Slotted {
  return { kind: 'value', values, thing }
}

function ask(as: 'text' | 'time', text: string) {
  return { kind: 'ask', as, text, options: [] } as const
}

async function thing(
  working: Working,
  kind: string,
  slot: string,
  words: string | null,
): Promise<Slotted> {
  const found = await findThing(working, kind, words)
  const say = sentencesIn(working.said.language)
  switch (found.kind) {
    case 'one': {
      const { handle } = found.thing
      const { plan_handle } = found.thing as NamedByPerson
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

function people({ state, spoken, said }: Working, slot: string, words: string | null): Slotted {
  const { whoShould } = sentencesIn(said.language)
  if (words === null) return ask('text', whoShould)
  const { them } = spoken.words
  const saved = state.focus.filter(({ kind }) => kind === 'person')
  const names = namesIn(words, spoken).flatMap((name) => {
    const plain = plainOf(name, spoken.words)
    if (plain === 'i' || plain === 'me' || plain === 'myself') return []
    if (!them.includes(plain)) return [name]
    const many = plain === 'them' || plain === 'they'
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

/**
 * When something starts, from words; a day as YYYY-MM-DD before them is that of a time alone. A day alone keeps the time of the
 * plan that is moved, and a time alone its day.
 */
export async function momentSlot(
  working: Working,
  slot: string,
  words: string | null,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Slotted> {
  const { said } = working
  const { tag, whenShould, whatTime } = sentencesIn(said.language)
  if (words === null) return ask('time', whenShould)
  const [, day = null, time = words] = /^(\d{4}-\d\d-\d\d) (.+)$/s.exec(words) ?? []
  const read = readMoment(time, said, day)
  const { plan_handle } = values
  const isMove = slot.endsWith('scheduled_at') && typeof plan_handle === 'string'
  if (read === null || 'day' in read) {
    const start = isMove ? await startOf(working, plan_handle) : null
    const moved = start && readMoment(time, said, start.day)
    if (moved && 'at' in moved) return value({ [slot]: moved.at })
    if (start && read && 'day' in read) {
      const kept = readMoment(start.time, said, read.day)
      if (kept && 'at' in kept) return value({ [slot]: kept.at })
    }
  }
  if (read === null) {
    const again = day === null ? whenShould : whatTime(dayInWords(day, tag))
    return { ...ask('time', again), ...(day !== null && { day }) }
  }
  if ('at' in read) return value({ [slot]: read.at })
  if ('day' in read) return { ...ask('time', whatTime(dayInWords(read.day, tag))), day: read.day }
  return askWhichDay(read.either, sentencesIn(said.language))
}

/** The day and the time at which a plan starts, on the clocks of the account; null where it has none. */
async function startOf(
  { hands, said }: Working,
  plan_handle: string,
): Promise<{ readonly day: string; readonly time: string } | null> {
  const { data } = await hands.call('plans.get', { plan_handle })
  const at = data?.plan?.scheduled_at
  if (typeof at !== 'string') return null
  const { date, seconds } = wallTimeOf(new Date(at), said.timezone)
  return { day: date, time: clock(seconds) }
}

/** A stretch of time as instants. */
function days({ said }: Working, words: string | null): Slotted {
  const read = words === null ? null : windowFields(words, said)
  if (read === null) return ask('time', sentencesIn(said.language).whenFree)
  const { when_preset, starts_after, starts_before } = read.fields
  if (typeof starts_after === 'string') return value({ starts_after, starts_before })
  const span = spanOf(String(when_preset), read.fields.days_of_week, said)
  return span === null
    ? ask('time', sentencesIn(said.language).whenFree)
    : value(ofDays(span, said))
}

function preset({ said }: Working, slot: string, words: string | null): Slotted {
  const read = words === null ? null : windowFields(words, said)
  const named = read?.fields.when_preset
  return named === undefined
    ? ask('time', sentencesIn(said.language).whenFree)
    : value({ [slot]: named })
}

function stretch({ said }: Working, slot: string, words: string | null): Slotted {
  if (words === null) return ask('time', sentencesIn(said.language).whenFree)
  // It takes the words themselves.
  if (slot === 'when') return value({ when: words })
  const read = windowFields(words, said)
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

function askWhichDay(either: readonly string[], { tag, whichDay }: Sentences): Slotted {
  return {
    ...{ kind: 'ask', as: 'choice', text: whichDay },
    options: either.map((day) => ({ label: dayInWords(day, tag), handle: null, value: day })),
  }
}

function unquoted(words: string): string {
  return words
    .trim()
    .replace(/^[:\s]+/, '')
    .replace(/^["“](.*)["”]$/s, '$1')
    .trim()
}

/** Whether a request has all that it needs. */
export function missingSlots(frame: Frame, { values, words }: Request): string[] {
  const given = new Set([...Object.keys(values), ...Object.keys(words)])
  return frame.needs.filter((slot) => !given.has(slot))
}
