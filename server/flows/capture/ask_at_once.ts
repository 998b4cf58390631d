import { findModel } from '#server/data/accounts/find.ts'
import { isForCaptures } from '#server/domain/assistant/language_model.ts'
import { decide } from '#server/domain/capture/decide.ts'
import type { QuestionKind } from '#server/domain/capture/decision.ts'
import type { Answer, Reading } from '#server/domain/capture/kept.ts'
import { type AskedQuestion, askedQuestion } from '#server/domain/capture/question.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { isShort } from '#server/domain/capture/short_text.ts'
import type { SourceReading } from '#server/domain/language/claim.ts'
import { emptyReading } from '#server/domain/language/reading.ts'
import type { Context } from '#server/domain/context.ts'
import { knownCatalogs } from '#server/flows/capture/known.ts'
import type { Known } from '#server/domain/capture/to_decide.ts'

/** What of a capture a question may follow from. */
export interface ToAsk {
  readonly reading: Reading
  readonly answers: readonly Answer[]
  /** The kinds of questions that were asked before. */
  readonly asked: readonly QuestionKind[]
  /** When it was created, null for now: relative words count from it. */
  readonly created_at: Date | null
}

/** A short text that was read, and what its question is decided with. */
export interface ReadAhead {
  readonly text: string
  readonly source: SourceReading
  readonly since: Date
  readonly now: Date
  readonly known: Known
}

/**
 * Reads a short text, so that nothing else waits while it is read; null where more than such a text has to be read.
 * `created_at` as in `ToAsk`.
 */
export async function readAhead(
  { db, timezone }: Pick<Context, 'db' | 'timezone'>,
  { primary, secondary, subject }: Reading,
  created_at: Date | null,
): Promise<ReadAhead | null> {
  if (secondary.length > 0 || (primary !== null && primary.kind !== 'text')) return null
  const text = primary?.text ?? ''
  if (!isShort(text, subject)) return null
  const [now, known] = await Promise.all([db.now(), knownCatalogs(db)])
  const since = created_at ?? now
  const about = { url: null, now: since.toISOString(), timezone, language: null }
  const source = primary === null ? emptyReading : readTextSource(text, about)
  return { text, source, since, now, known }
}

/**
 * The question that a short text leads to, where nothing else has to be read for it, so that it is asked in the answer
 * to the call itself; null where there is none. The job would ask the same, except for a name: a model is asked for that
 * first. `ahead` is what was read of it before.
 */
export async function askAtOnce(
  context: Pick<Context, 'db' | 'timezone'>,
  { reading, answers, asked, created_at }: ToAsk,
  ahead: ReadAhead | null = null,
): Promise<AskedQuestion | null> {
  const { primary, subject } = reading
  const isAhead = primary?.kind === 'text' && primary.text === ahead?.text
  const read = isAhead ? ahead : await readAhead(context, reading, created_at)
  if (read === null) return null
  const { source, since, now, known } = read
  const decision = decide({
    readings: primary === null ? [] : [{ reading: source, from: 'primary' }],
    words: { primary: 'owner', secondary: 'owner' },
    source_url: null,
    unread: null,
    said: { subject, answers, details: [] },
    asked,
    known,
    created_at: since,
    now,
    timezone: context.timezone,
  })
  if (decision.end !== 'ask') return null
  const isUnnamed = primary !== null && decision.question.kind === 'subject'
  if (isUnnamed && isForCaptures(await findModel(context.db))) return null
  return askedQuestion(decision.question, primary?.kind ?? null)
}
