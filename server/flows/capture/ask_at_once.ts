import type { Reading } from '#server/domain/capture/kept.ts'
import type { AskedQuestion } from '#server/domain/capture/question.ts'
import type { Context } from '#server/domain/context.ts'

/** The question that a short text leads to, where it needs nothing else to be read; null where there is none. */
export async function askAtOnce(
  _context: Pick<Context, 'db' | 'timezone'>,
  _reading: Reading,
): Promise<AskedQuestion | null> {
  return null
}
