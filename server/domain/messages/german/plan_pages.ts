import { Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/plan_pages.ts`, in German. */

export const choices = {
  accept: 'Ich komme',
  decline: 'Kann nicht',
  stillAccept: 'Passt mir weiterhin',
  noLongerAccept: 'Ich kann doch nicht',
  acceptAfterAll: 'Ich komme doch',
  stillDecline: 'Kann weiterhin nicht',
}

export const yourAnswer = 'Deine Antwort'
export const willYouCome = 'Kommst du?'
export const addToCalendar = {
  file: 'In den Kalender',
  names: { google: 'Google', outlook: 'Outlook' },
  spoken: { google: 'In Google Kalender eintragen', outlook: 'In Outlook Kalender eintragen' },
}
export const map = 'Karte'
export const removeFromCalendar = 'Aus deinem Kalender entfernen'
export const chooseAnAnswer = 'Bitte wähle eine der Antworten'
export const notSaved = 'Deine Antwort wurde nicht gespeichert'
export const notSignedUp = 'Das Anmelden hat nicht geklappt'
export const movedMeanwhile =
  'Dieser Plan hat sich geändert, seit du die Seite geöffnet hast. Bitte sieh noch einmal nach und antworte dann.'
export const takenMeanwhile = 'Inzwischen sind alle Plätze vergeben.'
export const linkUsedUp = {
  title: 'Über diesen Link kann sich niemand mehr anmelden',
  text: (host: string): Phrase =>
    phrase`Es haben sich so viele angemeldet, dass der Link keine weiteren annimmt. Bitte ${host} um eine eigene Einladung.`,
}

export function askHost(host: string): Phrase {
  return phrase`Über diesen Link kamen zu viele Antworten. Sag ${host} direkt Bescheid.`
}

export const answerAgain = 'Es ist wieder Platz. Bitte antworte noch einmal.'

export const noLongerAnswered = 'Auf diesen Plan kann man nicht mehr antworten.'
export const answerElsewhere =
  'Diese Seite zeigt nur den Plan. Zum Antworten öffne den Link deiner eigenen Einladung.'

export const yourName = 'Dein Name'

export const endedFooter = 'Diese Seite ist nur für dich. Gib ihren Link bitte nicht weiter.'

export const invitationFooter =
  'Diese Seite ist nur für dich. Wer den Link hat, kann in deinem Namen antworten. Gib ihn bitte nicht weiter.'

export const namesAreShown = 'Wenn du kommst, sehen alle Eingeladenen deinen Namen.'

export function openPlanFooter(listed: boolean): string {
  const who = listed
    ? 'Alle Eingeladenen sehen, wer kommt.'
    : 'Nur wer einlädt, sieht deinen Namen, solange die Gästeliste nicht gezeigt wird.'
  return `Zum Anmelden brauchst du kein Konto. ${who}`
}

export function andMore(more: number): string {
  return `und ${more} weitere`
}

export const guestNote = {
  add: (host: string): Phrase => phrase`Nachricht an ${host} dazuschreiben`,
  yours: (host: string): Phrase => phrase`Deine Nachricht an ${host}`,
  goesWithAnswer:
    'Zum Löschen leere das Feld. Wenn du nur deine Antwort änderst, wird die Nachricht mit gelöscht.',
  save: 'Nachricht speichern',
}

export const keep = {
  text: 'Merk dir diese Seite, zum Beispiel als Lesezeichen: Über ihren Link änderst du deine Antwort und siehst, was es Neues gibt.',
  mail: 'Dir selbst den Link mailen',
}

export const signedUp = {
  title: (guest: string): Phrase => phrase`Du hast schon als ${guest} geantwortet`,
  text: (open: boolean): string =>
    open
      ? 'Dieser Browser kennt deine eigene Seite. Dort kannst du deine Antwort ändern.'
      : 'Dieser Browser kennt deine eigene Seite mit deiner Antwort.',
  open: (open: boolean): string => (open ? 'Antwort ansehen oder ändern' : 'Antwort ansehen'),
  another: 'Jemand anderen anmelden',
}

export const labels = {
  when: 'Wann',
  where: 'Wo',
  meet: 'Treffpunkt',
  coming: 'Dabei',
  wasIn: 'Dabei waren',
  answerBy: 'Antworten bis',
  places: 'Plätze',
  about: 'Über den Plan',
  details: 'Details',
  done: '(erledigt)',
}

export const checklists = {
  guests: 'Bitte denk daran',
  host: (name: string): Phrase => phrase`Auf der Liste von ${name}`,
  nobody: 'Gut zu wissen',
}

export const noTimeYet = 'Die Zeit steht noch nicht fest.'
export const enoughAreIn = 'Es sind genug Leute dabei, der Plan findet statt.'
export function enoughWereIn(least: number): string {
  return `Es waren genug Leute dabei, der Plan findet statt. Gerade sind es weniger als ${least}.`
}

export function needs(least: number): string {
  return `Der Plan findet statt, sobald ${least} Leute dabei sind.`
}

export function tooFew(least: number, host: string): readonly [string, Phrase] {
  return [
    `Es haben nicht genug zugesagt, ${least} Leute wären nötig. `,
    phrase`Frag ${host}, ob es stattfindet.`,
  ]
}

export function forYou(time: string): string {
  return `Bei dir: ${time}`
}

export function whoComes(
  host: string,
  accepted: number,
  { isIn, ahead }: { isIn: boolean; ahead: boolean },
): Phrase {
  const others = accepted - (isIn ? 1 : 0)
  if (others <= 0 && isIn) return phrase`${host} und du`
  if (others <= 0) return ahead ? phrase`Bisher nur ${host}` : phrase`Nur ${host}`
  const count = [others === 1 ? '1 weitere Person' : `${others} weitere`]
  return isIn
    ? new Phrase(['', `, du und ${count}`], [host])
    : new Phrase(['', ` und ${count}`], [host])
}

export function invitationPreview(host: string): { title: string; text: string } {
  return {
    title: `${host} lädt dich ein`,
    text: 'Öffne den Link, um den Plan zu sehen und zu antworten.',
  }
}

export function planPreview(
  title: string,
  host: string,
  { day, stage }: { day: string | null; stage: string },
): { title: string; text: string } {
  const { canceled, over } = closedPlan
  const ended = stage === 'canceled' ? canceled.title : over.title
  const start = stage === 'canceled' || stage === 'over' ? ended : `${host} lädt dich ein`
  return { title, text: `${start}.${day === null ? '' : ` ${day}`}` }
}

export function atMost(most: number): string {
  return `(insgesamt höchstens ${most})`
}

export function signedUpAs(guest: string, host: string): Phrase {
  return phrase`Du hast dich bei ${host} als ${guest} eingetragen`
}

export function invites(host: string, guest: string | null): Phrase {
  return guest === null ? phrase`${host} lädt dich ein` : phrase`${host} lädt ${guest} ein`
}

export function planBy(host: string): Phrase {
  return phrase`Ein Plan von ${host}`
}

export const windowTitles = {
  invitation: 'Einladung: ',
  canceled: 'Abgesagt: ',
  accepted: 'Du bist dabei: ',
  answered: 'Antwort gespeichert: ',
  refused: 'Nicht gespeichert: ',
  check: 'Bitte prüfen: ',
}

export const changed = {
  title: 'Dieser Plan hat sich geändert, seit du geantwortet hast',
  text: (host: string): Phrase =>
    phrase`Bitte sieh nach, wann und wo er jetzt ist, und sag ${host}, ob deine Antwort so bleibt.`,
}

export const moved = {
  was: (before: string): string => `vorher: ${before}`,
  nothing: 'nichts',
}

export const accepted = {
  title: 'Du bist dabei',
  text: (host: string): Phrase => phrase`${host} sieht deine Antwort.`,
}

export const declined = {
  title: 'Du kannst nicht',
  text: (host: string): Phrase => phrase`Danke, dass du ${host} Bescheid gegeben hast.`,
}

export const current = {
  reconfirm: 'Bleibt es bei deiner Antwort?',
  accepted: (ahead: boolean): string => (ahead ? 'Du bist dabei.' : 'Du hattest zugesagt.'),
  declined: (ahead: boolean): string => (ahead ? 'Du hast abgesagt.' : 'Du hattest abgesagt.'),
}

export const forgetting = {
  link: 'Löschen, was ich hier hinterlassen habe',
  title: 'Löschen, was du hier hinterlassen hast?',
  back: 'Zurück zum Plan',
  text: (host: string): Phrase =>
    phrase`Deine Antwort, was du geschrieben hast, und ein Name, den du selbst eingegeben hast, werden sofort gelöscht, und dieser Link funktioniert nicht mehr. Ein Name, den dir ${host} gegeben hat, bleibt bei ${host}, ebenso Mails, die ${host} schon bekommen hat.`,
  declineFirst: (host: string): Phrase => phrase`${host} rechnet noch mit dir: Sag zuerst ab.`,
  button: 'Jetzt löschen',
  done: 'Gelöscht',
  doneText: 'Von deiner Antwort ist hier nichts mehr da. Du kannst diese Seite schließen.',
}

export const removed = {
  title: 'Du stehst nicht mehr auf der Liste dieses Plans',
  text: (host: string): Phrase =>
    phrase`${host} hat geändert, wer eingeladen ist. Wenn du das für ein Versehen hältst, frag ${host}.`,
}

export function askToJoin(host: string): Phrase {
  return phrase`Anmelden geht nicht mehr. Frag ${host}, ob du noch dazukommen kannst.`
}

export function askAboutPlace(host: string): Phrase {
  return phrase`Bitte ${host}, dir zu sagen, wenn ein Platz frei wird.`
}

export function signedUpName(name: string): string {
  return `${name} (per Link angemeldet)`
}

export function namesakeName(name: string): string {
  return `${name} (ein Gast)`
}

export function hostsName(host: string): Phrase {
  return phrase`${host} heißt schon die Person, die einlädt. Bitte nimm deinen eigenen Namen, zum Beispiel mit Nachnamen.`
}

export const closedPlan = {
  canceled: {
    title: 'Dieser Plan ist abgesagt',
    text: (host: string): Phrase => phrase`${host} hat ihn abgesagt. Du musst nichts tun.`,
  },
  over: { title: 'Dieser Plan ist vorbei', text: 'Du kannst nicht mehr antworten.' },
  started: {
    title: 'Dieser Plan hat begonnen',
    text: (host: string): Phrase =>
      phrase`Hier kannst du nicht mehr antworten. Frag stattdessen ${host}.`,
  },
  closed: {
    title: 'Die Zeit zum Antworten ist vorbei',
    text: (host: string, due: string | null): Phrase =>
      due === null
        ? phrase`Frag ${host}, wenn sich bei dir etwas geändert hat.`
        : phrase`Antworten waren möglich bis ${due}. Frag ${host}, wenn sich bei dir etwas geändert hat.`,
  },
  full: {
    title: 'Alle Plätze sind vergeben',
    text: 'Wenn ein Platz frei wird, kannst du noch kommen.',
  },
}

export function nameHelp(host: string): Phrase {
  return phrase`Damit ${host} weiß, wer du bist.`
}

export function wrongName(longest: number): string {
  return `Bitte gib deinen Namen ein, mit höchstens ${longest} Zeichen.`
}

export const connectHint = {
  title: (host: string): Phrase => phrase`${host} würde gern in Kontakt bleiben`,
  text: (host: string): Phrase =>
    phrase`Mit einem eigenen Konto kannst du dich mit ${host} verbinden und bekommst den nächsten Plan direkt.`,
}
