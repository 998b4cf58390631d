/** What a page says at a field of what is wrong with it. */
export const faults = {
  missing: 'Hier fehlt noch etwas.',
  missingName: 'Der Name fehlt noch.',
  noWord: 'Bitte gib ein Wort ein.',
  nobody: 'Wähl mindestens eine Person aus.',
  tooLong: (most: number): string =>
    most === 0
      ? 'Das ist zu lang.'
      : `Das ist zu lang: höchstens ${most.toLocaleString('de-DE')} Zeichen.`,
  tooMany: (most: number): string => `Das sind zu viele: höchstens ${most}.`,
  tooFew: (least: number): string => `Das sind zu wenige: mindestens ${least}.`,
  tooBig: (most: number): string => `Das ist zu viel: höchstens ${most}.`,
  tooSmall: (least: number): string => `Das ist zu wenig: mindestens ${least}.`,
  unknownName: (name: string): string => `${name} ist hier nicht bekannt.`,
  nearestNames: (name: string, near: string): string =>
    `${name} ist hier nicht bekannt. Ähnlich heißen: ${near}.`,
  noLink: 'Das ist kein Link zu einer Seite. Er fängt mit https:// an.',
  noZone: 'Das ist keine Zeitzone. Gib eine große Stadt in deiner Nähe an.',
  noDay: 'Diesen Tag gibt es nicht.',
  noTime: 'Das ist keine Uhrzeit. Schreib sie wie 19:30.',
  noMoment: 'Das ist kein Tag mit Uhrzeit.',
  notOffered: 'Das steht nicht zur Wahl.',
  twice: 'Das steht schon da.',
  past: 'Das liegt in der Vergangenheit. Wähl eine spätere Zeit.',
  afterStart: 'Das ist nach dem Beginn. Wähl eine frühere Zeit.',
  beforeStart: 'Das Ende muss nach dem Beginn liegen.',
  beforeDeadline: 'Das ist vor „Antworten bis“. Ändere das auch.',
  meeting: 'Ihr trefft euch vor dem Ende und höchstens einen Tag vor dem Beginn.',
  hours: 'Zwischen diesen Zeiten liegen keine zwei Stunden.',
  notFitting: 'Das passt hier nicht.',
}
