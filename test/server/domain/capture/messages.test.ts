import { expect, test } from 'vitest'
import { decide } from '#server/domain/capture/decide.ts'
import type { IdeaDraft } from '#server/domain/capture/decision.ts'
import { readTextSource } from '#server/domain/capture/read_text.ts'
import { primary, toDecide } from '#test/support/given/claims.ts'
import { messages } from '#test/server/domain/capture/messages.ts'

const now = '2026-11-25T10:00:00Z'
const about = { url: null, now, timezone: 'Europe/Berlin', language: null }

/** What becomes of a message, in the words of the table. */
function outcome(text: string): string {
  const created_at = new Date(now)
  const readings = primary(readTextSource(text, about))
  const decision = decide(toDecide({ readings, created_at, now: created_at }))
  if (decision.end === 'ask') return `${decision.question.kind}?`
  if (decision.end === 'fail') return decision.failure.code
  return inWords(decision.idea)
}

function inWords({
  title,
  starts_at,
  ends_at,
  start_precision,
  timezone,
  place,
}: IdeaDraft): string {
  const zone = timezone ?? 'Europe/Berlin'
  const shown = (at: Date) => {
    const local = at.toLocaleString('sv-SE', { timeZone: zone }).slice(0, 16).replace(' ', 'T')
    return start_precision === 'date_only' ? local.slice(0, 10) : local
  }
  const end = ends_at ? `..${shown(ends_at)}` : ''
  const when = starts_at && `${shown(starts_at)}${end}${zone === 'Europe/Berlin' ? '' : ` ${zone}`}`
  const isNamed = place?.address && place.address !== place.name
  const where = place && (isNamed ? `${place.name} | ${place.address}` : place.name)
  return [title, when, where].filter(Boolean).join(' · ')
}

test.each(messages)('%j becomes %s', (text, expected) => {
  expect(outcome(text)).toBe(expected)
})
