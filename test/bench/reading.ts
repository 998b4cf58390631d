import { writeFileSync } from 'node:fs'
import type { Decision } from '#server/domain/capture/decision.ts'
import { captured } from '#test/bench/reading/capture.ts'
import { type CorpusPage, corpusOf, howToGet } from '#test/bench/reading/corpus.ts'

/** The folder of the pages where none is named. */
const usual = process.env['CORPUS'] ?? '.cache/corpus'

/** What became of a page, and whether that is right. */
interface Outcome {
  readonly page: CorpusPage
  readonly verdict: string
  /** Of an article and a recipe: whether it got a place that is not one. */
  readonly is_misplaced: boolean
  /** Of an event whose venue was judged: whether it is named. Null for any other. */
  readonly is_venue: boolean | null
  /** The same for its title. */
  readonly is_titled: boolean | null
  readonly said: string
}

/** What captures make of public pages that nobody here wrote: articles and recipes, and pages of events and venues. */
export async function readingQuality({
  corpus,
  half,
}: {
  readonly corpus?: string | undefined
  readonly half?: string | undefined
}): Promise<void> {
  const folder = corpus ?? usual
  const pages = corpusOf(folder).filter(({ is_held_out }) => {
    return half === undefined || half === 'both' || is_held_out === (half === 'held')
  })
  if (pages.length === 0) return console.log(`\n(reading) ${howToGet(folder)}`)
  console.log(`\n(reading) what becomes of ${pages.length} public pages`)
  const outcomes: Outcome[] = []
  for (const page of pages) outcomes.push(outcomeOf(page, await captured(page)))
  for (const held of half === undefined || half === 'both' ? [false, true] : [half === 'held']) {
    tell(
      held ? 'held out' : 'worked on',
      outcomes.filter(({ page }) => page.is_held_out === held),
    )
  }
  const told = outcomes.map(({ page, verdict, is_misplaced, said }) =>
    [
      page.is_held_out ? 'held' : 'work',
      page.path,
      page.kind,
      verdict,
      is_misplaced ? 'misplaced' : '',
      said,
    ].join('\t'),
  )
  const file = process.env['READING_TO']
  if (file) writeFileSync(file, `${told.join('\n')}\n`)
}

function tell(name: string, outcomes: readonly Outcome[]): void {
  for (const [label, kinds] of [
    ['articles', ['article']],
    ['recipes', ['recipe']],
    ['articles and recipes', ['article', 'recipe']],
    ['events', ['event']],
    ['venues', ['venue']],
    ['programmes', ['programme']],
  ] as const) {
    const own = outcomes.filter(({ page }) => (kinds as readonly string[]).includes(page.kind))
    if (own.length === 0) continue
    const counts = new Map<string, number>()
    for (const { verdict } of own) counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    const misplaced = own.filter(({ is_misplaced }) => is_misplaced).length
    const venues = own.filter(({ is_venue }) => is_venue !== null)
    const named = venues.filter(({ is_venue }) => is_venue)
    const titles = own.filter(({ is_titled }) => is_titled !== null)
    const titled = titles.filter(({ is_titled }) => is_titled)
    if (titles.length > 0) counts.set(`title of ${titles.length} found`, titled.length)
    if (venues.length > 0) counts.set(`venue of ${venues.length} named`, named.length)
    const parts = [...counts, ...(misplaced > 0 ? [['false place', misplaced] as const] : [])]
    const said = parts.map(([what, count]) => `${what} ${count} (${share(count, own.length)})`)
    console.log(`  ${name}, ${label}: ${own.length}: ${said.sort().join(', ')}`)
  }
}

function share(count: number, all: number): string {
  return `${((100 * count) / all).toFixed(1)} %`
}

function outcomeOf(page: CorpusPage, decision: Decision): Outcome {
  const place = decision.end === 'save' ? decision.idea.place : null
  const isPlace = place !== null && (place.address !== null || place.coordinates !== null)
  const isIdea = page.kind === 'article' || page.kind === 'recipe'
  return {
    page,
    verdict: isIdea
      ? ofArticle(decision, page.html)
      : page.kind === 'event'
        ? ofEvent(page, decision)
        : ofArticle(decision, page.html),
    is_misplaced: isIdea && isPlace && !page.is_placed,
    is_venue: page.venue === null ? null : namesVenue(decision, page.venue),
    is_titled: page.title === null ? null : hasTitle(decision, page.title),
    said: wordsOf(decision),
  }
}

/** Whether what is saved names a venue, in its place or as its title. */
function namesVenue(decision: Decision, venue: string): boolean {
  if (decision.end !== 'save') return false
  const { place, title } = decision.idea
  return [place?.name ?? '', place?.address ?? '', title].some((one) => one.includes(venue))
}

/** Whether what is saved has the words of its title. */
function hasTitle(decision: Decision, words: string): boolean {
  return decision.end === 'save' && decision.idea.title.includes(words)
}

function ofArticle(decision: Decision, html: string): string {
  if (decision.end === 'ask') {
    const { kind, choices } = decision.question
    return `asks ${kind}${kind === 'items' && announces(html, choices.length) ? ' announced' : ''}`
  }
  if (decision.end === 'fail') return 'fails'
  return decision.idea.kind === 'event' ? 'event' : 'saved'
}

/** Whether a page's own title says how many things it lists, or nearly so; the last choice is the page as a whole. */
function announces(html: string, choices: number): boolean {
  const titles =
    html.match(/<(?:title|h1)[^>]*>[^<]{3,300}|og:title["'][^>]*content=["'][^"']+/giu) ?? []
  const words = titles.slice(0, 6).join(' ')
  const numbers = [...words.matchAll(/(?<![\d.,#:])(\d{1,2})(?![\d.,:%])/gu)].map(([, one]) =>
    Number(one),
  )
  // No more than ten are offered.
  return numbers.some(
    (one) => one >= 3 && (Math.abs(one - choices + 1) <= 2 || (one > 8 && choices > 8)),
  )
}

/** Of an event: whether its day is right, and its hour where it has one. */
function ofEvent({ starts, zone }: CorpusPage, decision: Decision): string {
  if (decision.end === 'ask') return `asks ${decision.question.kind}`
  if (decision.end === 'fail') return 'fails'
  const { starts_at, timezone, kind, start_precision } = decision.idea
  if (kind !== 'event' || starts_at === null) return 'lost'
  const local = localOf(starts_at, timezone ?? 'UTC')
  const shown = start_precision === 'date_only' ? local.slice(0, 10) : local
  if (starts === null || shown === starts)
    return isOtherZone(timezone, zone, starts) ? 'wrong zone' : 'right'
  return shown.slice(0, 10) === starts.slice(0, 10) ? 'right day' : 'wrong'
}

/** Whether clocks of two zones show other times then. */
function isOtherZone(one: string | null, other: string | null, starts: string | null): boolean {
  if (one === null || other === null || starts === null || starts.length === 10) return false
  const at = new Date(`${starts}:00Z`)
  return localOf(at, one) !== localOf(at, other)
}

function localOf(at: Date, timeZone: string): string {
  return at.toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T')
}

function wordsOf(decision: Decision): string {
  if (decision.end === 'ask') return decision.question.text
  if (decision.end === 'fail') return decision.failure.code
  const { title, place, starts_at, timezone, start_precision } = decision.idea
  const at = starts_at === null ? '' : localOf(starts_at, timezone ?? 'UTC')
  const when = start_precision === 'date_only' ? at.slice(0, 10) : at
  return [title, when, place && `${place.name} | ${place.address}`]
    .join(' ¦ ')
    .replaceAll('\t', ' ')
}
