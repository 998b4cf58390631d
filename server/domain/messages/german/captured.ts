import type {
  CaptureClarification,
  CaptureStage,
  Roundup,
  RoundupItem,
  RoundupStage,
} from '#generated/types.ts'
import {
  captureCanceled,
  captureOfUploads,
  unnamedCapture,
} from '#server/domain/messages/capture.ts'
import { languageNow } from '#server/domain/basics/speaking.ts'
import { itemFailed, itemSkipped } from '#server/domain/messages/roundup.ts'
import { counted, quoted } from '#server/domain/messages/spoken/de_basics.ts'
import { quotedIn } from '#server/domain/messages/spoken/for_people.ts'

/** What pages say in German of something that is read: what it asks, what happened, and how it ended. */

/** What a capture asks, by its kind. */
export function askedInGerman({ kind, question }: CaptureClarification): string {
  const [title] = quotedIn(question)
  const it = title === undefined ? 'das' : quoted(title)
  return questions[kind](it)
}

const questions: Readonly<Record<CaptureClarification['kind'], (it: string) => string>> = {
  source: () => 'Was davon ist die Idee?',
  destination: () => 'Auf welche Liste soll die Idee?',
  person: () => 'Für wen ist die Idee?',
  items: () => 'Da stehen mehrere Dinge. Welches ist die Idee?',
  subject: () => 'Was ist die Idee? Schreib, wie sie heißt und, wenn du es weißt, wo sie ist.',
  city: (it) => `In welcher Stadt ist ${it}?`,
  time: (it) => `Wann ist ${it}? Schreib den Tag und, wenn du sie weißt, die Uhrzeit.`,
  past: (it) => `${it} ist schon vorbei. Was möchtest du dir merken?`,
}

const stages: Readonly<Record<CaptureStage | RoundupStage, string>> = {
  persisted: 'Ist angekommen.',
  subject_discarded: 'Der Name der Liste oder Person gilt nicht als die Idee selbst.',
  question: 'Es gab eine Frage.',
  answered: 'Du hast geantwortet.',
  answer_not_understood: 'Die Antwort passte nicht, deshalb steht die Frage noch da.',
  reading: 'Wird gelesen.',
  source_read: 'Ist gelesen.',
  source_reused: 'Wurde gerade erst gelesen und nicht noch einmal.',
  evidence_read: 'Was du ergänzt hast, ist gelesen.',
  attempt_failed: 'Ließ sich nicht lesen. Gleich noch einmal.',
  waiting_for_source: 'Die Seite bittet zu warten. Später noch einmal.',
  retrying: 'Wird noch einmal versucht.',
  reused: 'War schon gemerkt.',
  capturing: 'Die Ideen werden gemerkt.',
  progress: 'Einige sind fertig.',
  completed: 'Ist gemerkt.',
  failed: 'Ist fehlgeschlagen.',
  archived: 'Ist weggelegt. Die Ideen bleiben gemerkt.',
}

/** A step of what is read. */
export function stepInGerman({ stage }: { readonly stage: CaptureStage | RoundupStage }): string {
  return stages[stage]
}

/** What something is called that is read, as the page says it: the words that were sent, or what the service says where there are none. */
export function labelNow(label: string): string {
  if (languageNow() !== 'de') return label
  if (label === captureOfUploads) return 'Was du hochgeladen hast'
  return label === unnamedCapture ? 'Etwas, das du gemerkt hast' : label
}

/** Why a capture failed, where its code says too little. */
export function failedInGerman(message: string): string | null {
  return message === captureCanceled ? 'Du hast es sein lassen.' : null
}

/** How a roundup stands. */
export function roundupInGerman({ state, items, destination }: Roundup): string {
  const ideas = counted(items.length, 'Idee', 'Ideen')
  switch (state) {
    case 'extracting':
      return 'Wird gelesen.'
    case 'scope_required':
      return `Darin ${items.length === 1 ? 'steht' : 'stehen'} ${ideas}. Wie viel davon möchtest du dir merken?`
    case 'destination_required':
      return 'Wohin sollen die Ideen?'
    case 'selection_required':
      return `Darin ${items.length === 1 ? 'steht' : 'stehen'} ${ideas}. Welche möchtest du dir merken?`
    case 'capturing':
      return `${ideas} ${items.length === 1 ? 'wird' : 'werden'} gemerkt.`
    case 'completed':
      return completed(items, destination?.list?.name ?? null)
    case 'failed':
      return 'Davon ließ sich nichts merken.'
    case 'archived':
      return 'Ist weggelegt. Die Ideen bleiben gemerkt.'
  }
}

function completed(items: readonly RoundupItem[], list: string | null): string {
  const of = (...outcomes: RoundupItem['outcome'][]) =>
    items.filter(({ outcome }) => outcomes.includes(outcome)).length
  const saved = of('captured', 'reused')
  const [before, failed] = [of('reused'), of('failed')]
  const where = list === null ? '' : ` auf ${quoted(list)}`
  return [
    `${counted(saved, 'Idee ist', 'Ideen sind')} gemerkt${where}.`,
    before > 0 && (before === 1 ? 'Eine davon war schon da.' : `${before} davon waren schon da.`),
    failed > 0 &&
      (failed === 1 ? 'Eine ließ sich nicht lesen.' : `${failed} ließen sich nicht lesen.`),
  ]
    .filter(Boolean)
    .join(' ')
}

const itemReasons: ReadonlyMap<string, string> = new Map([
  [itemFailed('source_unreachable'), 'Die Seite war nicht zu erreichen.'],
  [itemFailed('source_unsupported'), 'Es ließ sich nicht gut genug lesen.'],
  [itemFailed('access_denied'), 'Die Liste lässt sich nicht mehr ändern.'],
  [itemFailed('limit_reached'), 'Mehr ging im Moment nicht.'],
  [itemSkipped(true), 'Nicht ausgewählt.'],
  [itemSkipped(false), 'Passt nicht zu dem, was gesucht war.'],
])

/** Why an item of a roundup failed or was skipped; null where only its own sentence says it. */
export function itemReasonInGerman(reason: string): string | null {
  return itemReasons.get(reason) ?? null
}
