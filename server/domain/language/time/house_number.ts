import type { Token } from '#server/domain/language/time/tokens.ts'
import { streets } from '#server/domain/language/place/street.ts'

/** How many tokens a number and its street are looked for in. */
const most = 8

/** Whether a number is that of a house, with its street right behind it: “12 quai de Valmy”, “12 High Street”. */
export function isHouseNumber(tokens: readonly Token[], index: number): boolean {
  const [number, next] = tokens.slice(index, index + 2)
  if (number?.kind !== 'number' || next?.kind !== 'word') return false
  const [, ...rest] = tokens.slice(index, index + most)
  const end = rest.findIndex(({ isFirst }) => isFirst)
  const words = rest.slice(0, end < 0 ? most : end)
  const text = words.reduce(
    (all, { raw, isGlued }) => all + (isGlued ? raw : ` ${raw}`),
    number.raw,
  )
  return streets.some((street) => text.search(street) === 0)
}
