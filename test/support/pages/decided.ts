import type { SourceReading } from '#server/domain/language/claim.ts'
import { decide } from '#server/domain/capture/decide.ts'
import type { Decision, IdeaDraft } from '#server/domain/capture/decision.ts'
import { linkForm } from '#server/domain/capture/link_form.ts'
import { readingOf } from '#server/domain/language/reading.ts'
import { withoutTracking } from '#server/domain/capture/source_key.ts'
import { wordsOfPage } from '#server/domain/ideas/words_from.ts'
import type { ExpectedPage } from '#test/support/pages/expected.ts'
import { knownCatalogs } from '#test/support/pages/known.ts'
import { pagesNow, pagesZone } from '#test/support/pages/read.ts'

const known = knownCatalogs()

/** What becomes of a page that was read, where its address is all that was sent. */
export function decided({ url }: ExpectedPage, reading: SourceReading): Decision {
  return decidedAt(url, reading, pagesNow, pagesZone)
}

/** The same at `now`, an instant in ISO 8601, for an account in this time zone. */
export function decidedAt(
  url: string,
  reading: SourceReading,
  now: string,
  timezone: string,
): Decision {
  return decide({
    readings: [
      { reading: readingOf(linkForm(url).claims), from: 'primary' },
      { reading, from: 'primary' },
    ],
    words: { primary: wordsOfPage(url), secondary: 'owner' },
    source_url: withoutTracking(url),
    unread: null,
    said: { subject: null, answers: [], details: [] },
    asked: [],
    known,
    created_at: new Date(now),
    now: new Date(now),
    timezone,
  })
}

/** What became of a page, in the words of the table of what should. */
export function inWords(
  { expected }: Pick<ExpectedPage, 'expected'>,
  decision: Decision,
  reading: SourceReading,
): Record<string, unknown> {
  if (decision.end === 'fail') return { fail: decision.failure.code }
  if (decision.end === 'ask') {
    const { kind } = decision.question
    if (!('ask' in expected) || !expected.items) return { ask: kind }
    return { ask: kind, items: reading.items.map(({ title }) => title) }
  }
  const said = ideaWords(decision.idea, decision.disclosures)
  // Only what the table names is compared.
  return Object.fromEntries(Object.entries(said).filter(([name]) => name in expected))
}

function ideaWords(idea: IdeaDraft, disclosures: readonly string[]): Record<string, unknown> {
  const { kind, title, place, starts_at, ends_at, timezone, description, activity } = idea
  const point = place?.coordinates
  return {
    kind,
    title,
    place: place && [place.name, place.address].filter(Boolean).join(' | '),
    at: point && `${point.latitude},${point.longitude}`,
    starts: starts_at?.toISOString().replace('.000', '') ?? null,
    ends: ends_at?.toISOString().replace('.000', '') ?? null,
    precision: idea.start_precision,
    timezone: timezone ?? place?.timezone ?? null,
    description,
    activity,
    disclosure: disclosures.join(' '),
  }
}

/** What should have become of a page; words at the beginning of a description count as the whole. */
export function expectedWords(
  page: Pick<ExpectedPage, 'expected'>,
  actual: Record<string, unknown>,
): object {
  const { expected } = page
  if ('ask' in expected) return { ...expected }
  const { description, disclosure } = expected
  const begins = (whole: unknown, part: string | undefined) =>
    part !== undefined && typeof whole === 'string' && whole.startsWith(part) ? whole : part
  return {
    ...expected,
    ...(description !== undefined && { description: begins(actual.description, description) }),
    ...(disclosure !== undefined && {
      disclosure: String(actual.disclosure ?? '').includes(disclosure)
        ? actual.disclosure
        : disclosure,
    }),
  }
}
