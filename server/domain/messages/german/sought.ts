import type { Violation } from '#server/domain/basics/violation.ts'
import { listOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'

/** What is wrong with what somebody looks for, in German; null where it is something else. */
export function soughtInGerman({ code, message }: Violation): string | null {
  const said = sought[code]
  return said === undefined ? null : said(message, quotedIn(message).map(quoted))
}

const sought: Readonly<Record<string, (message: string, named: readonly string[]) => string>> = {
  catalog_name_unknown: (message, [name = 'Das']) => {
    const near = /nearest names are (.+?)\. /.exec(`${message} `)?.[1]?.split(/, | and /) ?? []
    const others = near.length === 0 ? '' : ` Ähnlich heißen: ${listOf(near)}.`
    return `${name} ist hier nicht bekannt.${others}`
  },
  timing_required: (_, [words = 'das']) =>
    `Wann ${words} ist, ist nicht klar. Schreib zum Beispiel „Samstagabend“ oder „14. März“.`,
  cursor_invalid: () => 'Hier geht es nicht weiter. Such bitte noch einmal.',
}
