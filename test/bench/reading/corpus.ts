import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isArticlePage, isRecipePage, publishedAt } from '#test/bench/reading/declared.ts'
import type { PageKind } from '#test/bench/reading/corpus_source.ts'
import { sources } from '#test/bench/reading/sources.ts'

/** A page of the corpus. */
export interface CorpusPage {
  /** Repository and path: `owner/name/path`. */
  readonly path: string
  readonly html: string
  readonly bytes: Uint8Array
  readonly kind: PageKind
  /** Whether it belongs to the half that rules are not made on. */
  readonly is_held_out: boolean
  /** When its capture is made (RFC 3339). */
  readonly now: string
  /** When an event begins on the clocks of its place, `2026-12-05T19:00`, or its day; of other pages, a week after their capture. */
  readonly starts: string | null
  /** Of an event: the zone of its place, and its venue where that was judged. */
  readonly zone: string | null
  readonly venue: string | null
  /** Words that its title must have, where those were judged. */
  readonly title: string | null
  /** Whether the place that it names is one. */
  readonly is_placed: boolean
}

/** Captures of pages that do not say when they came out are made then. */
const undated = '2026-11-22T12:00:00Z'

/** Hours between the publication of an article and its capture, on the day it comes out. */
const laterHours = 5

/** Days between the capture of an event's page and the event. */
const daysBefore = 7

interface Judgement {
  readonly kind: PageKind | 'skip'
  readonly starts: string | null
  readonly zone: string | null
  readonly venue: string | null
  readonly title: string | null
  readonly is_placed: boolean
}

/** What a person judged, by path: a line has path, kind, and when an event begins or `placed`. */
function judgements(): Map<string, Judgement> {
  const text = readFileSync(new URL('./judgements.tsv', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.map((row) => {
      const [path = '', kind = 'other', more = '', zone = '', venue = '', title = ''] =
        row.split('\t')
      const starts = /^\d{4}-/.test(more) ? more : null
      const named = { zone: zone || null, venue: venue || null, title: title || null }
      const is_placed = more === 'placed'
      return [path, { kind: kind as Judgement['kind'], starts, ...named, is_placed }]
    }),
  )
}

/** How to get the pages, where a folder has none. */
export function howToGet(folder: string): string {
  const names = sources.map(({ repo, commit }) => `${repo}@${commit.slice(0, 8)}`)
  return `No pages in ${folder}: check out ${names.join(', ')} as ${folder}/owner/name, or name their folder with --corpus.`
}

/** The pages of a folder with the checkouts of `sources`, one for each content. */
export function corpusOf(folder: string): CorpusPage[] {
  const judged = judgements()
  const seen = new Set<string>()
  return sources.flatMap(({ repo, pages, kind, zone, half }) => {
    const root = join(folder, repo)
    if (!existsSync(root)) return []
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    const paths = files.filter((file) => pages.test(file)).sort()
    return paths.flatMap((inside): CorpusPage[] => {
      const path = `${repo}/${inside}`
      const bytes = readFileSync(join(root, inside))
      const content = createHash('sha256').update(bytes).digest('hex')
      if (seen.has(content)) return []
      seen.add(content)
      const html = bytes.toString('utf8')
      const own = judged.get(path)
      const is = own?.kind ?? kindOf(html, kind)
      if (is === null || is === 'skip') return []
      const starts = own?.starts ?? null
      return [
        {
          ...{ path, html, bytes, starts },
          kind: is,
          is_held_out: half === undefined ? isHeldOut(path) : half === 'last',
          is_placed: own?.is_placed ?? false,
          zone: own?.zone ?? zone ?? null,
          venue: own?.venue ?? null,
          title: own?.title ?? null,
          now: clockOf(html, starts),
        },
      ]
    })
  })
}

/** What a page is by the rule of its source; null where it is not one of those that are measured. */
function kindOf(html: string, kind: PageKind | 'judged'): PageKind | null {
  if (kind === 'judged') return null
  if (kind === 'recipe') return isRecipePage(html) ? 'recipe' : null
  return isArticlePage(html) ? kind : null
}

/** A half of the paths, by a hash of them. */
function isHeldOut(path: string): boolean {
  return (createHash('sha256').update(path).digest()[0] ?? 0) % 2 === 1
}

function clockOf(html: string, starts: string | null): string {
  if (starts !== null) {
    const before = Date.parse(`${starts.slice(0, 10)}T10:00:00Z`) - daysBefore * 86_400_000
    return new Date(before).toISOString()
  }
  const published = publishedAt(html)
  return published === null ? undated : new Date(published + laterHours * 3_600_000).toISOString()
}
