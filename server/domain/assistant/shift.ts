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
 * How far words move something: “half an hour later”, “by two days”; null for words that say nothing of it. `around` is the whole
 * message, which may say the direction alone: “bring it forward by an hour”.
 */
export function readShift(
  words: string,
  around: string,
  { short, shift_amounts, shift_units, shift_earlier, shift_silent }: SpokenWords,
): Shift | null {
  const keys = tokensOf(words.slice(0, 120), short).map(({ key }) => key)
  let amount: number | null = null
  let shift: Shift | null = null
  for (const key of keys) {
    const number = /^\d{1,3}$/.test(key) ? Number(key) : toNumber(shift_amounts[key])
    const [name] = Object.entries(shift_units).find(([, of]) => of.includes(key)) ?? []
    if (number !== undefined) {
      // “half an hour”, “a quarter of an hour”: the part counts.
      amount = amount === null || amount === 1 ? number : amount < 1 ? amount : null
      if (amount === null) return null
    } else if (name !== undefined) {
      const one = units[name]
      if (shift !== null || amount === null || one === undefined) return null
      shift = { days: one.days * amount, minutes: one.minutes * amount }
    } else if (!shift_silent.includes(key)) return null
  }
  if (shift === null || !Number.isInteger(shift.days)) return null
  const plain = ` ${tokensOf(around.slice(0, 400), short)
    .map(({ key }) => key)
    .join(' ')} `
  const sign = shift_earlier.some((one) => plain.includes(` ${one} `)) ? -1 : 1
  return { days: shift.days * sign, minutes: shift.minutes * sign }
}

function toNumber(value: number | string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}
