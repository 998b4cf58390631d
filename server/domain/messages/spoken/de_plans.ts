import type { Plan } from '#generated/types.ts'
import { whenInWords } from '#server/domain/messages/spoken/days.ts'
import {
  counted,
  listOf,
  namesOf,
  nameOf,
  planStates,
  quoted,
  titled,
} from '#server/domain/messages/spoken/de_basics.ts'
import type { Outcomes } from '#server/domain/messages/spoken/sentences.ts'

/** What answers about plans, invitations and their checklists say. */
export const planOutcomes = {
  'plans.query': ({ data: { items }, has_more, timezone }) => {
    const [one] = items
    if (one === undefined) return 'Ich finde keinen Plan.'
    if (items.length === 1) return standing(one, timezone)
    return `${items.length} Pläne${has_more ? ', und es gibt mehr' : ''}:`
  },
  'plans.get': ({ data, timezone }) => {
    const { plan, roster, audience = [] } = data
    const of = (status: string) =>
      roster.flatMap(({ person, rsvp_status }) =>
        rsvp_status === status ? [person.display_name] : [],
      )
    const [yes, no, open] = [of('accepted'), of('declined'), of('pending')]
    const said = [
      ...(yes.length > 0
        ? [`${yes.length === 1 ? 'Es kommt' : 'Es kommen'} ${namesOf(yes)}.`]
        : []),
      ...(no.length > 0 ? [`Abgesagt: ${namesOf(no)}.`] : []),
      ...(open.length > 0 ? [`Noch keine Antwort: ${namesOf(open)}.`] : []),
      ...(audience.length > 0
        ? [`Gedacht für ${namesOf(audience.map(({ display_name }) => display_name))}.`]
        : []),
    ]
    const nobody = said.length === 0 && plan.role === 'host' ? ['Eingeladen ist noch niemand.'] : []
    return [standing(plan, timezone), ...said, ...nobody].join(' ')
  },
  'plans.draft.create': ({ data: { plan }, timezone }) => {
    const when =
      plan.scheduled_at === null ? '' : `, ${whenInWords(plan.scheduled_at, timezone, 'de-DE')}`
    return `Der Entwurf ${quoted(plan.title)} ist da${when}. Eingeladen ist noch niemand.`
  },
  'plans.draft.update': ({ data: { plan, changed }, timezone }) => {
    const what = changed.flatMap((field) => changedWords[field] ?? [])
    const when =
      changed.includes('scheduled_at') && plan.scheduled_at !== null
        ? ` Jetzt ist es am ${whenInWords(plan.scheduled_at, timezone, 'de-DE')}.`
        : ''
    return `Am Entwurf ${quoted(plan.title)} geändert: ${listOf(what.length > 0 ? what : ['die Angaben'])}.${when}`
  },
  'plans.draft.preview': ({ data: { plan, preview }, timezone }) => {
    const names = preview.recipients.map(({ display_name }) => display_name)
    const when =
      plan.scheduled_at === null ? [] : [whenInWords(plan.scheduled_at, timezone, 'de-DE')]
    const head =
      names.length > 0 ? `Das würden ${namesOf(names)} sehen` : 'Das würden die Gäste sehen'
    return [
      `${head}: ${[quoted(preview.title), ...when].join(', ')}.`,
      `Im Wortlaut: ${quoted(preview.body)}`,
    ].join('\n')
  },
  'plans.invitation.prepare': prepared,
  'plans.prepare_send': prepared,
  'plans.cancel.prepare': prepared,
  'plans.roster.prepare': prepared,
  'plans.update.prepare': prepared,
  'plans.logistics.get': ({ data: { progress } }) => checklist(progress),
  'plans.logistics.update': ({ data: { added, updated, removed, progress }, named }) => {
    const what = [
      ...(added > 0 ? [`${added} hinzugefügt`] : []),
      ...(updated > 0 ? [`${updated} geändert`] : []),
      ...(removed > 0 ? [`${removed} entfernt`] : []),
    ]
    const of = named[0] === undefined ? 'Checkliste' : `Checkliste von ${titled('', named[0])}`
    return `${of}: ${listOf(what)}. ${checklist(progress)}`
  },
  'invites.rsvp.update': ({ data: { invite } }) => {
    const { title } = invite.plan
    return invite.rsvp_status === 'accepted'
      ? `Du hast für ${quoted(title)} zugesagt.`
      : `Du hast für ${quoted(title)} abgesagt.`
  },
} satisfies Partial<Outcomes>

function prepared(): string {
  return 'Das ist vorbereitet. Verschickt wird erst etwas, wenn du es freigibst.'
}

/** How a plan stands: „Bowling“ ist verschickt: Samstag, 5. Dezember 2026, 19 Uhr. */
function standing(plan: Plan, timezone: string): string {
  const { title, state, role, scheduled_at, place } = plan
  const when =
    scheduled_at === null ? 'noch ohne Zeit' : whenInWords(scheduled_at, timezone, 'de-DE')
  const where = place === null ? '' : `, ${nameOf(place.name)}`
  if (role === 'invitee' && state !== 'canceled' && state !== 'past')
    return `Du bist zu ${quoted(title)} eingeladen: ${when}${where}.`
  return `${quoted(title)} ist ${planStates[state] ?? 'da'}: ${when}${where}.`
}

function checklist({ done, total }: { readonly done: number; readonly total: number }): string {
  if (total === 0) return 'Die Checkliste ist leer.'
  return `Von ${counted(total, 'Punkt', 'Punkten')} ${done === 1 ? 'ist einer' : `sind ${done === 0 ? 'keine' : done}`} erledigt.`
}

/** What of a draft was changed. */
const changedWords: Readonly<Record<string, string>> = {
  candidate_id: 'die Idee',
  private_plan: 'die Privatheit',
  custom_activity_name: 'die Aktivität',
  scheduled_at: 'den Beginn',
  scheduled_ends_at: 'das Ende',
  rsvp_deadline: 'die Frist',
  capacity_min: 'die Mindestzahl',
  capacity_max: 'die Höchstzahl',
  title_override: 'den Titel',
  description_override: 'die Beschreibung',
  audience_selection: 'die Leute',
  connect_on_signup: 'das Angebot zur Freundschaft',
  show_guest_list: 'wer die Gästeliste sieht',
  idea_list_handle: 'die Liste',
  place_handle: 'den Ort',
}
