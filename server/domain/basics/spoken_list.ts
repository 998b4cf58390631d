import { type Called, safeName } from '#server/domain/basics/in_quotes.ts'

/** Names in one phrase: `Ada`, `Ada and Jonas`, `Ada, Jonas, Mira and 4 others`; empty where there are none. */
export function spokenList(names: readonly string[], most = 6): string {
  const left = names.length - most
  const shown = left > 1 ? [...names.slice(0, most), `${left} others`] : names
  return conjunction.format(shown)
}

/** Names that people chose in one phrase, each in quotes that reads like more than a name. */
export function spokenNames(names: readonly Called[], most = 6): string {
  return spokenList(
    names.map((name) => safeName(name)),
    most,
  )
}

/** Names to choose from, all of them: `Ada`, `Ada or Jonas`, `Ada, Jonas or Mira`; empty where there are none. */
export function spokenChoice(names: readonly string[]): string {
  return disjunction.format(names)
}

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** `is` for one, `are` for several. */
export function isOrAre(count: number): 'is' | 'are' {
  return count === 1 ? 'is' : 'are'
}
