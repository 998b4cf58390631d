import { decide } from '#server/domain/capture/decide.ts'
import type { QuestionKind } from '#server/domain/capture/decision.ts'
import type { Answer, Reading } from '#server/domain/capture/kept.ts'
import { type AskedQuestion, askedQuestion } from '#server/domain/capture/question.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import type { Context } from '#server/domain/context.ts'
import { knownCatalogs } from '#server/flows/capture/known.ts'

/** How many characters are read while the caller waits; longer texts are read by the job. */
const maxCharacters = 1000

/** What of a capture a question may follow from. */
export interface ToAsk {
  readonly reading: Reading
  readonly answers: readonly Answer[]
  /** The kinds of questions that were asked before. */
  readonly asked: readonly QuestionKind[]
  /** When it was created, null for now: relative words count from it. */
  readonly created_at: Date | null
}

/**
 * The question that a short text leads to, where nothing else has to be read for it, so that it is asked in the answer
 * to the call itself; null where there is none. The job would ask the same.
 */
export async function askAtOnce(
  { db, timezone }: Pick<Context, 'db' | 'timezone'>,
  { reading: { primary, secondary, subject }, answers, asked, created_at }: ToAsk,
): Promise<AskedQuestion | null> {
  if (secondary.length > 0 || (primary !== null && primary.kind !== 'text')) return null
  const text = primary?.text ?? ''
  if (text.length + (subject?.length ?? 0) > maxCharacters) return null
  const [now, known] = await Promise.all([db.now(), knownCatalogs(db)])
  const since = created_at ?? now
  const about = { url: null, now: since.toISOString(), timezone, language: null }
  const decision = decide({
    readings: primary === null ? [] : [{ reading: readTextSource(text, about), from: 'primary' }],
    words: { primary: 'owner', secondary: 'owner' },
    source_url: null,
    unread: null,
    said: { subject, answers, details: [] },
    asked,
    known,
    created_at: since,
    now,
    timezone,
  })
  if (decision.end !== 'ask') return null
  return askedQuestion(decision.question, primary?.kind ?? null)
}
