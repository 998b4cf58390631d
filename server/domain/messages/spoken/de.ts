import { harmless } from '#server/domain/basics/in_quotes.ts'
import { dayInWords } from '#server/domain/messages/spoken/days.ts'
import type {
  Outcomes,
  Answered,
  DaySpan,
  PlansFound,
  Sentences,
} from '#server/domain/messages/spoken/sentences.ts'
import {
  answers,
  nameOf,
  namesOf,
  planStates,
  quoted,
} from '#server/domain/messages/spoken/de_basics.ts'
import { briefInGerman } from '#server/domain/messages/spoken/de_brief.ts'
import { consequenceInGerman } from '#server/domain/messages/spoken/de_consequences.ts'
import { disclosureInGerman } from '#server/domain/messages/spoken/de_disclosures.ts'
import { refusalInGerman } from '#server/domain/messages/spoken/de_refusals.ts'
import { ideaOutcomes } from '#server/domain/messages/spoken/de_ideas.ts'
import { listOutcomes } from '#server/domain/messages/spoken/de_lists.ts'
import { peopleOutcomes } from '#server/domain/messages/spoken/de_people.ts'
import { planOutcomes } from '#server/domain/messages/spoken/de_plans.ts'
import {
  offeredCallInGerman,
  proposedInGerman,
} from '#server/domain/messages/spoken/de_proposed.ts'
import { offeredInGerman, questionInGerman } from '#server/domain/messages/spoken/de_questions.ts'
import { reviewInGerman } from '#server/domain/messages/spoken/de_review.ts'
import { committedInGerman } from '#server/domain/messages/spoken/de_committed.ts'

/** The sentence about each answer: one that lacks does not compile. */
const outcomes: Outcomes = { ...ideaOutcomes, ...listOutcomes, ...peopleOutcomes, ...planOutcomes }

/** What the Assistant says in German. */
export const german: Sentences = {
  tag: 'de-DE',
  hello:
    'Hallo! Frag mich, was ansteht, wann deine Freunde Zeit haben oder was ihr unternehmen könnt.',
  help: 'Du kannst fragen, was auf dich wartet, wann du und deine Freunde Zeit habt und was ihr machen könnt. Du kannst etwas planen und Leute einladen, sehen, wer geantwortet hat, Links und Ideen merken und Listen, Leute und Orte verwalten. Verschickt wird nichts, bevor du es freigibst.',
  thanks: 'Gern geschehen.',
  nothingToRepeat: 'Ich habe noch nichts gesagt.',
  dropped: 'In Ordnung, ich lasse es.',
  puttingOff: 'In Ordnung. Ich ändere nichts, bis du es sagst.',
  nothingOpen: 'Ich warte gerade auf keine Antwort. Was möchtest du tun?',
  nothingMore: 'Das war alles.',
  nothingToUndo: 'Hier gibt es nichts, was ich rückgängig machen kann.',
  notUndoable: 'Das kann ich nicht zurücknehmen. Sag mir, wie es stattdessen sein soll.',
  undoBy: 'Mit „rückgängig“ nehme ich es zurück.',
  noUndo: '„Rückgängig“ nimmt das nicht zurück: sag, wie es stattdessen sein soll.',
  notAmong: (names) =>
    `${names.map(nameOf).join(', ')}: ${names.length === 1 ? 'ist' : 'sind'} nicht dabei. Es ist alles, wie es war.`,
  onlyGuest: (title) =>
    `Sonst ist niemand zu ${quoted(title)} eingeladen. Sag ${quoted(`sag ${harmless(title)} ab`)}, wenn es ausfallen soll, oder lade zuerst jemand anderen ein.`,
  nothingToSend:
    'Es ist nichts vorbereitet, was verschickt werden könnte. Sag mir, wen du wozu einladen willst.',
  notUnderstood: 'Das habe ich nicht verstanden. Du kannst zum Beispiel sagen:',
  partNotUnderstood: (part) => `Nicht verstanden habe ich „${part}“.`,
  notYetDone: 'Das Übrige habe ich noch nicht gemacht.',
  notAllowed:
    'Das darf ich mit diesem Zugang nicht, oder es geht nicht im Gespräch. Es wurde nichts geändert.',
  earlierWaits: 'Die frühere Freigabe wartet auch noch.',
  approvalDropped:
    'In Ordnung, ich lasse es. Verschickt wurde nichts, und ich biete es hier nicht mehr an.',
  approvalGone:
    'Was ich vorbereitet hatte, lässt sich nicht mehr freigeben, weil sich seitdem etwas geändert hat. Verschickt wurde nichts. Bitte mich, es neu vorzubereiten.',
  plansThen: plansInGerman,
  notNarrowed: (said) => `Danach konnte ich nicht auswählen: ${said.map(quoted).join(', ')}.`,
  planAfter: (title, when) => `Der nächste Plan ist ${quoted(title)}: ${when}.`,
  notReadYet: 'Was du gemerkt hast, wird noch gelesen. Sag das gleich noch einmal.',
  nothingShown: 'Ich habe noch keine Liste gezeigt.',
  whenShould: 'Wann soll es sein? Nenne einen Tag und eine Uhrzeit.',
  whenFree: 'Für welche Tage soll ich schauen?',
  howMany: 'Wie viele?',
  whoShould: 'Wer soll das sein?',
  whatShould: 'Was soll es sein?',
  whichDay: 'Welchen Tag meinst du?',
  clockTwice: (when) =>
    `Dann werden die Uhren zurückgestellt und zeigen ${when} zweimal. Welche Zeit meinst du?`,
  clockTime: (when, isFirst) =>
    isFirst
      ? `${when}, das erste Mal, vor der Umstellung`
      : `${when}, das zweite Mal, nach der Umstellung`,
  clockSkips: (when, around) =>
    `Dann werden die Uhren vorgestellt und überspringen ${when}. Welche Zeit meinst du an dem Tag, ${around.join(' oder ')}?`,
  whenPlanned: 'Es hat noch keine Zeit. Wann soll es sein? Nenne einen Tag und eine Uhrzeit.',
  draftAnew: 'Etwas Neues planen',
  somethingBroke:
    'Hier ist etwas schiefgegangen, deshalb habe ich aufgehört. Bitte sag es noch einmal.',
  somethingBrokeAfter:
    'Hier ist etwas schiefgegangen, deshalb habe ich aufgehört. Ein Teil war da schon getan; schau nach, bevor du es noch einmal sagst.',
  tooMuchAtOnce:
    'Das war mehr, als ich auf einmal mache, deshalb habe ich aufgehört. Sag den Rest in einer neuen Nachricht.',
  sendWord: 'SENDEN',
  approveBy: (reply_word) =>
    `Ich verschicke nie selbst etwas. Gib es mit dem Knopf frei oder mit dem Wort ${reply_word}, wo du danach gefragt wirst.`,
  approveShort: (reply_word) => `Noch nichts verschickt. Freigeben: ${reply_word}`,
  draftGoOn: (title) => `Mit dem Entwurf ${quoted(title)} weitermachen`,
  notFound: (kind, name) =>
    `Ich finde ${kinds[kind]?.none ?? 'nichts'} mit dem Namen ${quoted(name)}.`,
  alreadySaved: (title) => `${quoted(title)} ist schon unter deinen Ideen.`,
  notSavedYet: (title) =>
    `${quoted(title)} ist noch nicht unter deinen Ideen. Sag zuerst ${quoted(`merk dir die Idee: ${harmless(title)}`)}.`,
  whichOne: (kind) => `${kinds[kind]?.which ?? 'Was'} meinst du?`,
  listed: (labels) => labels.map(quoted).join(', '),
  whichOf: (kind, name) =>
    `Mehreres heißt ${quoted(name)}. ${kinds[kind]?.which ?? 'Was'} meinst du?`,
  noSuchNumber: (count) =>
    count === 1
      ? 'Ich habe nur eins gezeigt.'
      : `Ich habe ${count} gezeigt; welches davon meinst du?`,
  whatTime: (day) => `Um wie viel Uhr am ${day}?`,
  cannot: (what) => `${impossible[what] ?? 'Das kann ich nicht.'} Es wurde nichts geändert.`,
  addPerson: (name) =>
    `${nameOf(name)} kenne ich noch nicht. Soll ich ${nameOf(name)} zu deinen Leuten hinzufügen?`,
  andMore: (count, goesOn) => {
    if (goesOn) return count === 0 ? 'und weitere' : `und mehr als ${count} weitere`
    return count === 1 ? 'und eins mehr' : `und ${count} weitere`
  },
  onlyThing: (label) => `${quoted(label)}.`,
  shallI: proposedInGerman,
  interrupted: (changes) => {
    if (changes === 0)
      return 'Ich wurde unterbrochen, bevor ich fertig war. Es wurde nichts geändert.'
    const made =
      changes === 1
        ? 'Eine Änderung war da schon gemacht'
        : `${changes} Änderungen waren da schon gemacht`
    return `Ich wurde unterbrochen, bevor ich fertig war. ${made}; schau nach, bevor du es noch einmal sagst.`
  },
  linksElsewhere:
    'Was du freigegeben hast, ist getan; die Links dazu zeige ich hier nicht noch einmal. Bitte mich um einen neuen Link zum Weitergeben, zum Beispiel „mach einen Link für den Plan“.',
  outcome: outcomeInGerman,
  refusal: refusalInGerman,
  disclosure: disclosureInGerman,
  consequence: consequenceInGerman,
  goAhead: 'Soll ich das tun?',
  openQuestion: questionInGerman,
  offered: offeredInGerman,
  whichMeant: 'Ich bin nicht sicher, was du meinst. Was davon?',
  offeredCall: offeredCallInGerman,
  review: reviewInGerman,
  facts: ({ item_count, state, rsvp_status, is_friend, is_done, reasons, liked_by }) => [
    ...(item_count === undefined ? [] : [item_count === 1 ? '1 Idee' : `${item_count} Ideen`]),
    ...reasonsInGerman(reasons, liked_by),
    ...(state === undefined || state === 'active' ? [] : [planStates[state] ?? 'archiviert']),
    ...(rsvp_status === undefined ? [] : [answers[rsvp_status] ?? 'noch keine Antwort']),
    ...(is_friend ? ['befreundet'] : []),
    ...(is_done ? ['erledigt'] : []),
  ],
  freeOrNot: (name, status) => `${nameOf(name)}: ${statuses[status] ?? 'nicht bekannt'}`,
  brief: briefInGerman,
}

/** What plans are called by their state: none, one and several of them. */
const plansCalled: { readonly [scope: string]: readonly string[] | undefined } = {
  canceled: ['Kein abgesagter Plan', '1 abgesagter Plan', 'abgesagte Pläne'],
  drafts: ['Kein Entwurf', '1 Entwurf', 'Entwürfe'],
}

function plansInGerman(count: number, { scope = 'all', days, guests }: PlansFound): string {
  const called = plansCalled[scope]
  if (days && called === undefined && guests.length === 0) {
    const then = daysInGerman(days)
    const [one, many] = scope === 'past' ? ['war', 'waren'] : ['ist', 'sind']
    if (count === 0) return `${then} ${one} nichts geplant.`
    return count === 1 ? `${then} ${one} ein Plan:` : `${then} ${many} ${count} Pläne:`
  }
  const [none, one, many] = called ?? ['Kein Plan', '1 Plan', 'Pläne']
  const head = count === 0 ? none : count === 1 ? one : `${count} ${many}`
  const whose = guests.length > 0 ? ` mit ${namesOf(guests)}` : ''
  const then = days
    ? `, ${daysInGerman(days)
        .replace(/,$/, '')
        .replace(/^\p{Lu}/u, (one) => one.toLowerCase())}`
    : ''
  return `${head}${whose}${then}${count === 0 ? '.' : ':'}`
}

/** „Am Samstag, 5. Dezember 2026,“ as the begin of a sentence. */
function daysInGerman({ first, last }: DaySpan): string {
  const [from, to] = [first, last].map((day) => dayInWords(day, 'de-DE'))
  return from === to ? `Am ${from},` : `Von ${from}, bis ${to},`
}

/** Why something was recommended: who likes it, or that the person has saved it. */
function reasonsInGerman(reasons: readonly string[], liked_by: readonly string[]): string[] {
  const own = reasons.some((one) => /^You\b.* like it$/.test(one)) ? ['dir'] : []
  const all = [...own, ...liked_by.slice(0, 3)]
  if (all.length > 0) return [`gefällt ${namesOf(all)}`]
  return reasons.includes('You saved it') ? ['gemerkt'] : []
}

function outcomeInGerman(capability: string, answered: Answered): string {
  if (capability === 'actions.commit') return committedInGerman(answered as never)
  if (answered.status === 'unchanged') return 'Da ist nichts zu ändern: Es ist schon so.'
  const say = (outcomes as Readonly<Record<string, ((of: Answered) => string) | undefined>>)[
    capability
  ]
  return say?.(answered) ?? 'Erledigt.'
}

const statuses: Readonly<Record<string, string>> = {
  free: 'frei',
  partial: 'teilweise frei',
  busy: 'belegt',
  unknown: 'nicht bekannt',
}

const impossible: Readonly<Record<string, string>> = {
  remind:
    'Ich kann niemanden erinnern oder wecken. Ich kann eine Idee merken oder einen Plan mit einer Uhrzeit machen.',
  pay: 'Ich kann nicht bezahlen und kein Geld schicken.',
  book: 'Ich kann nichts buchen und nichts kaufen.',
  know: 'Ich kenne nur deine Pläne, deine Leute, deine Ideen und Orte, und was um dich herum los ist.',
  write:
    'Ich kann niemandem schreiben und niemanden anrufen. Ich kann eine Einladung vorbereiten, die du freigibst.',
}

/** How a thing of a kind is asked for, and that there is none. */
const kinds: Readonly<Record<string, { readonly which: string; readonly none: string }>> = {
  plan: { which: 'Welchen Plan', none: 'keinen Plan' },
  sent: { which: 'Welchen Plan', none: 'keinen Plan' },
  draft: { which: 'Welchen Entwurf', none: 'keinen Entwurf' },
  idea: { which: 'Welche Idee', none: 'keine Idee' },
  candidate: { which: 'Welche Idee', none: 'keine Idee' },
  capture: { which: 'Welche Idee', none: 'keine Idee' },
  list: { which: 'Welche Liste', none: 'keine Liste' },
  person: { which: 'Wen', none: 'niemanden' },
  people: { which: 'Wen', none: 'niemanden' },
  handles: { which: 'Wen', none: 'niemanden' },
  place: { which: 'Welchen Ort', none: 'keinen Ort' },
  invite: { which: 'Welche Einladung', none: 'keine Einladung' },
  item: { which: 'Welchen Punkt der Checkliste', none: 'keinen Punkt der Checkliste' },
}
