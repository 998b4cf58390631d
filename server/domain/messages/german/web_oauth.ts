import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As what pages say of `messages/web_oauth.ts`, in German. */

export const consent = {
  title: 'App verbinden',
  wants: (who: string): string => `${who} möchte dein Konto benutzen`,
  thisComputer: 'Ein Programm auf diesem Computer',
  program: (scheme: string): string => `Ein Programm, das Links mit ${scheme} öffnet,`,
  callsItself: (name: string): Phrase => phrase`Die App nennt sich „${name}“.`,
  nameless: 'Die App hat keinen Namen. Mach nur weiter, wenn du das gerade selbst angefangen hast.',
  describedAt: (document: string, answered: string): string =>
    `Beschrieben ist die App auf ${document}. Dorthin kommst du nicht zurück: Mach nur weiter, wenn du ${answered} vertraust.`,
  programOf: (document: string): string =>
    `Die App sagt, dass sie von ${document} kommt. Das kann jede App sagen.`,
  returnsTo: 'Danach kommst du zurück zu',
  onThisComputer: 'auf diesem Computer',
  account: (name: string): string => `Du bist als ${name} angemeldet.`,
  notYou: 'Bist du das nicht? Melde dich ab und fang in der App noch einmal an.',
  unchecked:
    'Diesen Namen hat niemand geprüft. Mach nur weiter, wenn du das gerade selbst angefangen hast.',
  abilities: 'Was die App darf',
  ask: 'Mich fragen, bevor etwas verschickt oder jemand verbunden oder getrennt wird',
  askAbout:
    'Was die App vorbereitet, wartet dann hier, bis du Ja sagst. Links, die sie erstellt, erreichen niemanden, solange sie sie nicht weitergibt.',
  allow: 'Erlauben',
  allowSending: 'Verschicken nach Freigabe erlauben',
  notNow: 'Jetzt nicht',
  nothing: 'Kreuz mindestens eins an, was die App darf, oder drück „Jetzt nicht“.',
  it: (can: string): string => `Sie ${can}`,
  more: (can: string): string => `Die App möchte noch etwas: Sie ${can}`,
  end: 'Du kannst die App jederzeit in den Einstellungen unter „Agenten“ trennen.',
}

export const goingBack = {
  allowed: 'Die App ist verbunden',
  refused: 'Die App ist nicht verbunden',
  text: 'Du kannst diese Seite schließen.',
  back: (name: string): string => `Zurück zu ${name}`,
  app: 'der App',
}

export const flowEnded = {
  title: 'Hier geht es nicht weiter',
  late: 'Es hat länger als 15 Minuten gedauert, oder es war schon fertig. Geh zurück zur App und verbinde sie noch einmal.',
  other:
    'Angefangen wurde es in einem anderen Konto oder einem anderen Browser. Geh zurück zur App und verbinde sie von hier aus noch einmal.',
  gone: 'Diese App kennt der Dienst nicht mehr. Geh zurück zur App und verbinde sie noch einmal.',
  unknown:
    'Diese App kennt der Dienst nicht. Apps, die 30 Tage niemand benutzt, vergisst er. Entfern die Verbindung in der App und füg sie dort neu hinzu.',
  changed:
    'Die App hat sich geändert, seit du angefangen hast: Die Adresse, zu der du zurückkommen würdest, nennt sie nicht mehr. Geh zurück zur App und verbinde sie noch einmal.',
  wrong: (why: string): string =>
    `Die App hat so gefragt, dass dieser Dienst nicht antworten kann (${why}). Geh zurück zur App und verbinde sie noch einmal; wenn das nicht hilft, sag es den Leuten, die sie machen.`,
  failed: 'Hier ist etwas schiefgegangen. Geh zurück zur App und verbinde sie gleich noch einmal.',
  document: (why: string): string =>
    `Was die App von sich beschreibt, lässt sich nicht benutzen: ${why} Sag es den Leuten, die sie machen.`,
  documents:
    'Gerade werden zu viele Apps verbunden, die hier neu sind. Geh zurück zur App und verbinde sie in einer Minute noch einmal.',
}

export const documentFaults = {
  type: (type: string | null): string =>
    `Sie muss als application/json kommen und kommt ${type === null ? 'ohne Typ' : `als ${type}`}.`,
  status: (status: number): string => `Ihre Adresse antwortet mit dem Status ${status} statt 200.`,
  unreached:
    'Von ihrer Adresse war sie nicht zu holen: in 2,4 Sekunden, ohne Umleitung, höchstens 20 kB.',
  notJson: 'Sie ist kein JSON-Objekt.',
  otherId: 'Die client_id darin ist nicht die Adresse, von der sie kam.',
  metadata: (why: string): string => `Sie hält eine Regel nicht ein (${why}).`,
}
