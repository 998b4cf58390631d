import type { Frame, Way } from '#generated/server/assistant/frame.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'

/** A message as it is weighed. */
export interface Reading {
  readonly working: Working
  readonly text: string
  readonly tokens: readonly Token[]
  readonly tags: readonly Tag[]
  readonly spots: readonly Spot[]
  /** The words that say something, which are neither of a class nor of a spot. */
  readonly unknown: readonly number[]
}

/** Whether a word of any of these classes is said. */
export function hasTag({ tags }: Pick<Reading, 'tags'>, ...names: readonly string[]): boolean {
  return tags.some(({ classes }) => names.some((name) => classes.has(name)))
}

/** How well a way explains a message. */
export interface Weighed {
  readonly score: number
  /** The words of its slots. */
  readonly words: Readonly<Record<string, string>>
  /** What of the message it leaves out that says something, and how many words nobody knows. */
  readonly left: number
  readonly strange: number
  /** Slots that are neither said nor known. */
  readonly missing: readonly string[]
  /** Texts that have to be said and are not. */
  readonly lacking: readonly string[]
}

/** Words that free text is made of: from one token to before another. */
export interface Segment {
  readonly from: number
  readonly to: number
  /** Whether it goes beyond its sentence. */
  readonly isOver: boolean
  readonly worth: number
}

/** A way that is being weighed: what it has of a message so far. */
export interface Weighing {
  readonly way: Way
  readonly frame: Frame
  readonly reading: Reading
  readonly segment: Segment | null
  /** Whether words from one token to before another are in its free text. */
  readonly isIn: (from: number, to: number) => boolean
  /** The spots that some slot or class took. */
  readonly used: Uint8Array
  readonly words: Record<string, string>
  readonly missing: string[]
  readonly lacking: string[]
  score: number
}

/** Classes of which spots are as well: a way may want one of them without a slot for it. */
export const spotsOfClass: Readonly<Record<string, Spot['kind'] | undefined>> = {
  time: 'time',
  food: 'subject',
  in_area: 'area',
}

/** What each thing that a way explains is worth. */
export const gains = {
  ...{ strong: 1, weak: 0.3, text: 0.5, time: 1, name: 1.1, link: 1.3, number: 0.9 },
}

/** What each thing that it lacks or leaves out costs. */
export const costs = {
  ...{
    noWeak: 0.15,
    noFocus: 0.6,
    strongLeft: 0.6,
    weakLeft: 0.06,
    unknownLeft: 0.3,
    researchLeft: 1.2,
  },
}

/** Begins to weigh a way, with where its free text stands. */
export function weighingOf(
  way: Way,
  frame: Frame,
  reading: Reading,
  segment: Segment | null,
): Weighing {
  return {
    way,
    frame,
    reading,
    segment,
    words: {},
    missing: [],
    lacking: [],
    used: new Uint8Array(reading.spots.length),
    isIn: (from, to) => segment !== null && from < segment.to && to > segment.from,
    score: segment?.worth ?? 0,
  }
}
