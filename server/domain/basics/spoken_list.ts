import { type Called, safeName } from '#server/domain/basics/in_quotes.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'

/** Names in one phrase, in the language of the page: `Ada`, `Ada and Jonas`, `Ada, Jonas, Mira and 4 others`; empty where there are none. */
export function spokenList(names: readonly string[], most = 6): string {
  const left = names.length - most
  const shown =
    left > 1 ? [...names.slice(0, most), `${left} ${said[languageNow()].others}`] : names
  return said[languageNow()].conjunction.format(shown)
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

const said = {
  en: { others: 'others', conjunction: new Intl.ListFormat('en-GB', { type: 'conjunction' }) },
  de: { others: 'weitere', conjunction: new Intl.ListFormat('de-DE', { type: 'conjunction' }) },
} as const
const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** `is` for one, `are` for several. */
export function isOrAre(count: number): 'is' | 'are' {
  return count === 1 ? 'is' : 'are'
}
