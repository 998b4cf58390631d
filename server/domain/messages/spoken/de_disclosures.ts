import { quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'

/** What the person must hear besides an answer, in German; what only programs need is left out. */
export function disclosureInGerman({
  name,
  text,
}: {
  readonly name: string
  readonly text: string
}): string | null {
  const said = disclosures[name]
  return said === undefined ? null : said(text)
}

const disclosures: Readonly<Record<string, (text: string) => string>> = {
  'availability.refreshing': () =>
    'Deine Kalender werden gerade neu gelesen; frag in ein paar Sekunden noch einmal.',
  'confirmation.action_prepared': () => 'Es wurde noch nichts verschickt und nichts geändert.',
  'confirmation.earlier_replaced': (text) => {
    const all = quotedIn(text).length
    return all > 1
      ? 'Das ersetzt, was vorher vorbereitet war; das lässt sich nicht mehr freigeben.'
      : 'Das ersetzt, was vorher vorbereitet war und sich nicht mehr freigeben lässt.'
  },
  'idea.restored': () => 'Die Idee war archiviert und ist wieder da.',
  'ideas_list.items_cut': () => 'Die Liste hat mehr Ideen, als ich hier zeige.',
  'ideas_list.name_shared': (text) =>
    `Noch eine deiner Listen heißt ${quoted(quotedIn(text)[0] ?? '')}.`,
  'ideas_list.shared': () =>
    'Die Liste gehört jemand anderem: Du kannst sie lesen, aber nicht ändern.',
  'ideas_list.share_message': () =>
    'Zu dieser Liste gibt es eine Nachricht an eine befreundete Person.',
  'inventory.attribution': (text) =>
    `Enthält Daten von: ${text.replace(/^Contains data of: /, '').replace(/\.$/, '')}.`,
  'likes.filter_unknown': () =>
    'Einen Teil deiner Angaben kenne ich nicht; danach habe ich nicht gefiltert.',
  'list.details_shown': () =>
    'Wer den Link hat, sieht die Ideen der Liste mit allen Angaben, auch die, die du später hinzufügst.',
  'list.time_left_out': () => 'Die Zeit habe ich dabei weggelassen.',
  'plan.answers_closed': () =>
    'Antworten werden nicht mehr angenommen; wer jetzt dazukommt, kann nicht antworten.',
  'plan.deadline_passed': () =>
    'Die Frist für Antworten ist vorbei; die Gäste können die neue Zeit nicht bestätigen, solange du sie nicht änderst.',
  'plan.event_moved': (text) => `${quoted(quotedIn(text)[0] ?? '')} ist verlegt worden.`,
  'plan.full': () =>
    'Alle Plätze sind vergeben; zusagen kann nur, wer einen frei gewordenen bekommt.',
  'plan.guest_list_hidden': () => 'Die Gäste sehen dann nicht mehr, wer kommt.',
  'plan.guest_list_shown': () =>
    'Alle mit einem Link sehen dann, wer kommt, auch wer schon zugesagt hat.',
  'plan.links_shown_once': () => 'Gib die Links jetzt weiter: Sie werden nur hier gezeigt.',
  'plan.local_time_zone': () =>
    'Die Zeit ist in deiner Zeitzone gemeint; der Plan wird in einer anderen gezeigt.',
  'plan.more_people_than_places': () =>
    'Es sind mehr Leute als Plätze: Wer zuerst zusagt, bekommt einen.',
  'plan.place_archived': (text) => `Der Ort ${quoted(quotedIn(text)[0] ?? '')} ist archiviert.`,
  'plan.private_notes': () => 'Der Plan ist privat: Die Gäste sehen seine Beschreibung nicht.',
  'plan.private_notes_kept': () =>
    'Der Plan ist privat: Die Gäste sehen nur die öffentliche Beschreibung, nicht deine Notizen.',
  'plan.times_moved': () => 'Was an der alten Zeit hing, zieht mit um.',
  'recommendations.gaps': () => 'Nicht alles daran ist bekannt, zum Beispiel Öffnungszeiten.',
  'search.words_read': (text) => {
    const words = quotedIn(text).map(quoted)
    return `Ich habe ${words.join(' und ')} nicht als bloße Wörter gelesen, sondern als das, was sie sagen.`
  },
  'search.neighborhood_unknown': () =>
    'Diesen Stadtteil kenne ich nicht; ich habe nur nach den Wörtern gesucht.',
}
