import type { StructuredValue } from '#generated/types.ts'

/** An amount in words: `from 20 to 40 EUR for each person`. */
export function amountText(value: StructuredValue): string | null {
  const { minimum_amount: least, maximum_amount: most, currency, scope } = value
  if (least === null && most === null) return null
  const range =
    least === null
      ? `at most ${most}`
      : most === null
        ? `at least ${least}`
        : `from ${least} to ${most}`
  const of = scope === null ? '' : scope === 'per_person' ? ' for each person' : ' in all'
  return `${range}${currency === null ? '' : ` ${currency}`}${of}`
}
