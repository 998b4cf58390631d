import type { Token } from '#server/domain/language/time/tokens.ts'
import { type Part, weekdays } from '#server/domain/language/time/words.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'

/** A day of the week with its part in one word, `Freitagabend`, as two words. */
interface Compound {
  readonly day: string
  readonly part: string
  /** Whether it is every such day: `samstagnachmittags`. */
  readonly isEach: boolean
}

const stems = [...wordsOf('time.weekday_stem')]
const partsJoined: ReadonlyMap<string, Part> = valuesOf('time.part_joined')
const endings = [
  ...[...partsJoined.keys()].map((part) => ({ part, isEach: false })),
  ...[...wordsOf('time.part_each')].map((part) => ({ part, isEach: true })),
]
const days = [...weekdays.keys()].filter((day) =>
  stems.some((stem) => day.endsWith(stem) && day !== stem),
)
const compounds = new Map<string, Compound>(
  days.flatMap((day) => endings.map((ending) => [day + ending.part, { day, ...ending }])),
)

/** A day of the week with its part in one word, `Freitagabend`, `zaterdagnacht`: 1 for Monday to 7. Null for none. */
export function readCompound(token: Token | undefined): { value: number; part: Part } | null {
  const found = compounds.get(token?.text ?? '')
  if (!found || found.isEach) return null
  const [value, part] = [weekdays.get(found.day), partsJoined.get(found.part)]
  return value === undefined || part === undefined ? null : { value, part }
}

/** Whether a word is a day of the week with its part. */
export function isCompound(word: string): boolean {
  return compounds.has(word)
}

/** Tokens with two in place of each such day, and whether one is every such day: “samstagnachmittags”. */
export function splitCompounds(tokens: readonly Token[]): {
  readonly tokens: readonly Token[]
  readonly isEach: boolean
} {
  if (!tokens.some(({ text }) => compounds.has(text))) return { tokens, isEach: false }
  const found = tokens.flatMap(({ text }) => compounds.get(text) ?? [])
  const split = tokens.flatMap((token): readonly Token[] => {
    const compound = compounds.get(token.text)
    if (!compound) return [token]
    return [
      { ...token, text: compound.day },
      { ...token, text: compound.part },
    ]
  })
  return { tokens: split, isEach: found.some(({ isEach }) => isEach) }
}
