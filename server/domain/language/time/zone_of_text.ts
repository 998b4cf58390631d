import type { FoundTime } from '#server/domain/language/claim.ts'
import type { FoundDate } from '#server/domain/language/time/found.ts'
import { type TimeZone, zoneFrom } from '#server/domain/language/time/time_of_day.ts'
import { tokensOf } from '#server/domain/language/time/tokens.ts'
import {
  readCity,
  type WrittenZone,
  zoneNamed,
} from '#server/domain/language/time/zone_in_words.ts'
import { wordlikeNames, zonesNamed } from '#server/domain/language/time/zone_names.ts'
import { readZone } from '#server/domain/language/time/zone_words.ts'
import { patternWith } from '#server/domain/language/words/pattern.ts'

/** Words before the zone of all times of a text: “All times in”, “Zeitzone:”. */
const labels = patternWith(
  'giu',
)`(?<!\p{L})${'time.zone_label'}(?: ${'time.zone_label_more'}| à l’)*(?!\p{L})[ \t]*[:=]?[ \t]*`

/** How many characters behind such words are read for the zone. */
const most = 60

/** Names in capitals in brackets on the line of a date, or right behind it: “Tue 8 Dec (EST)”, “8 December 2026 JST”. */
const bracketed = /\(([A-Z]{2,4})\)/gu
const rightBehind = /^\s([A-Z]{3,4})(?![\p{L}\d])/u

/** Dates with the one zone that their text names for all times, or on their line, where none stands with the time itself. */
export function withZoneOfText(dates: FoundDate[], text: string): FoundDate[] {
  const isOpen = ({ starts }: FoundDate) => starts.precision === 'exact' && !hasZone(starts)
  if (!dates.some(isOpen)) return dates
  const ofAll = labeledZone(text)
  return dates.map((date) => {
    const zone = isOpen(date) ? (ofAll ?? zoneOnLine(date, text)) : null
    if (zone === null) return date
    const { starts, ends, either } = date
    const on = (time: FoundTime): FoundTime => ({ ...time, ...zone })
    return {
      ...date,
      starts: on(starts),
      ends: ends?.precision === 'exact' ? on(ends) : ends,
      either: either && [on(either[0]), on(either[1])],
    }
  })
}

function hasZone({ offset, timezone, zone_name }: FoundTime): boolean {
  return offset !== null || timezone !== null || zone_name !== undefined
}

/** The zone behind a label; null for none, and for several. */
function labeledZone(text: string): TimeZone | null {
  const found = [...text.matchAll(labels)].flatMap((match) => {
    const end = match.index + match[0].length
    const [line = ''] = text.slice(end, end + most).split('\n')
    const tokens = tokensOf(line)
    const read = readZone(tokens, 0) ?? readCity(tokens, 0) ?? zoneNamed(tokens[0]?.raw ?? '', 1)
    return read ? [read.value] : []
  })
  return onlyOne(found)
}

/** The zone that is named on the line of a date; null for none, and for several. */
function zoneOnLine({ at, quote }: FoundDate, text: string): TimeZone | null {
  const [line = ''] = text.slice(at + quote.length, at + quote.length + most).split('\n')
  const names = [
    rightBehind.exec(line)?.[1],
    ...[...line.matchAll(bracketed)].map(([, name]) => name),
  ]
  const found = names.flatMap((name = '') =>
    zonesNamed(name).length > 0 && !wordlikeNames.has(name) ? [{ name }] : [],
  )
  return onlyOne(found)
}

function onlyOne(zones: readonly WrittenZone[]): TimeZone | null {
  const [first] = zones
  const isOne = zones.every((zone) => JSON.stringify(zone) === JSON.stringify(first))
  return first && isOne ? zoneFrom(first) : null
}
