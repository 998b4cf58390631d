/** Names in one phrase: `Ada`, `Ada and Jonas`, `Ada, Jonas, Mira and 4 others`; empty for nobody. */
export function spokenList(names: readonly string[], most = 6): string {
  const left = names.length - most
  const said = left > 1 ? [...names.slice(0, most), `${left} others`] : names
  return format.format(said)
}

const format = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** `is` for one, `are` for several. */
export function isOrAre(count: number): 'is' | 'are' {
  return count === 1 ? 'is' : 'are'
}
