import { expect, test } from 'vitest'
import { lineOfTime } from '#server/surfaces/web/plans/when.ts'

const at = new Date('2026-11-28T18:00:00Z')
const now = new Date('2026-11-20T12:00:00Z')

test('a row of a list shows the other clocks where a plan is on them, without brackets in brackets', () => {
  const lines = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'].map((zone) =>
    lineOfTime(at, { zone, reader: 'Europe/Berlin', now }),
  )
  expect(lines).toEqual([
    'Sat 28 Nov, 19:00',
    'Sat 28 Nov, 19:00 (13:00, New York time)',
    'Sat 28 Nov, 19:00 (Sun 29 Nov, 03:00, Tokyo time)',
  ])
})
