import type { Decision } from '#server/domain/capture/decision.ts'
import { readSource } from '#server/reading/source.ts'
import type { CorpusPage } from '#test/bench/reading/corpus.ts'
import { addressOf } from '#test/bench/reading/declared.ts'
import { decidedAt } from '#test/support/pages/decided.ts'

/** Where the account of the captures lives. */
const timezone = 'Europe/Berlin'

/** What becomes of a page of the corpus whose address is all that was sent. */
export async function captured({ html, bytes, now }: CorpusPage): Promise<Decision> {
  const url = addressOf(html) ?? 'https://www.example.org/a/page'
  const about = { url, charset: null, timezone, now, language: null }
  const reading = await readSource({ bytes, type: 'html', depth: 'items', ...about })
  return decidedAt(url, reading, now, timezone)
}
