import { harmless, isOdd } from '#server/domain/basics/in_quotes.ts'

/** Words that somebody wrote, as a German sentence shows them: „Ramen“. */
export function quoted(words: string): string {
  return `„${harmless(words)}“`
}

/** A name as it is where it reads like a name, and in quotes where it reads like more. */
export function nameOf(name: string): string {
  return isOdd(name) ? quoted(name) : name
}

/** `Ada`, `Ada und Jonas`, `Ada, Jonas, Mira und 4 weitere`. */
export function listOf(names: readonly string[], most = 6): string {
  const left = names.length - most
  return and.format(left > 1 ? [...names.slice(0, most), `${left} weitere`] : names)
}

/** Names of people in one phrase. */
export function namesOf(names: readonly string[]): string {
  return listOf(names.map(nameOf))
}

/** Names of all these guests in one phrase; a name that a guest chose says so. */
export function guestNames(
  guests: readonly { readonly display_name: string; readonly signed_up_by_link?: boolean }[],
): string {
  const names = guests.map(({ display_name, signed_up_by_link }) =>
    signed_up_by_link ? `${quoted(display_name)} (Name vom Gast)` : nameOf(display_name),
  )
  return listOf(names, names.length)
}

/** `1 Idee`, `3 Ideen`, `keine Idee` */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

const and = new Intl.ListFormat('de-DE', { type: 'conjunction' })

/** What an answer is about: the first of the texts that it has, in quotes; `other` without any. */
export function titled(other: string, ...texts: readonly (string | null | undefined)[]): string {
  const text = texts.find((one) => typeof one === 'string' && one !== '')
  return text ? quoted(text) : other
}

/** How a plan stands, as the end of a sentence. */
export const planStates: Readonly<Record<string, string>> = {
  draft: 'ein Entwurf',
  reviewed: 'ein geprüfter Entwurf',
  prepared: 'bereit zum Senden',
  shared: 'geteilt',
  active: 'verschickt',
  past: 'vorbei',
  canceled: 'abgesagt',
  discarded: 'verworfen',
}

/** The answer to an invitation. */
export const answers: Readonly<Record<string, string>> = {
  pending: 'noch keine Antwort',
  accepted: 'kommt',
  declined: 'kommt nicht',
  removed: 'nicht mehr eingeladen',
}
