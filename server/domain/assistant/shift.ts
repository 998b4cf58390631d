import { tokensOf } from '#generated/server/assistant/tokens.ts'
import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'

/** How far something is moved: whole days, and minutes. Earlier is negative. */
export interface Shift {
  readonly days: number
  readonly minutes: number
}

/** How much of a unit there is in days and minutes. */
const units: Readonly<Record<string, Shift>> = {
  minute: { days: 0, minutes: 1 },
  hour: { days: 0, minutes: 60 },
  day: { days: 1, minutes: 0 },
  week: { days: 7, minutes: 0 },
}

/**
 * How far words move something: “half an hour later”, “by two days”, “an hour and a half”; null for words that say nothing of it. `around` is
 * the whole message, which may say the direction alone: “bring it forward by an hour”.
 */
export function readShift(words: string, around: string, spoken: SpokenWords): Shift | null {
  const { short, shift_earlier, joiners } = spoken
  const keys = tokensOf(words.slice(0, 120), short).map(({ key }) => key)
  const amounts = partedAt(keys, joiners).map((part) => amountIn(part, spoken))
  const shift = sumOf(amounts)
  if (shift === null || !Number.isInteger(shift.days)) return null
  const plain = ` ${tokensOf(around.slice(0, 400), short)
    .map(({ key }) => key)
    .join(' ')} `
  const sign = shift_earlier.some((one) => plain.includes(` ${one} `)) ? -1 : 1
  return { days: shift.days * sign, minutes: shift.minutes * sign }
}

/** Words in parts, without those that join them. */
function partedAt(keys: readonly string[], joiners: readonly string[]): string[][] {
  const parts: string[][] = [[]]
  for (const key of keys) {
    if (joiners.includes(key)) parts.push([])
    else parts.at(-1)?.push(key)
  }
  return parts
}

/** An amount, and its unit where it is said. */
interface Amount {
  readonly amount: number
  readonly unit: Shift | null
}

/** The amount in words that have nothing else; null for any others. */
function amountIn(
  keys: readonly string[],
  { shift_amounts, shift_units, shift_silent }: SpokenWords,
): Amount | null {
  let amount: number | null = null
  let unit: Shift | null = null
  for (const key of keys) {
    const number = /^\d{1,3}$/.test(key) ? Number(key) : toNumber(shift_amounts[key])
    const [name] = Object.entries(shift_units).find(([, of]) => of.includes(key)) ?? []
    if (number !== undefined) {
      // “half an hour”, “a quarter of an hour”: the part counts.
      amount = amount === null || amount === 1 ? number : amount < 1 ? amount : null
      if (amount === null) return null
    } else if (name !== undefined) {
      if (unit !== null || amount === null) return null
      unit = units[name] ?? null
    } else if (!shift_silent.includes(key)) return null
  }
  return amount === null ? null : { amount, unit }
}

/** Amounts together: “an hour and a half”, “one and a half hours”. A part without a unit has that of its neighbour. */
function sumOf(amounts: readonly (Amount | null)[]): Shift | null {
  let [days, minutes] = [0, 0]
  for (const [at, one] of amounts.entries()) {
    const [before, next] = [amounts[at - 1], amounts[at + 1]]
    const isPart = one !== null && one.amount < 1
    const beside = isPart ? before?.unit : next && next.amount < 1 ? next.unit : null
    const unit = one?.unit ?? beside
    if (one === null || !unit) return null
    days += unit.days * one.amount
    minutes += unit.minutes * one.amount
  }
  return { days, minutes }
}

function toNumber(value: number | string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}
