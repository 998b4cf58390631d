import type { LogisticsItem, PlanCost } from '#generated/types.ts'

/**
 * What a plan costs, as far as its checklist tells: each payment that is expected. Amounts stand there in
 * words, and no number is read into them.
 */
export function costsOf(items: readonly LogisticsItem[]): PlanCost[] {
  return items
    .filter(({ kind, status }) => kind === 'payment_expectation' && status !== 'dismissed')
    .map(({ title, amount_note, actor_type }) => ({
      label: amount_note === null ? title : `${title} (${amount_note})`,
      minimum_amount: null,
      maximum_amount: null,
      currency: null,
      scope: actor_type === 'each_guest' ? 'per_person' : null,
    }))
}
