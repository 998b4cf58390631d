import { timesInWords } from '#server/domain/messages/spoken/days.ts'
import { counted, nameOf, namesOf, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import type { Answered, Outcomes } from '#server/domain/messages/spoken/sentences.ts'
import type { Data } from '#generated/types.ts'

/** What answers about people, places, calendars and friendship say. */
export const peopleOutcomes = {
  'relationships.people.query': ({ data: { items }, has_more }) => {
    if (items.length === 0) return 'Ich finde niemanden.'
    if (items.length === 1)
      return `${nameOf(items[0]?.display_name ?? '')} gehört zu deinen Leuten.`
    return `${items.length} Leute${has_more ? ', und es gibt mehr' : ''}:`
  },
  'relationships.person.get': ({ data: { person, lists, plans, interests } }) => {
    const name = nameOf(person.display_name)
    const kind =
      person.classification === 'connected'
        ? 'ist mit dir befreundet'
        : 'steht nur bei dir, ohne Konto'
    const shared = [
      ...(lists.length > 0 ? [counted(lists.length, 'Liste', 'Listen')] : []),
      ...(plans.length > 0 ? [counted(plans.length, 'Plan', 'Pläne')] : []),
      ...(interests.length > 0 ? [counted(interests.length, 'Idee', 'Ideen')] : []),
    ]
    return `${name} ${kind}.${shared.length > 0 ? ` Gemeinsam: ${shared.join(', ')}.` : ''}`
  },
  'relationships.people.ensure': ({ data: { people } }) => {
    const [added, known] = [true, false].map((is) =>
      people.filter(({ created }) => created === is).map(({ person }) => person.display_name),
    )
    if (added === undefined || added.length === 0)
      return `${namesOf(known ?? [])} ${known?.length === 1 ? 'gehört' : 'gehören'} schon zu deinen Leuten.`
    return `${namesOf(added)} ${added.length === 1 ? 'gehört' : 'gehören'} jetzt zu deinen Leuten. Bescheid bekommt davon niemand.`
  },
  'relationships.people.manage': ({ data: { person, operation } }) => {
    const name = nameOf(person.display_name)
    if (operation === 'delete')
      return `${name} gehört nicht mehr zu deinen Leuten. Bescheid bekommt davon niemand.`
    return operation === 'rename'
      ? `Der Name ist jetzt ${name}.`
      : `${name} gehört jetzt zu deinen Leuten. Bescheid bekommt davon niemand.`
  },
  'places.private.query': ({ data: { items }, has_more }) => {
    if (items.length === 0) return 'Ich finde keinen Ort.'
    if (items.length === 1) {
      const { name = '', address = null } = items[0] ?? {}
      return `${quoted(name)}${address === null ? '' : `, ${address}`}.`
    }
    return `${items.length} Orte${has_more ? ', und es gibt mehr' : ''}:`
  },
  'places.private.create': ({ data: { place } }) =>
    `Den Ort ${quoted(place.name)} habe ich gemerkt.`,
  'places.private.update': ({ data: { place } }) =>
    `Den Ort ${quoted(place.name)} habe ich geändert.`,
  'places.private.archive': ({ data: { place } }) =>
    `Den Ort ${quoted(place.name)} habe ich archiviert. Pläne, die ihn schon haben, behalten ihn.`,
  'availability.query': availability,
  'calendar.status.get': ({ data: { connected, sources_count, usability } }) => {
    if (!connected)
      return 'Es ist kein Kalender verbunden, deshalb weiß ich nicht, wann du Zeit hast.'
    const count = sources_count === 1 ? 'Ein Kalender ist' : `${sources_count} Kalender sind`
    if (usability === 'usable') return `${count} verbunden, und ich kann sehen, wann du Zeit hast.`
    return `${count} verbunden, aber sie sagen gerade nicht alles. Deine Kalenderseite zeigt, was hilft.`
  },
  'relationships.friendship.review': ({ data: { operation } }) =>
    `${reviews[operation]} Geändert ist noch nichts.`,
  'relationships.friendship.apply': ({ data: { result } }) => results[result],
  'relationships.invitation.get': ({ data: { admission, preview } }) => {
    if (admission === 'open') {
      const likes = preview?.likes ?? []
      return `Der Link ist gültig: Du kannst die Freundschaft annehmen.${likes.length > 0 ? ` Gemeinsames: ${likes.map(quoted).join(', ')}.` : ''}`
    }
    return admission === 'full' ? 'Der Link ist schon benutzt.' : 'Der Link gilt nicht mehr.'
  },
} satisfies Partial<Outcomes>

const reviews = {
  create_invitation: 'Mit einem Link kann sich die Person mit dir befreunden.',
  accept_invitation: 'Damit nimmst du die Freundschaft an.',
  disconnect: 'Damit beendest du die Freundschaft.',
  close_invitation: 'Damit gilt der Link zur Freundschaft nicht mehr.',
} as const

const results = {
  link_ready: 'Der Link ist da. Gib ihn selbst weiter: Ich habe ihn niemandem geschickt.',
  connected: 'Ihr seid jetzt befreundet.',
  disconnected: 'Ihr seid nicht mehr befreundet.',
  closed: 'Der Link gilt nicht mehr.',
} as const

/** The best time, and what is not known. */
function availability({ data, timezone }: Answered<'availability.query'>): string {
  const { items, uncertainty } = data
  const [best] = items
  if (best === undefined)
    return 'In dieser Zeit finde ich nichts. Frag nach anderen Tagen oder anderen Stunden.'
  const when = timesInWords(best.starts_at, best.ends_at, timezone, 'de-DE')
  const others = best.people.flatMap(({ display_name }) => display_name ?? [])
  const free = best.people.every(({ status }) => status === 'free')
  const subject = others.length === 0 ? 'Du hast' : `Du und ${namesOf(others)} habt`
  const unknown = uncertainty.flatMap(({ display_name }) => display_name ?? [])
  const more =
    uncertainty.length === 0
      ? ''
      : unknown.length === 0
        ? ' Deine Kalender sagen nicht alles über diese Zeit; Unbekanntes zählt nie als frei.'
        : ` Von ${namesOf([...new Set(unknown)])} weiß ich nicht alles; Unbekanntes zählt nie als frei.`
  if (free) return `${subject} Zeit am ${when}.${more}`
  const isTaken = best.people.some(({ status }) => status === 'busy')
  return `${isTaken ? 'Für alle frei ist nichts. ' : ''}Am besten passt ${when}${whoIs(best.people)}.${more}`
}

/** Who has time then and who has none: “: frei sind du und Ada; verplant ist Ben”. Who is alone needs no name. */
function whoIs(people: Data<'availability.query'>['items'][number]['people']): string {
  if (people.length < 2) return ''
  const of = (status: string, one: string, several: string) => {
    const names = people
      .filter((person) => person.status === status)
      .map(({ display_name }) => display_name ?? 'du')
    if (names.length === 0) return []
    const are = names.length > 1 ? several : names[0] === 'du' ? 'bist' : one
    return [`${status === 'free' ? 'frei' : 'verplant'} ${are} ${namesOf(names)}`]
  }
  const told = [...of('free', 'ist', 'sind'), ...of('busy', 'ist', 'sind')]
  return told.length === 0 ? '' : `: ${told.join('; ')}`
}
