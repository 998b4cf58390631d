import type { Token } from '#server/domain/language/time/tokens.ts'
import { type Part, weekdays } from '#server/domain/language/time/words.ts'

/** A day of the week with its part in one word, `Freitagabend`, `zaterdagnacht`: 1 for Monday to 7. Null for none. */
export function readCompound(token: Token | undefined): { value: number; part: Part } | null {
  const [, day = '', rest = ''] =
    /^(\p{L}+?(?:tag|woch|dag))(abend|nachmittag|vormittag|mittag|nacht|morgen|fruh|avond|middag|ochtend)$/u.exec(
      token?.text ?? '',
    ) ?? []
  const value = weekdays.get(day)
  if (value === undefined) return null
  if (/^(vormittag|morgen|fruh|ochtend)$/.test(rest)) return { value, part: 'morning' }
  if (/(tag|middag)$/.test(rest)) return { value, part: 'afternoon' }
  return { value, part: rest === 'nacht' ? 'night' : 'evening' }
}
