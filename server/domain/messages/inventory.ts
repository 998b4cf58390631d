import { inQuotes } from '#server/domain/basics/in_quotes.ts'

/** What was taken from the inventory before, and archived since, is saved again. */
export function ideaRestored(title: string) {
  return {
    name: 'idea.restored',
    text: `You had archived ${inQuotes(title)}. It is active again.`,
  }
}

/** A disclosure of the attributions of what is shown, each once; none where nothing needs one. */
export function inventoryAttribution(attributions: readonly string[]) {
  if (attributions.length === 0) return []
  const named = [...new Set(attributions)]
  return [{ name: 'inventory.attribution', text: `Contains data of: ${named.join('; ')}.` }]
}
