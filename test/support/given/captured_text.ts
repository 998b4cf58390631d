import { decide } from '#server/domain/capture/decide.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'

/** Wednesday, 2 December 2026, 10:00 in Berlin. */
const now = new Date('2026-12-02T09:00:00Z')
const timezone = 'Europe/Berlin'

/**
 * What a capture of a text becomes on that day: its title, its start on the clocks of Berlin, its place and whether it says that it
 * moved or is off; or the question that is asked.
 */
export function capturedText(text: string) {
  const about = { now: now.toISOString(), timezone, language: null, url: null }
  const readings = primary(readTextSource(text, about))
  const decision = decide(toDecide({ readings, created_at: now, now }))
  if (decision.end === 'ask') return { asked: decision.question.kind }
  if (decision.end === 'fail') return { asked: decision.failure.code }
  const { title, starts_at, start_precision, place } = decision.idea
  const local = starts_at?.toLocaleString('sv-SE', { timeZone: timezone }).replace(' ', 'T')
  const starts = local?.slice(0, start_precision === 'date_only' ? 10 : 16) ?? 'no day'
  const isMoved = decision.disclosures.includes('capture.event_moved')
  const isOff = decision.disclosures.includes('capture.event_canceled')
  return { asked: null, title, starts, place: place?.name ?? 'no place', isMoved, isOff }
}
