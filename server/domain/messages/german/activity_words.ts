import type { CapabilityId } from '#generated/types.ts'
import { harmless } from '#server/domain/basics/in_quotes.ts'
import { Phrase } from '#server/domain/basics/phrase.ts'
import { browserNow } from '#server/domain/web/browser_name.ts'
import type { SaidCall } from '#server/domain/messages/activity_words.ts'

/** As `messages/activity_words.ts`, in German. */

/** What a call did, and what it was to do. */
type Words = readonly [did: string, toDo: string]

export const callWords: { readonly [Id in CapabilityId]?: Words } = {
  'actions.commit': ['Verschickt, was du freigegeben hast', 'verschicken, was du freigegeben hast'],
  'ideas.capture': ['Idee gemerkt', 'eine Idee merken'],
  'ideas.capture.retry': ['Idee noch einmal gelesen', 'eine Idee noch einmal lesen'],
  'discovery.prepare': ['Suche vorbereitet', 'eine Suche vorbereiten'],
  'discovery.record': ['Ergebnisse einer Suche behalten', 'Ergebnisse einer Suche behalten'],
  'ideas.discover': ['Etwas zum Unternehmen gesucht', 'etwas zum Unternehmen suchen'],
  'ideas.discover.refine': ['Noch einmal gesucht', 'noch einmal suchen'],
  'ideas.discover.save': ['Suche als Liste gespeichert', 'eine Suche als Liste speichern'],
  'ideas.created.archive': ['Idee archiviert', 'eine Idee archivieren'],
  'ideas.created.update': ['Idee geändert', 'eine Idee ändern'],
  'ideas.structured_create': ['Idee gemerkt', 'eine Idee merken'],
  'ideas.candidates.like': [
    'Gesagt, welche Ideen dir gefallen',
    'sagen, welche Ideen dir gefallen',
  ],
  'invites.rsvp.update': ['Einladung beantwortet', 'eine Einladung beantworten'],
  'likes.mutate': ['Geändert, was dir gefällt', 'ändern, was dir gefällt'],
  'ideas.lists.create': ['Liste angelegt', 'eine Liste anlegen'],
  'ideas.lists.defaults.update': ['Regeln einer Liste geändert', 'die Regeln einer Liste ändern'],
  'ideas.lists.delete': ['Liste gelöscht', 'eine Liste löschen'],
  'ideas.lists.duplicate': ['Liste kopiert', 'eine Liste kopieren'],
  'ideas.lists.rename': ['Liste umbenannt', 'eine Liste umbenennen'],
  'ideas.lists.items.update': ['Liste geändert', 'eine Liste ändern'],
  'ideas.lists.members.update': [
    'Geändert, wer auf einer Liste steht',
    'ändern, wer auf einer Liste steht',
  ],
  'ideas.lists.likes.apply': [
    'Auf eine Liste gesetzt, was euch gefällt',
    'auf eine Liste setzen, was euch gefällt',
  ],
  'ideas.lists.share.prepare': [
    'Teilen einer Liste vorbereitet',
    'das Teilen einer Liste vorbereiten',
  ],
  'plans.logistics.update': ['Checkliste geändert', 'eine Checkliste ändern'],
  'ideas.object.mutate': ['Etwas geändert', 'etwas ändern'],
  'relationships.people.ensure': ['Leute gespeichert', 'Leute speichern'],
  'relationships.people.manage': ['Person geändert', 'eine Person ändern'],
  'places.private.create': ['Ort gespeichert', 'einen Ort speichern'],
  'places.private.update': ['Ort geändert', 'einen Ort ändern'],
  'places.private.archive': ['Ort archiviert', 'einen Ort archivieren'],
  'plans.draft.create': ['Plan entworfen', 'einen Plan entwerfen'],
  'plans.draft.update': ['Entwurf geändert', 'einen Entwurf ändern'],
  'plans.draft.preview': ['Entwurf angesehen', 'einen Entwurf ansehen'],
  'plans.draft.delete': ['Entwurf gelöscht', 'einen Entwurf löschen'],
  'plans.discard': ['Entwurf verworfen', 'einen Entwurf verwerfen'],
  'plans.prepare_send': ['Einladung vorbereitet', 'eine Einladung vorbereiten'],
  'plans.invitation.prepare': ['Einladung vorbereitet', 'eine Einladung vorbereiten'],
  'plans.roster.prepare': ['Andere Gäste vorbereitet', 'andere Gäste vorbereiten'],
  'plans.update.prepare': [
    'Änderung eines Plans vorbereitet',
    'die Änderung eines Plans vorbereiten',
  ],
  'plans.cancel.prepare': ['Absage vorbereitet', 'eine Absage vorbereiten'],
  'plans.send': ['Einladung verschickt', 'eine Einladung verschicken'],
  'plans.lifecycle.commit': ['Plan geändert', 'einen Plan ändern'],
  'ideas.list.generate': ['Liste mit Vorschlägen gemacht', 'eine Liste mit Vorschlägen machen'],
  'relationships.interest.mutate': [
    'Geändert, was dich interessiert',
    'ändern, was dich interessiert',
  ],
  'relationships.connection.prepare': ['Nachricht vorbereitet', 'eine Nachricht vorbereiten'],
  'relationships.connection.send': ['Nachricht verschickt', 'eine Nachricht verschicken'],
  'relationships.friendship.apply': ['Verbindung geändert', 'eine Verbindung ändern'],
  'ideas.roundup.mutate': ['Mehrere Ideen auf einmal geändert', 'mehrere Ideen auf einmal ändern'],
}

const detailWords: Readonly<Record<string, Words>> = {
  'plan.send_invites': ['Einladung verschickt', 'eine Einladung verschicken'],
  'plan.create_share_link': ['Link zu einem Plan erstellt', 'einen Link zu einem Plan erstellen'],
  'plan.change_roster': ['Geändert, wer eingeladen ist', 'ändern, wer eingeladen ist'],
  'plan.update': ['Plan geändert', 'einen Plan ändern'],
  'plan.cancel': ['Plan abgesagt', 'einen Plan absagen'],
  'list.share': ['Liste geteilt', 'eine Liste teilen'],
  added: ['Auf eine Liste gesetzt', 'etwas auf eine Liste setzen'],
  removed: ['Von einer Liste genommen', 'etwas von einer Liste nehmen'],
  link_created: ['Link zu einer Liste erstellt', 'einen Link zu einer Liste erstellen'],
  defaults_updated: ['Regeln einer Liste geändert', 'die Regeln einer Liste ändern'],
  undone: ['Änderung zurückgenommen', 'eine Änderung zurücknehmen'],
}

export function callPhrase({ capability, status, detail, label }: SaidCall): string | Phrase {
  const known = callWords[capability as CapabilityId] ?? other
  const [did, toDo] = (detail === null ? null : detailWords[detail]) ?? known
  const isDone = status === 'completed' || status === 'unchanged'
  const words = isDone ? did : `Wollte ${toDo}`
  return label === null ? words : new Phrase([`${words}: „`, '“'], [label])
}

const other: Words = ['Etwas geändert', 'etwas ändern']

const pageWords: Readonly<Record<string, (subject: string | null) => string | Phrase>> = {
  'web.session.begin': by('Du hast dich angemeldet'),
  'web.session.prove': by('Du hast bestätigt, dass du es bist'),
  'web.passkey.add': named('Passkey hinzugefügt'),
  'web.passkey.remove': named('Passkey entfernt'),
  'web.recovery.make': () => 'Du hast Ersatzcodes erstellt',
  'web.recovery.use': () => 'Du hast einen Ersatzcode benutzt',
  'web.session.end': by('Du hast dich abgemeldet'),
  'web.sessions.end': () => 'Du hast dich überall abgemeldet',
  'web.programs.end': () => 'Du hast allen Assistenten und Apps den Zugang genommen',
  'web.token.make': named('Token erstellt'),
  'web.token.issue': named('Wer diesen Dienst betreibt, hat ein Token erstellt'),
  'web.token.rotate': named('Token ersetzt'),
  'web.token.revoke': named('Token widerrufen'),
  'web.token.ask': asks('Ein Token'),
  'web.token.trust': trusts('Ein Token'),
  'web.address.change': () => 'Du hast deine Adresse geändert',
  'web.address.undo': () => 'Eine Änderung deiner Adresse wurde zurückgenommen',
  'web.model.agree': by('Du hast erlaubt, dass ein Sprachmodell dich versteht'),
  'web.model.name': by('Ein Sprachmodell wurde nach dem Namen eines Textes von dir gefragt'),
  'web.model.end': () => 'Du hast das Sprachmodell des Assistenten ausgeschaltet',
  'web.profile.change': () => 'Du hast deinen Namen oder deine Zeitzone geändert',
  'web.language.change': () => 'Du hast die Sprache von Seiten und Mails geändert',
  'web.invitation.keep': () => 'Du hast eine Einladung in dein Konto genommen',
  'web.calendar.connect': named('Kalender verbunden'),
  'web.calendar.change': named('Kalender geändert'),
  'web.calendar.remove': named('Kalender entfernt'),
  'web.calendar.times': () => 'Du hast geändert, wann du keine Zeit hast',
  'web.calendar.share': () => 'Du hast geändert, wer sieht, wann du Zeit hast',
  'web.feed.make': () => 'Du hast eine Adresse für deinen Kalender-Feed erstellt',
  'web.feed.remove': () => 'Du hast deinen Kalender-Feed beendet',
  'web.app.allow': named('App verbunden'),
  'web.app.continue': named('App wieder verbunden'),
  'web.app.ask': asks('Eine App'),
  'web.app.trust': trusts('Eine App'),
  'web.app.end': named('App getrennt'),
  'web.approval.release': (agent) =>
    agent === null
      ? 'Du hast freigegeben, was ein Agent verschicken wollte'
      : new Phrase(['Du hast freigegeben, was „', '“ verschicken wollte'], [harmless(agent)]),
  'web.approval.refuse': (agent) =>
    agent === null
      ? 'Du hast abgelehnt, was ein Agent verschicken wollte'
      : new Phrase(['Du hast abgelehnt, was „', '“ verschicken wollte'], [harmless(agent)]),
  'web.approval.drop': () => 'Du hast entschieden, Vorbereitetes nicht zu verschicken',
  'web.account.export': () => 'Du hast deine Daten heruntergeladen',
  'web.account.delete': () => 'Du wolltest dein Konto löschen',
  'web.account.keep': () => 'Du hast dein Konto behalten',
  'web.list.end_share': () => 'Du hast aufgehört, eine Liste zu teilen',
  'web.place.picture': () => 'Du hast das Bild eines Ortes geändert',
  'web.contact.stop': () => 'Du bekommst von jemandem keine Mail mehr',
  'web.contact.resume': () => 'Du bekommst von jemandem wieder Mail',
  'web.contact.stop_all': () => 'Niemand darf dir mehr schreiben',
  'web.contact.resume_all': () => 'Du bekommst wieder Mail',
  'web.contact.stop_own': () => 'Du bekommst keine Mail mehr zu deinen eigenen Plänen',
  'web.contact.replies_on': () => 'Deine Gäste können dir jetzt auf Mails antworten',
  'web.contact.replies_off': () => 'Deine Gäste können dir nicht mehr auf Mails antworten',
  'web.contact.resume_own': () => 'Du bekommst wieder Mail zu deinen eigenen Plänen',
}

export function pagePhrase(what: string, subject: string | null): string | Phrase {
  return pageWords[what]?.(subject) ?? 'Du hast etwas an deinem Konto geändert'
}

function named(words: string) {
  return (subject: string | null) =>
    subject === null ? words : new Phrase([`${words}: „`, '“'], [harmless(subject)])
}

function asks(unknown: string) {
  return (subject: string | null) =>
    whose(unknown, subject, ' muss dich fragen, bevor etwas verschickt wird')
}

function trusts(unknown: string) {
  return (subject: string | null) =>
    whose(unknown, subject, ' verschickt, ohne dich hier zu fragen')
}

function whose(unknown: string, subject: string | null, does: string): string | Phrase {
  return subject === null ? `${unknown}${does}` : new Phrase(['„', '“' + does], [harmless(subject)])
}

/** Everything that pages are known to do, for tests. */
export const knownPageWork: ReadonlySet<string> = new Set(Object.keys(pageWords))

function by(what: string) {
  return (browser: string | null) => (browser === null ? what : `${what} (${browserNow(browser)})`)
}
