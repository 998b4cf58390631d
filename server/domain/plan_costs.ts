import type { LogisticsItem, PlanCost } from '#generated/types.ts'

/**
 * The costs of a plan: the expected payments on its checklist. An amount is free text, so the numbers are
 * always null.
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
