import { readMonth } from '#server/domain/capture/dates/day.ts'
import type { Stretch } from '#server/domain/capture/dates/pair.ts'
import type { Written } from '#server/domain/capture/dates/scan.ts'
import { setOf } from '#server/domain/capture/dates/words.ts'

/** Before a month that tells when something is: “Ende Januar”, “in January”. */
const beforeMonth = setOf(`
  in im of ende anfang mitte late early mid end beginning fin debut mi en finales principios fine inizio meta begin eind
  half koniec poczatek polowie w em no final`)

/**
 * The months that a text says something is in, 1 to 12, without those of days that are written out: a day of the week
 * next to them is no other month's.
 */
export function monthsBeside(
  { tokens, language }: Pick<Written, 'tokens' | 'language'>,
  days: readonly Stretch[],
): ReadonlySet<number> {
  const found = tokens.flatMap((token, index) => {
    const isOfDay = days.some(({ from, next }) => index >= from && index < next)
    const isLed = beforeMonth.has(tokens[index - 1]?.text ?? '')
    if (isOfDay || !isLed || token.raw.length < 3) return []
    return readMonth(tokens, index, language)?.value ?? []
  })
  return new Set(found)
}
