import { tokensOf } from '#generated/server/assistant/tokens.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { readShift } from '#server/domain/assistant/shift.ts'
import { readMoment } from '#server/domain/assistant/times.ts'
import { hoursOfPart } from '#server/domain/language/time/parts.ts'
import { addDays } from '#server/domain/basics/days.ts'
import { sentencesIn } from '#server/domain/messages/spoken/languages.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { ask, type Slotted, value } from '#server/surfaces/assistant/rules/slotted.ts'

/** When a plan starts: the instant, the day and the time on the clocks of the account, and whether that was said right before. */
export interface Start {
  readonly at: Date
  readonly day: string
  readonly time: string
  readonly isNew: boolean
}

/** When a plan ends: an hour behind its start, in the night after it where it must be, or how long it takes. */
export function endSlot(
  working: Working,
  slot: string,
  words: string,
  start: Start | null,
): Slotted {
  const { said, spoken } = working
  const { whenShould } = sentencesIn(said.language)
  const shift = readShift(words, '', spoken.words)
  if (start && shift && shift.days === 0)
    return value({ [slot]: new Date(start.at.getTime() + shift.minutes * 60_000).toISOString() })
  const time = withDays(words, spoken)
  const onDay = (day: string | null) => {
    const read = readMoment(time, said, day)
    return read && 'at' in read && read.clocks === undefined ? read : null
  }
  if (start === null) {
    const read = onDay(null)
    return read ? value({ [slot]: read.at }) : ask('time', whenShould)
  }
  const read = onDay(start.day)
  const other = read && !saysHalf(time, working) && otherHalf(read.at)
  const end = [read?.at, other, onDay(addDays(start.day, 1))?.at].find(
    (one) => one && Date.parse(one) > start.at.getTime(),
  )
  return end ? value({ [slot]: end }) : ask('time', whenShould)
}

/** Half a day later: “till ten” of what begins at seven in the evening. */
function otherHalf(at: string): string {
  return new Date(Date.parse(at) + 43_200_000).toISOString()
}

/** Whether words say which half of the day an hour is in: “8pm”, “in the evening”. */
export function saysHalf(time: string, { spoken }: Working): boolean {
  const { clock_words } = spoken.words
  return tokensOf(time).some(
    ({ key }) =>
      (clock_words.includes(key) && clock_words.includes('pm')) ||
      /\d[ap]\.?m/u.test(key) ||
      hoursOfPart(key) !== null,
  )
}
