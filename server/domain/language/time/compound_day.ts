import type { Token } from '#server/domain/language/time/tokens.ts'
import { type Part, weekdays } from '#server/domain/language/time/words.ts'
import { valuesOf } from '#server/domain/language/words/lists.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

const joined = pattern`^(\p{L}+?${'time.weekday_stem'})(${'time.part_joined'})$`
const either = pattern`^(\p{L}+?${'time.weekday_stem'})(?:(${'time.part_joined'})|(${'time.part_each'}))$`
const partsJoined = valuesOf('time.part_joined')

/** A day of the week with its part in one word, `Freitagabend`, `zaterdagnacht`: 1 for Monday to 7. Null for none. */
export function readCompound(token: Token | undefined): { value: number; part: Part } | null {
  const [, day = '', rest = ''] = joined.exec(token?.text ?? '') ?? []
  const [value, part] = [weekdays.get(day), partsJoined.get(rest)]
  return value === undefined || part === undefined ? null : { value, part }
}

/** Tokens with two in place of each such day, and whether one is every such day: “samstagnachmittags”. */
export function splitCompounds(tokens: readonly Token[]): {
  readonly tokens: readonly Token[]
  readonly isEach: boolean
} {
  let isEach = false
  const split = tokens.flatMap((token): readonly Token[] => {
    const [, day = '', part, each] = either.exec(token.text) ?? []
    if (!weekdays.has(day)) return [token]
    isEach ||= part === undefined
    return [
      { ...token, text: day },
      { ...token, text: part ?? each ?? '' },
    ]
  })
  return { tokens: split, isEach }
}
