import type { Token } from '#generated/server/assistant/tokens.ts'
import type { NamedThing } from '#server/domain/assistant/names.ts'
import { tellsTime } from '#server/domain/assistant/time_spans.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'

/** Words of a message that stand for something, whatever is asked of it: from one token to before another. */
export interface Spot {
  readonly kind:
    | 'name'
    | 'time'
    | 'link'
    | 'quote'
    | 'number'
    | 'position'
    | 'them'
    | 'it'
    | 'area'
    | 'address'
    | 'subject'
  readonly from: number
  readonly to: number
  readonly text: string
  /** What a name means, the surest first. */
  readonly things: readonly NamedThing[]
  /** Whether it says whose something is. */
  readonly isWhose: boolean
  /** Whether somebody is answered: “yes to Zoë”. */
  readonly isAnswered: boolean
  /** Whether its one word is of a class as well: it may be no name. */
  readonly isSoft: boolean
  /** Whether a time may be when something starts, and whether it may be a stretch of time. */
  readonly isMoment: boolean
  readonly isWindow: boolean
  /** Whether it says how far something is moved. */
  readonly isShift: boolean
}

/** Whether words that go from one token to before another have the one at an index. */
export function covers(at: number): (words: Pick<Spot, 'from' | 'to'>) => boolean {
  return ({ from, to }) => from <= at && at < to
}

/** From when on words are surely those of a name. */
export const surely = 0.7

/** Whether a spot surely names something. */
export function isSurelyNamed({ kind, isSoft, things: [best] }: Spot): boolean {
  return kind === 'name' && !isSoft && (best?.sure ?? 0) >= surely
}

/** Whether a spot surely names somebody. */
export function isPerson(spot: Spot): boolean {
  return isSurelyNamed(spot) && spot.things[0]?.thing.kind === 'person'
}

/** A message in which spots are found, one kind after the other: what one has no other takes. */
export interface Finding {
  readonly working: Working
  readonly text: string
  readonly tokens: readonly Token[]
  readonly spots: Spot[]
  readonly taken: Uint8Array
  readonly add: (kind: Spot['kind'], from: number, to: number, more?: Partial<Spot>) => void
  readonly keyAt: (at: number) => string
  readonly written: (at: number) => string
  /** Whether a word says nothing beside others, is one of several that are of a class, and whether it is of any class at all. */
  readonly isSilent: (at: number) => boolean
  readonly inPhrase: (at: number) => boolean
  readonly isPlain: (at: number) => boolean
  readonly isVague: (at: number) => boolean
  readonly isTime: readonly boolean[]
}

/** Classes whose words are of things: they may as well be of a name. */
const ofThings: ReadonlySet<string> = new Set(['food', 'sights', 'events'])

/** Begins to find spots in a message. */
export function findingIn(working: Working, text: string, tokens: readonly Token[]): Finding {
  const { spoken, said } = working
  const phrases = spoken.lexicon.exactTags(tokens).filter(({ from, to }) => to - from > 1)
  const taken = new Uint8Array(tokens.length)
  const spots: Spot[] = []
  const keyAt = (at: number) => tokens[at]?.key ?? ''
  const inPhrase = (at: number) => phrases.some(covers(at))
  const isSilent = (at: number) =>
    spoken.silent.has(keyAt(at)) || spoken.words.articles.includes(keyAt(at))
  const isVague = (at: number) => spoken.vagueWords.has(keyAt(at))
  return {
    ...{ working, text, tokens, spots, taken, keyAt, inPhrase, isSilent, isVague },
    add(kind, from, to, more = {}) {
      taken.fill(1, from, to)
      spots.push({
        ...{ kind, from, to, text: textOf(text, tokens, from, to), things: [] },
        ...{
          isWhose: false,
          isAnswered: false,
          isSoft: false,
          isMoment: false,
          isWindow: false,
          isShift: false,
          ...more,
        },
      })
    },
    written: (at) => text.slice(tokens[at]?.at, tokens[at]?.end),
    isPlain: (at) =>
      isSilent(at) ||
      inPhrase(at) ||
      isVague(at) ||
      [...spoken.lexicon.classesOf(keyAt(at))].some((name) => !ofThings.has(name)),
    isTime: tokens.map(({ key }) => tellsTime(key, said.language)),
  }
}

/** The text from one token to before another. */
export function textOf(text: string, tokens: readonly Token[], from: number, to: number): string {
  return text.slice(tokens[from]?.at ?? 0, tokens[to - 1]?.end ?? 0)
}
