import {
  type Claim,
  type ClaimValues,
  type Field,
  type FoundItem,
  type Origin,
  origins,
  type SourceReading,
} from '#server/domain/language/claim.ts'
import { itemNamed } from '#server/domain/capture/deciding/named_item.ts'
import { readItemSource } from '#server/domain/capture/read_item.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import type { ToDecide } from '#server/domain/capture/to_decide.ts'

/** What a source is to a capture: the answer to what it is about, what was added, words about it, or what was sent. */
export type Role = 'answer' | 'detail' | 'subject' | 'primary' | 'secondary'

/** A claim, how much it counts, and which thing of which source it is about. */
export interface Told<F extends Field = Field> {
  readonly field: F
  readonly value: ClaimValues[F]
  readonly from: Origin
  readonly role: Role
  /** Claims of one group are about one thing of one source. */
  readonly group: string
  /** Lower counts more. */
  readonly rank: number
  /** The words that it was read from; empty where they are not kept. */
  readonly quote: string
}

interface Source {
  readonly reading: SourceReading
  readonly role: Role
  /** How much its claims count before their origin does. */
  readonly order: number
  readonly key: string
}

/** Who says something that a structured reader reads. */
const structured: ReadonlySet<Origin> = new Set([
  ...(['user', 'link', 'jsonld', 'microdata', 'rdfa', 'hevent', 'calendar'] as const),
])

/** Whether a claim is what a machine was told, or its user, and not what was read from words. */
export function isStructured({ from }: Pick<Told, 'from'>): boolean {
  return structured.has(from)
}

/** Everything that is known of a capture, and which of it counts most. */
export class Evidence {
  /** The thing that was chosen of several; null for the source as a whole. */
  readonly item: FoundItem | null
  /** Whether a source is a page that shows nothing, and no other source was read. */
  readonly isWall: boolean
  /** What the document of such a page is called, which may be the name of its site; null for nothing. */
  readonly wallTitle: string | null
  /** Whether a source is a picture whose words could not be read. */
  readonly isUnseen: boolean
  /** Whether nothing was read but what the user said. */
  readonly isSpokenAlone: boolean
  readonly #told: readonly Told[]
  readonly #sources: readonly Source[]

  constructor(input: ToDecide) {
    this.#sources = sourcesOf(input)
    this.isSpokenAlone = !input.readings.some(({ from }) => from === 'primary')
    const chosen = chosenItem(input, this.items)
    this.item = chosen?.item ?? null
    const told = this.#sources.flatMap((source) => {
      if (!chosen || isSaid(source.role)) return toldBy(source, 0)
      // What the source says about itself, and what else was found, is not about one of its things.
      return source === this.#listing ? toldBy(source, chosen.index + 1) : []
    })
    this.#told = chosen ? [...told, ...toldBy(itemSource(chosen.item, input), 0)] : told
    const pages = this.#sources.filter(({ role }) => role === 'primary')
    this.isWall = pages.some(({ reading }) => reading.is_wall)
    this.wallTitle = wallTitleOf(pages)
    this.isUnseen = pages.some(({ reading }) => reading.is_unseen === true)
  }

  /** What the sources list; the things of the first one that lists any. */
  get items(): readonly FoundItem[] {
    return this.#listing?.reading.items ?? []
  }

  /** Whether several files make the list. */
  get areFiles(): boolean {
    return this.#listing?.reading.is_of_files === true
  }

  /** How many things more they list. */
  get itemsLeftOut(): number {
    return this.#listing?.reading.items_left_out ?? 0
  }

  get #listing(): Source | undefined {
    return this.#sources.find(
      ({ role, reading }) => role === 'primary' && !reading.is_wall && reading.items.length > 1,
    )
  }

  /** All claims of a field, what counts most first. */
  all<F extends Field>(field: F): readonly Told<F>[] {
    const found = this.#told.filter((told): told is Told<F> => told.field === field)
    return found.sort((one, other) => one.rank - other.rank)
  }

  /** The value of a field that counts most; null for none. */
  best<F extends Field>(field: F): ClaimValues[F] | null {
    return this.all(field)[0]?.value ?? null
  }
}

function wallTitleOf(pages: readonly Source[]): string | null {
  const claims = pages.flatMap(({ reading }) => (reading.is_wall ? reading.claims : []))
  const titled = claims.find((claim) => claim.field === 'title')
  return titled?.field === 'title' ? titled.value : null
}

/** What a user said, and when; not given where it was said with the capture. */
interface Words {
  readonly text: string
  readonly role: Role
  readonly at?: string | null | undefined
}

function sourcesOf(input: ToDecide): Source[] {
  const { said, readings, created_at, timezone } = input
  const about = { url: null, now: created_at.toISOString(), timezone, language: null }
  const isAlone = !readings.some(({ from }) => from === 'primary')
  const answers = said.answers.filter(({ kind }) => kind === 'subject')
  const details = said.details.map((text, at) => ({ text, at: said.details_at?.[at] }))
  const words: Words[] = [
    ...answers.toReversed().map(({ value, at }): Words => ({ text: value, role: 'answer', at })),
    ...details.toReversed().map((detail): Words => ({ ...detail, role: 'detail' })),
    ...(said.subject === null
      ? []
      : [{ text: said.subject, role: isAlone ? ('primary' as const) : ('subject' as const) }]),
  ]
  const spoken = words.map(({ text, role, at }, index): Source => {
    const reading = readTextSource(text, { ...about, now: at ?? about.now })
    return { reading, role, order: index, key: `words ${index}` }
  })
  const read = readings.map(({ reading, from }, index): Source => {
    return { reading, role: from, order: from === 'primary' ? 0 : 1_000, key: `reading ${index}` }
  })
  return [...spoken, ...read]
}

function isSaid(role: Role): boolean {
  return role === 'answer' || role === 'detail' || role === 'subject'
}

/** What a source says about one of its things. */
function toldBy({ reading, role, order, key }: Source, about: number): Told[] {
  if (reading.is_wall) return []
  return reading.claims
    .filter(({ subject }) => subject === about)
    .map((claim: Claim) => ({
      field: claim.field,
      value: claim.value,
      from: isSaid(role) ? 'user' : claim.from,
      role,
      group: `${key} ${claim.subject}`,
      // What people say counts before all that is read, what was found only where nothing else is known.
      rank: (isSaid(role) ? -100 : origins.indexOf(claim.from)) + order,
      quote: claim.quote ?? '',
    }))
}

function chosenItem(
  { said }: ToDecide,
  items: readonly FoundItem[],
): { item: FoundItem; index: number } | null {
  const answer = said.answers.findLast(({ kind }) => kind === 'items')
  const [, number] = /^item:(\d{1,3})$/.exec(answer?.value ?? '') ?? []
  const named = answer || said.subject === null ? null : itemNamed(items, said.subject)
  const index = number === undefined ? named : Number(number)
  const item = index === null ? undefined : items[index]
  return item && index !== null ? { item, index } : null
}

/** What a list says about one of its things, as a source of its own. */
function itemSource(item: FoundItem, { created_at, timezone }: ToDecide): Source {
  const about = { url: null, now: created_at.toISOString(), timezone, language: null }
  return { reading: readItemSource(item, about), role: 'primary', order: 20, key: 'item' }
}
