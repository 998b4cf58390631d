import type { LogisticsItem, PlanCost } from '#generated/types.ts'

/**
 * The costs of a plan: the expected payments on its checklist. An amount is free text; where it is more than a price,
 * the numbers are null.
 */
export function costsOf(items: readonly LogisticsItem[]): PlanCost[] {
  return items
    .filter(({ kind, status }) => kind === 'payment_expectation' && status !== 'dismissed')
    .map(({ title, amount_note, actor_type }) => {
      const price = readPrice(amount_note ?? '')
      return {
        label: amount_note === null ? title : `${title} (${amount_note})`,
        minimum_amount: price?.minimum ?? null,
        maximum_amount: price?.maximum ?? null,
        currency: price?.currency ?? null,
        scope: actor_type === 'each_guest' || price?.each ? 'per_person' : null,
      }
    })
}

interface Price {
  minimum: number | null
  maximum: number | null
  /** Null where none is named, or one that several countries call by that name. */
  currency: string | null
  each: boolean
}

const currency = String.raw`€|£|\$|¥|[A-Z]{3}`
// With three digits after it, a comma or point may be of thousands as well: such numbers are not read.
const amount = String.raw`\d{1,7}(?:[.,]\d{1,2})?`
const pattern = new RegExp(
  String.raw`^(?:(?<bound>up to|at most|max\.?|from|at least)\s+|(?:about|around|approx\.?|ca\.?|~)\s*)?` +
    String.raw`(?<first>${currency})?\s*(?<low>${amount})` +
    String.raw`(?:\s*(?:-|–|to)\s*(?<second>${currency})?\s*(?<high>${amount}))?` +
    String.raw`\s*(?<last>${currency})?(?<each>\s*(?:each|per person|a head|pp|p\.\s?p\.))?$`,
  'i',
)

/** What a price says, such as `12 €`, `EUR 10–15 each` or `up to 20 GBP`; null for any other text. */
function readPrice(text: string): Price | null {
  const groups = pattern.exec(text.trim())?.groups
  if (!groups) return null
  const { bound, low, high, each } = groups
  const names = new Set([groups.first, groups.second, groups.last].flatMap((name) => name ?? []))
  const [named = null] = names
  const [minimum, maximum] = [numberOf(low), numberOf(high ?? low)]
  const code = named && codeOf(named)
  if (names.size > 1 || minimum > maximum || code === undefined) return null
  const isMost = bound !== undefined && !/^(?:from|at least)$/i.test(bound)
  return {
    minimum: isMost ? null : minimum,
    maximum: bound === undefined || isMost ? maximum : null,
    currency: code,
    each: each !== undefined,
  }
}

function numberOf(text: string | undefined): number {
  return Number(text?.replace(',', '.'))
}

/** The ISO 4217 code; null for a sign of several currencies, undefined for letters that name no currency. */
function codeOf(name: string): string | null | undefined {
  const signs: Record<string, string | null> = { '€': 'EUR', '£': 'GBP', $: null, '¥': null }
  if (name in signs) return signs[name] ?? null
  return Intl.supportedValuesOf('currency').includes(name) ? name : undefined
}
