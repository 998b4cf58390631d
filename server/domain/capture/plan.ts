import type { Question, QuestionKind } from '#server/domain/capture/decision.ts'
import type { Answer, Reading, SentFields } from '#server/domain/capture/kept.ts'
import {
  type AskedQuestion,
  askedQuestion,
  firstQuestion,
} from '#server/domain/capture/question.ts'
import { chooseSource, findSource } from '#server/domain/capture/source.ts'
import type { DestinationNames } from '#server/domain/language/text/destination_words.ts'

/** What is known of a capture before anything is read. */
export interface ToPlan {
  readonly sent: SentFields
  readonly media_ids: readonly string[]
  /** Whether some of these files are no pictures. */
  readonly has_texts?: boolean
  readonly names: DestinationNames
  /** What has to be asked for the destination. */
  readonly destination: readonly AskedQuestion[]
  readonly answers: readonly Answer[]
}

/** What will be read, and what is asked before. */
export interface Plan {
  readonly reading: Reading
  readonly question: AskedQuestion | null
  readonly is_subject_discarded: boolean
}

/** Plans a capture: of what has to be asked and was not answered, the first is asked. */
export function planCapture({
  sent,
  media_ids,
  has_texts = false,
  names,
  destination,
  answers,
}: ToPlan): Plan {
  const found = findSource(sent, media_ids, names, has_texts)
  const answered = (kind: QuestionKind) => answers.find((answer) => answer.kind === kind)
  let reading = found.reading
  for (const kind of ['source', 'items'] as const) {
    const answer = answered(kind)
    if (answer && found.question?.kind === kind) reading = chooseSource(reading, kind, answer.value)
  }
  const own: readonly Question[] = found.question ? [found.question] : []
  const question = firstQuestion(
    [...own.map((one) => askedQuestion(one, reading.primary?.kind ?? null)), ...destination].filter(
      ({ kind }) => answered(kind) === undefined,
    ),
  )
  return { reading, question, is_subject_discarded: found.is_subject_discarded }
}

/** Whether a question is asked before anything is read, so that its answer may change what is read. */
export function isAskedBefore({ kind, choices }: Question): boolean {
  if (kind === 'items') return choices.some(({ value }) => URL.canParse(value))
  return kind === 'source' || kind === 'destination' || kind === 'person'
}
