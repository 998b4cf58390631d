import { type Phrase, phrase } from '#server/domain/basics/phrase.ts'

/** As `messages/web_plans.ts`, in German. */

export const plans = {
  title: 'Pläne',
  show: 'Welche Pläne',
  shown: { active: 'Demnächst', drafts: 'Entwürfe', past: 'Vorbei', canceled: 'Abgesagt' },
  waiting: 'Wartet auf deine Antwort',
  invitedBy: (host: string): Phrase => phrase`${host} lädt dich ein`,
  yours: 'Dein Plan',
  guest: 'Du bist eingeladen',
  guestThen: 'Du warst eingeladen',
  answered: { accepted: 'Du bist dabei', declined: 'Du kannst nicht' },
  answeredThen: {
    accepted: 'Du warst dabei',
    declined: 'Du konntest nicht',
    none: 'Du hast nicht geantwortet',
  },
  draft: 'Noch hat ihn niemand gesehen',
  waits: 'Wartet auf deine Freigabe',
  noTime: 'Die Zeit steht noch nicht fest',
  have: (have: number, least: number | null, isHost: boolean): string => {
    if (least !== null && have < least)
      return `${have} von ${least} Leuten ${have === 1 ? 'ist' : 'sind'} dabei`
    if (have > 1) return `${have} Leute sind dabei`
    return isHost ? 'Bisher nur du' : 'Noch hat niemand zugesagt'
  },
  had: (have: number): string => (have === 1 ? '1 Person war dabei' : `${have} Leute waren dabei`),
  none: {
    active: {
      title: 'Demnächst ist nichts geplant',
      text: 'Ein Plan beginnt mit einer Idee: was, wann und mit wem. Fang unten einen an oder sag deinem Agenten: „Lade Ada am Freitag zum Ramen ein“. Verschickt wird nichts, bevor du es sagst.',
    },
    drafts: {
      title: 'Keine Entwürfe',
      text: 'Ein Entwurf ist ein Plan, den noch niemand gesehen hat. Sag deinem Agenten: „Entwirf für nächsten Samstag einen Abend auf der Bowlingbahn“.',
    },
    past: {
      title: 'Noch keine vergangenen Pläne',
      text: 'Wenn Pläne vorbei sind, stehen sie hier.',
    },
    canceled: { title: 'Keine abgesagten Pläne', text: 'Abgesagte Pläne stehen hier.' },
  },
  noneOlder: 'Mehr gibt es nicht.',
}

export const plan = {
  back: 'Pläne',
  yours: 'Dein Plan',
  draft: {
    title: 'Das ist ein Entwurf',
    text: 'Niemand hat ihn gesehen, und niemand wurde angeschrieben.',
  },
  prepared: {
    title: 'Er wartet auf deine Freigabe',
    text: 'Ein Agent hat das Verschicken vorbereitet. Niemand wurde angeschrieben.',
    link: 'Ansehen',
  },
  canceled: {
    title: 'Dieser Plan ist abgesagt',
    text: 'Niemand kann mehr antworten.',
  },
  discarded: { title: 'Dieser Entwurf ist verworfen', text: 'Niemand hat ihn je gesehen.' },
  over: { title: 'Dieser Plan ist vorbei', text: 'Niemand kann mehr antworten.' },
  started: { title: 'Dieser Plan hat begonnen', text: 'Niemand kann mehr antworten.' },
  closed: {
    title: 'Antworten sind nicht mehr möglich',
    text: 'Die Zeit zum Antworten ist vorbei.',
  },
  full: {
    title: 'Alle Plätze sind vergeben',
    text: 'Wenn jemand absagt, wird wieder ein Platz frei.',
  },
  who: 'Wer kommt',
  wasIn: 'Wer dabei war',
  hadAnswered: 'Was sie geantwortet hatten',
  audience: 'Für wen er ist',
  nobody: 'Noch niemand.',
  count: (have: number, most: number | null): string => {
    const people = have === 1 ? 'Bisher nur du' : `${have} Leute mit dir`
    return `${people}${most === null ? '' : ` (höchstens ${most})`}.`
  },
  goesAhead: 'Es sind genug Leute dabei, er findet statt.',
  needs: (least: number): string => `Er findet statt, sobald ${least} Leute dabei sind.`,
  tooFew: (least: number): string =>
    `Es haben nicht rechtzeitig genug zugesagt: ${least} Leute wären nötig gewesen.`,
  groups: { accepted: 'Dabei', pending: 'Noch keine Antwort', declined: 'Kann nicht' },
  groupsOver: { accepted: 'Waren dabei', pending: 'Keine Antwort', declined: 'Konnten nicht' },
  reconfirm: 'hat vor der Änderung geantwortet',
  movedSince: 'Seit den ersten Antworten hat sich geändert:',
  byYou: 'du gibst den Link weiter',
  byLink: 'per Link angemeldet',
  again: 'jemanden mit diesem Namen hattest du von der Liste genommen',
  failed: 'die Mail kam nicht an',
  unreached: 'bekommt keine Mail, sag du Bescheid',
  tell: 'Sag selbst Bescheid',
  tellText: (names: string): string =>
    `Von uns bekommen sie keine Mail: ${names}. Diesen Text kannst du kopieren:`,
  message: (title: string, when: string, where: string | null): string =>
    `„${title}“ ist jetzt: ${when}${where === null ? '' : `, ${where}`}. Passt dir das?`,
  offMessage: (title: string, when: string): string => `„${title}“, ${when}, fällt aus.`,
  checklist: 'Checkliste',
  done: 'erledigt',
  toDo: 'offen',
  guestsSee: 'Gäste sehen es',
  eachGuest: 'für jeden Gast',
  tick: 'Erledigt',
  untick: 'Nicht erledigt',
  add: 'Etwas hinzufügen',
  item: 'Was zu tun ist',
  itemWho: 'Wer es macht',
  itemChoices: {
    host: 'Ich, und nur ich sehe es',
    shown: 'Ich, und Gäste sehen es',
    guests: 'Jeder Gast',
  },
  addIt: 'Hinzufügen',
  ticked: 'Gespeichert',
  saved: {
    same: 'Nichts ist anders',
    person: 'Jetzt bei deinen Leuten. Du kannst sie auch zu anderen Plänen einladen.',
  } as Readonly<Record<string, string>>,
  notSaved: 'Das wurde nicht gespeichert',
  see: 'Wer das sehen kann',
  seeNobody: 'Nur du.',
  seeGuests: (guests: number): string => {
    if (guests === 0) return 'Du und alle, die einen Link dazu haben.'
    const invited = guests === 1 ? '1 eingeladener Gast' : `${guests} eingeladene Gäste`
    return `Du, ${invited} und alle, die einen Link dazu haben.`
  },
  seeMailed: (names: string): Phrase => phrase`Eine Mail mit eigenem Link: ${names}.`,
  seePassedOn: (names: string): Phrase => phrase`Ein eigener Link, den du weitergibst: ${names}.`,
  seeOpen: (guests: number): string =>
    `Ein Link für alle: ${guests === 1 ? '1 Gast kam' : `${guests} Gäste kamen`} darüber.`,
  listShown: 'Gäste sehen die Namen derer, die kommen.',
  linkText: 'Ein Link wird nur einmal gezeigt: wenn er entsteht.',
  linkMore: 'Noch einen Link erstellen',
  linkAgain: (name: string): Phrase => phrase`Link für ${name} neu erstellen`,
  addPerson: (name: string): Phrase => phrase`${name} zu meinen Leuten hinzufügen`,
  listHidden: 'Gäste sehen nicht, wer sonst noch kommt.',
  answered: { accepted: 'Du bist dabei', declined: 'Du kannst nicht' },
  host: (host: string): Phrase => phrase`${host} sieht deine Antwort.`,
  stale:
    'Der Plan hat sich geändert, seit du die Seite geöffnet hast. Bitte sieh noch einmal nach und antworte dann.',
}
