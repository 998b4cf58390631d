import type { AvailabilityQueryData, AvailabilityUncertaintyCode } from '#generated/types.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'

/** What `/free` says in German of what an answer does not know; nothing where it knows everything. */
export function unknownInGerman(all: AvailabilityQueryData['uncertainty']): string[] {
  if (all.length === 0) return []
  const codes = [...new Set(all.map(({ code }) => code))]
  const sentences = codes.flatMap((code) => {
    const some = all.filter((one) => one.code === code)
    const others = some.flatMap(({ display_name }) => display_name ?? [])
    return [
      ...(some.some(({ person_handle }) => person_handle === undefined) ? [ofReader[code]] : []),
      ...(others.length > 0 ? [ofOthers[code](spokenNames(others), others.length)] : []),
    ]
  })
  return [`${sentences.join(' ')} Was nicht bekannt ist, gilt nie als frei.`]
}

const ofReader: Readonly<Record<AvailabilityUncertaintyCode, string>> = {
  calendar_not_connected: 'Du hast keinen Kalender verbunden.',
  source_pending: 'Einer deiner Kalender wurde noch nicht gelesen.',
  source_stale:
    'Einer deiner Kalender ließ sich nicht lesen, oder das ist zu lange her. Auf deiner Kalenderseite steht, warum.',
  source_incomplete:
    'Deine Kalender sagen nicht alles über diese Zeit oder ließen sich nicht ganz lesen. Auf deiner Kalenderseite steht, was hilft.',
  calendar_not_shared: 'Dein Kalender ist nicht freigegeben.',
  person_not_connected: 'Du bist mit niemandem verbunden.',
  beyond_horizon: 'So weit voraus reichen deine Kalender nicht.',
}

const unclear = (names: string, count: number) =>
  `Wann ${names} Zeit ${count === 1 ? 'hat' : 'haben'}, ist nicht bekannt.`

const ofOthers: Readonly<
  Record<AvailabilityUncertaintyCode, (names: string, count: number) => string>
> = {
  calendar_not_connected: unclear,
  source_pending: unclear,
  source_incomplete: unclear,
  source_stale: (names) => `Der Kalender von ${names} wurde zu lange nicht gelesen.`,
  calendar_not_shared: (names, count) =>
    `${names} ${count === 1 ? 'teilt' : 'teilen'} keinen Kalender mit dir.`,
  person_not_connected: (names, count) =>
    `${names} ${count === 1 ? 'ist' : 'sind'} nicht mit dir verbunden.`,
  beyond_horizon: (names) => `So weit voraus reicht der Kalender von ${names} nicht.`,
}
