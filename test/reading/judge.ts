// How well pasted texts are read that nobody who wrote the rules has written.
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import type { SourceReading } from '#server/domain/language/claim.ts'
import { listsSaid } from '#server/domain/language/text/destination_words.ts'
import { strip } from '#server/domain/language/text/strip.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'

/** A text, and what a sensible friend reads in it. */
interface Entry {
  readonly lang: 'en' | 'de' | 'fr' | 'es'
  /** Either the text, or the file that has it in the folder of passages, which is no part of the repository. */
  readonly text?: string
  readonly file?: string
  /** When it was pasted, if not on 2 December 2026. */
  readonly now?: string
  readonly title: string | readonly string[]
  /** Of a list, each is right: “the park” may be a venue or none. */
  readonly venue: string | null | readonly (string | null)[]
  readonly when: string | null
}

const zones = { en: 'Europe/London', de: 'Europe/Berlin', fr: 'Europe/Paris', es: 'Europe/Madrid' }
const usual = '2026-12-02T09:00:00Z'
const passages = new URL('../../.cache/reading/announced/', import.meta.url)

/** A name for comparing: without accents, marks and an article before it. */
function keyOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|der|die|das|le|la|les|l|el|los|las) (?=.)/u, '')
}

/** Whether two names are the same, but for words at either end that only say more. */
function isSame(found: string | null, wanted: string): boolean {
  const [one, other] = [keyOf(found ?? ''), keyOf(wanted)]
  return (
    one !== '' &&
    (one === other || (` ${one} `.includes(` ${other} `) && one.length <= other.length + 25))
  )
}

/** What was read rightly of a file. */
export interface Judged {
  readonly texts: number
  readonly titles: number
  /** Of those that name a venue. */
  readonly venues: number
  readonly with_venue: number
  /** Venues where none is named. */
  readonly false_venues: number
  readonly without_venue: number
  readonly days: number
  /** Each text that was not read rightly, and how it was read. */
  readonly misses: readonly string[]
}

/** A reading of a text by the rules, and by what else names it. */
export type Rename = (reading: SourceReading, text: string) => SourceReading

/** Reads the texts of a file as captures of the account of their language; `isOwn` leaves out those that were fetched. */
export function judge(file: string, isOwn = false, rename: Rename = (reading) => reading): Judged {
  const all = entriesOf(file, isOwn).map(({ entry, text }) => judgeText(entry, text, rename))
  const count = (some: readonly unknown[]) => some.length
  const named = all.filter(({ venues }) => !venues.includes(null))
  const others = all.filter(({ venues }) => venues.includes(null))
  return {
    texts: count(all),
    titles: count(all.filter(({ isTitle }) => isTitle)),
    venues: count(named.filter(({ isVenue }) => isVenue)),
    with_venue: count(named),
    false_venues: count(others.filter(({ isVenue }) => !isVenue)),
    without_venue: count(others),
    days: count(all.filter(({ isDay }) => isDay)),
    misses: all.filter((one) => !(one.isTitle && one.isVenue && one.isDay)).map(({ told }) => told),
  }
}

/** The texts of a file, and how the rules read them. */
export function readingsOf(file: string): { text: string; reading: SourceReading }[] {
  return entriesOf(file, false).map(({ entry, text }) => readEntry(entry, text))
}

function entriesOf(file: string, isOwn: boolean): { entry: Entry; text: string }[] {
  const entries = parse(readFileSync(new URL(`${file}.yaml`, import.meta.url), 'utf8')) as Entry[]
  return entries.flatMap((entry) => {
    const text = entry.text ?? (isOwn ? null : passage(entry.file ?? ''))
    return text === null ? [] : [{ entry, text }]
  })
}

/** The text of a passage; null where it was not fetched. */
function passage(file: string): string | null {
  const path = new URL(`${file}.txt`, passages)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

/** A text that says on which list it goes, as it is read where there is that list: “save Padella to my Restaurants list”. */
function withoutList(text: string): string {
  const said = listsSaid(text)
  const list = said.map(({ words }) => words)
  return said.some(({ isSure }) => isSure) ? strip(text, { list, person: [] }) : text
}

function readEntry({ lang, now: given = usual }: Entry, whole: string) {
  const timezone = zones[lang]
  const created_at = new Date(given.includes('T') ? given : `${given}T09:00:00Z`)
  const text = withoutList(whole)
  const about = { url: null, now: created_at.toISOString(), timezone, language: null }
  return { text, created_at, timezone, reading: readTextSource(text, about) }
}

function judgeText(entry: Entry, whole: string, rename: Rename) {
  const { title, venue, when } = entry
  const { text, created_at, timezone, reading } = readEntry(entry, whole)
  const readings = primary(rename(reading, text))
  const decision = decide(toDecide({ readings, created_at, now: created_at, timezone }))
  const idea = decision.end === 'save' ? decision.idea : null
  const titles = typeof title === 'string' ? [title] : title
  const venues = [venue].flat()
  const place = idea?.place?.name ?? null
  const isOwn = place === null || titles.some((one) => isSame(place, one))
  const local =
    idea?.starts_at?.toLocaleString('sv-SE', { timeZone: timezone }).replace(' ', 'T') ?? null
  const read =
    decision.end === 'ask'
      ? `asks ${decision.question.kind}`
      : `${idea?.title} · ${place} · ${local}`
  const isTitle = titles.some((one) => isSame(idea?.title ?? null, one))
  const isVenue = venues.some((one) => (one === null ? isOwn : isSame(place, one)))
  const isDay = when === null ? local === null : (local?.startsWith(when) ?? false)
  const wrong = [!isTitle && 'title', !isVenue && 'venue', !isDay && 'day'].filter(Boolean)
  return {
    ...{ isTitle, venues, isVenue, isDay },
    told: `${wrong.join(', ')}: ${whole.trim().slice(0, 160).replaceAll('\n', '⏎')}\n    ${titles[0]} · ${venues[0]} · ${when}\n    → ${read}`,
  }
}
