/** What was taken from the inventory before, and archived since, is saved again. */
export function ideaRestored(title: string) {
  return {
    name: 'idea.restored',
    text: `You had archived “${title}”. It is active again.`,
  }
}

/** The attributions of things that are shown, each once; none where nothing needs one. */
export function inventoryAttribution(attributions: readonly (string | null | undefined)[]) {
  const named = [...new Set(attributions.filter((text) => text != null && text !== ''))]
  if (named.length === 0) return []
  return [{ name: 'inventory.attribution', text: `Contains data of: ${named.join('; ')}.` }]
}
