import { readDates } from '#server/domain/language/time/read.ts'
import {
  type ChatHead,
  headAbove,
  headBefore,
  isToday,
  isYesterday,
} from '#server/domain/language/text/chat_heads.ts'
import { instantAt } from '#server/domain/language/text/sent_at.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'
import { inLines } from '#server/domain/basics/text.ts'

/** Messages that somebody copied out of a chat. */
export interface CopiedChat {
  /** What was written, without who wrote it when: one message a line. */
  readonly body: string
  /** When the first was sent, an instant in ISO 8601; null where the text does not say. */
  readonly sent: string | null
}

/** What stands in place of a picture. */
const omitted = pattern`^<?${'text.media_omitted'}>?$`

/** The name before what was written, where the head above has none: `Mum: See you tomorrow`. */
const speaker = /^\p{Lu}[\p{L}.’-]{1,20}: (?=\S)/u

/** The most characters of a text that are looked at. */
const most = 20_000

/** Milliseconds of a day, and how long ago something without a year may have been sent. */
const oneDay = 86_400_000
const longAgo = 60 * oneDay

interface Captured {
  readonly now: string
  readonly timezone: string
}

/**
 * Reads a text that begins as messages do that were copied out of a chat, with who wrote them when; null for any other.
 * `timezone` is the one of its times, and `now` when it was captured: no message is of later.
 */
export function readChat(text: string, about: Captured): CopiedChat | null {
  const lines = inLines(text.slice(0, most)).trim().split('\n')
  const first = headBefore(lines[0] ?? '')
  return first ? readLines(lines, first, about) : readBlocks(lines, about)
}

function readLines(lines: readonly string[], first: ChatHead, about: Captured): CopiedChat {
  const body = lines
    .map((line) => line.slice(headBefore(line)?.length ?? 0))
    .filter((line) => !omitted.test(line.trim()))
  return { body: body.join('\n').trim(), sent: sentAt(first, about) }
}

/** Messages below their heads. One head alone must be sure, and tell of what was. */
function readBlocks(lines: readonly string[], about: Captured): CopiedChat | null {
  const first = headAbove(lines[0] ?? '')
  if (!first || lines.length < 2) return null
  const isHead = (line: string, index: number) =>
    index < lines.length - 1 && headAbove(line)?.form === first.form
  const sent = sentAt(first, about)
  if (sent === null || (!first.isSure && lines.filter(isHead).length < 2)) return null
  const body = lines
    .filter((line, index) => !isHead(line, index) && !omitted.test(line.trim()))
    .map((line) => line.replace(speaker, ''))
  return { body: body.join('\n').trim(), sent }
}

/** When a message was sent, an instant in ISO 8601; null where that would be later than its capture. */
function sentAt({ day, clock }: ChatHead, about: Captured): string | null {
  const { timezone } = about
  const now = Date.parse(about.now)
  const at = (milliseconds: number) =>
    instantAt(wallTimeOf(new Date(milliseconds), timezone).date, clock, about)
  if (isYesterday(day)) return at(now - oneDay)
  if (isToday(day)) {
    const sent = at(now)
    if (sent !== null && Date.parse(sent) <= now) return sent
    // “Anna, 20:14” in the morning is of the evening before.
    return day === '' ? at(now - oneDay) : null
  }
  if (/^\d/.test(day)) return instantAt(day, clock, about)
  // `Sat, Nov 21` has no year: the last such day.
  const since = new Date(now - longAgo).toISOString()
  const words = `${day.replace(/^\p{L}+\.?,? (?=.* )/u, '')} ${clock}`
  const [date] = readDates(words, { now: since, timezone, language: null })
  if (!date || date.either) return null
  return instantAt(date.starts.local.slice(0, 10), clock, about)
}
