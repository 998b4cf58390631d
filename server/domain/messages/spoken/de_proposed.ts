import { capitalized } from '#server/domain/basics/text.ts'
import { quoted } from '#server/domain/messages/spoken/de_basics.ts'
import {
  changeIn,
  type ChangeWords,
  detailsIn,
  type FieldWords,
} from '#server/domain/messages/spoken/proposed.ts'
import type { HeardCapability, Proposed } from '#server/domain/messages/spoken/sentences.ts'

/** What is about to happen, and whether it shall: „Soll ich die Liste „Date night“ löschen?“ */
export function proposedInGerman(proposed: Proposed, isSure: boolean): string {
  const { capability } = proposed
  const change = changeIn(proposed, changes, quoted)
  const [what, does] = whatAndDoes(proposed)
  if (isSure && capability === 'relationships.people.manage')
    return `Soll ich ${what} aus deinen Leuten löschen?`
  const details =
    isSure && certain.has(capability) ? [] : detailsIn(change?.rest ?? proposed, fields)
  const more = isSure ? consequences[capability] : undefined
  const asked = `Soll ich ${change?.done ?? `${what} ${does}`}${inBrackets(details)}?`
  if (isSure) return more === undefined ? asked : `${more} ${asked}`
  return `Ich bin nicht sicher, ob ich das richtig verstanden habe. ${asked}`
}

/** A call as one of several that may have been meant: „Deine Pläne zeigen („Kegeln“)“. */
export function offeredCallInGerman(proposed: Proposed): string {
  const change = changeIn(proposed, changes, quoted)
  if (change !== null)
    return `${capitalized(change.done)}${inBrackets(detailsIn(change.rest, fields))}`
  const read = reading[proposed.capability]
  const done = read ?? whatAndDoes(proposed).join(' ')
  const { label } = proposed
  const details = [
    ...(read === undefined || label === '' ? [] : [quoted(label)]),
    ...detailsIn(proposed, fields),
  ]
  return `${capitalized(done)}${inBrackets(details)}`
}

function inBrackets(details: readonly string[]): string {
  return details.length > 0 ? ` (${details.join(', ')})` : ''
}

/** The thing of a kind that changes, where it is named and where it is not. */
function the(kind: string, on: string): string {
  return on === '' ? kind : `${kind} ${on}`
}

function checklistOf(on: string): string {
  return on === '' ? 'der Checkliste' : `der Checkliste von ${on}`
}

/** Changes of what something has, each as people would say it behind „Soll ich“. */
const changes: ChangeWords = {
  'plans.logistics.update': {
    completed: (what, on) => `${what || 'etwas'} auf ${checklistOf(on)} abhaken`,
    pending: (what, on) => `${what || 'etwas'} auf ${checklistOf(on)} wieder als offen führen`,
    dismissed: (what, on) => `${what || 'etwas'} von ${checklistOf(on)} nehmen`,
    add: (what, on) =>
      `${what || 'etwas'} auf die Checkliste${on === '' ? '' : ` von ${on}`} setzen`,
    remove: (what, on) => `${what || 'etwas'} von ${checklistOf(on)} nehmen`,
    replace: (what, on) => `alles auf ${checklistOf(on)} ersetzen${what && ` durch ${what}`}`,
  },
  'ideas.lists.items.update': {
    add: (what, on) => `${what || 'eine Idee'} auf ${the('die Liste', on)} setzen`,
    remove: (what, on) => `${what || 'eine Idee'} von ${the('der Liste', on)} nehmen`,
    replace: (what, on) => `alles auf ${the('der Liste', on)} ersetzen${what && ` durch ${what}`}`,
  },
  'ideas.lists.members.update': {
    add: (what, on) => `${what || 'jemanden'} zu den Leuten ${the('der Liste', on)} hinzufügen`,
    remove: (what, on) => `${what || 'jemanden'} aus den Leuten ${the('der Liste', on)} entfernen`,
    replace: (what, on) => `die Leute ${the('der Liste', on)} ersetzen${what && ` durch ${what}`}`,
  },
  'invites.rsvp.update': {
    accepted: (_, on) => `zu ${on || 'einem Plan'} zusagen`,
    declined: (_, on) => `zu ${on || 'einem Plan'} absagen`,
  },
  'likes.mutate': {
    save: (_, on) => `merken, dass dir ${on || 'eine Idee'} gefällt`,
    unlike: (_, on) => `merken, dass dir ${on || 'eine Idee'} nicht mehr gefällt`,
  },
  'relationships.people.manage': {
    rename: (what, on) => `${on || 'eine Person'}${what && ` in ${what}`} umbenennen`,
    delete: (_, on) => `${on || 'eine Person'} aus deinen Leuten löschen`,
  },
}

function whatAndDoes({ capability, label }: Proposed): [string, string] {
  const [the, a, does] = doing[capability as HeardCapability] ?? ['', 'das', 'machen']
  return [label === '' ? a : `${the} ${quoted(label)}`.trim(), does]
}

/** Calls that change nothing. */
const reading: Readonly<Record<string, string>> = {
  'planning.brief.get': 'sagen, was auf dich wartet',
  'plans.query': 'deine Pläne zeigen',
  'plans.get': 'einen Plan zeigen',
  'plans.logistics.get': 'eine Checkliste zeigen',
  'availability.query': 'nachsehen, wann du Zeit hast',
  'calendar.status.get': 'deine Kalender zeigen',
  'events.search': 'nach Veranstaltungen suchen',
  'ideas.recommendations.get': 'etwas vorschlagen',
  'ideas.recommendations.prepare': 'vorschlagen, wohin',
  'ideas.saved.query': 'deine Ideen zeigen',
  'ideas.search': 'in deinen Ideen suchen',
  'ideas.capture.get': 'zeigen, was aus dem Gemerkten wurde',
  'ideas.lists.query': 'deine Listen zeigen',
  'ideas.lists.get': 'eine Liste zeigen',
  'likes.query': 'zeigen, was dir gefällt',
  'places.private.query': 'deine Orte zeigen',
  'relationships.people.query': 'deine Leute zeigen',
}

const consequences: Readonly<Record<string, string>> = {
  'ideas.capture': 'Das ist ein Link.',
  'ideas.lists.share.prepare':
    'Wer ein Konto hat, bekommt sie erst nach deiner Freigabe; sonst gibst du einen Link weiter.',
}

/** What needs no more words than the name of its thing. */
const certain = new Set([
  ...['ideas.capture', 'ideas.lists.delete', 'ideas.created.archive', 'places.private.archive'],
])

/** The thing where its name is known, the thing where it is not, and what happens to it. */
type Doing = readonly [the: string, a: string, does: string]

const doing: { readonly [Id in HeardCapability]?: Doing } = {
  'ideas.capture': ['die Idee', 'es als Idee', 'merken'],
  'ideas.capture.retry': ['die Idee', 'die Idee', 'noch einmal lesen'],
  'ideas.discover': ['nach', 'danach', 'suchen'],
  'ideas.discover.refine': ['nach', 'danach', 'noch einmal suchen'],
  'ideas.created.archive': ['die Idee', 'die Idee', 'archivieren'],
  'ideas.created.update': ['die Idee', 'die Idee', 'ändern'],
  'invites.rsvp.update': ['die Einladung zu', 'die Einladung', 'beantworten'],
  'likes.mutate': ['bei', 'bei der Idee', 'ändern, ob sie dir gefällt,'],
  'ideas.lists.create': ['die Liste', 'eine neue Liste', 'anlegen'],
  'ideas.lists.defaults.update': ['die Vorgaben der Liste', 'die Vorgaben der Liste', 'ändern'],
  'ideas.lists.delete': ['die Liste', 'die Liste', 'löschen'],
  'ideas.lists.duplicate': ['die Liste', 'die Liste', 'kopieren'],
  'ideas.lists.rename': ['die Liste', 'die Liste', 'umbenennen'],
  'ideas.lists.items.update': ['bei', 'bei der Liste', 'die Ideen ändern'],
  'ideas.lists.members.update': ['bei', 'bei der Liste', 'die Leute ändern'],
  'ideas.lists.likes.apply': ['auf', 'auf die Liste', 'die Vorlieben übernehmen'],
  'ideas.lists.share.prepare': ['die Liste', 'die Liste', 'teilen'],
  'plans.logistics.update': ['die Checkliste von', 'die Checkliste', 'ändern'],
  'relationships.people.ensure': ['', 'die Leute', 'hinzufügen'],
  'relationships.people.manage': ['', 'die Person', 'bei deinen Leuten ändern'],
  'places.private.create': ['den Ort', 'einen Ort', 'merken'],
  'places.private.update': ['den Ort', 'den Ort', 'ändern'],
  'places.private.archive': ['den Ort', 'den Ort', 'archivieren'],
  'plans.draft.create': ['aus', 'daraus', 'einen Entwurf machen'],
  'plans.draft.update': ['den Entwurf', 'den Entwurf', 'ändern'],
  'plans.draft.preview': ['den Entwurf', 'den Entwurf', 'ansehen'],
  'plans.prepare_send': ['die Einladung zu', 'die Einladung', 'vorbereiten'],
  'plans.invitation.prepare': ['die Einladung zu', 'die Einladung', 'vorbereiten'],
  'plans.roster.prepare': ['andere Gäste für', 'andere Gäste', 'vorbereiten'],
  'plans.update.prepare': ['eine Änderung von', 'eine Änderung des Plans', 'vorbereiten'],
  'plans.cancel.prepare': ['die Absage von', 'die Absage', 'vorbereiten'],
  'relationships.friendship.apply': ['die Freundschaft mit', 'die Freundschaft', 'ändern'],
  'ideas.roundup.mutate': ['die Sammlung', 'die Sammlung', 'merken'],
}

const fields: FieldWords = {
  tag: 'de-DE',
  quoted,
  before: {
    ...{ title: '', name: '', display_name: '', query: '', text: '', raw_text: '', source_url: '' },
    ...{ subject: '', description: '', directions: '', names: '', people: '', objective: '' },
    ...{ person_names: 'mit', person_name: 'mit', recipient_names: 'mit', label: 'mit' },
    ...{ send_person_names: 'für', target_feed_text: 'auf der Liste', target_person_text: 'für' },
    ...{
      scheduled_at: 'am',
      event_start_at: 'am',
      rsvp_deadline: 'Antworten bis',
      scheduled_ends_at: 'bis',
    },
    ...{ capacity_min: 'mindestens', capacity_max: 'höchstens', title_override: 'mit dem Titel' },
    ...{ meetup_location_text: 'Treffpunkt', meetup_at: 'Treffen am', description_override: '' },
    ...{ address: '', activity_name: '', note: 'mit der Notiz', clarification_answer: '' },
    ...{ added: 'dazu', removed: 'ohne' },
    ...{ neighborhood_names: 'in', activity_names: '', custom_activity_names: '' },
  },
  values: {
    'rsvp_status.accepted': 'zusagen',
    'rsvp_status.declined': 'absagen',
    'answer.accepted': 'zusagen',
    'answer.declined': 'absagen',
    'status.completed': 'als erledigt abhaken',
    'status.pending': 'wieder als offen führen',
    'status.dismissed': 'von der Checkliste nehmen',
    'mode.add': 'hinzufügen',
    'mode.remove': 'entfernen',
    'mode.replace': 'alles ersetzen',
    'operation.create': 'hinzufügen',
    'operation.delete': 'löschen',
    'operation.rename': 'umbenennen',
    'operation.unlike': 'gefällt dir nicht mehr',
    'operation.save': 'gefällt dir',
  },
}
