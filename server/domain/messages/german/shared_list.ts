import { nameOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'

/** What sharing a list with somebody does, in German, before it is done. */
export function shareInGerman(list: string, person: string): string {
  return `Die Liste ${quoted(list)} mit ${nameOf(person)} teilen.`
}
