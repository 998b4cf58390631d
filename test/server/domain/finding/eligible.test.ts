import { describe, expect, test } from 'vitest'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import { isOpenThen, judge } from '#server/domain/finding/eligible.ts'
import type { Filters } from '#server/domain/finding/filters.ts'
import { readTime } from '#server/domain/finding/wanted.ts'
import { wishOf } from '#server/domain/finding/wish.ts'
import { readOpeningHours } from '#server/domain/places/opening_hours.ts'

const timezone = 'Europe/Berlin'

/** A place with these hours, of which nothing else is known. */
function place(hours: string): PoolEntry {
  return {
    ...{ kind: 'item', id: hours, is_own: false, title: hours, title_key: hours },
    ...{ is_event: false, occurrence: null, venue: null, activities: [], custom_activity: null },
    ...{ neighborhood: null, city: null, where: [], description: null, vector: null },
    ...{ place_description: null, is_liked: false, likers: [], lists: [], generated_for: null },
    ...{
      changed_at: null,
      is_planned: false,
      is_outdated: false,
      open: readOpeningHours(hours),
      timezone,
    },
    ...{ weight: 0, observed_at: null },
  }
}

function filtersAt(now: string, time: Parameters<typeof readTime>[0]): Filters {
  const { window } = readTime(time, { timezone, now: new Date(now) }, [])
  return {
    ...{ people: [], lists: [], areas: [], activities: [], user_activities: [], search: null },
    ...{ preference_terms: [], prioritize_likes: false, window },
  }
}

/** Whether a place fits at an instant, and whether that is told as “Open then”. */
function judged(hours: string, now: string, time: Parameters<typeof readTime>[0]) {
  const filters = filtersAt(now, time)
  const entry = place(hours)
  return [judge(wishOf(filters), entry).fits, isOpenThen(filters.window, entry)]
}

describe('a place whose hours are known', () => {
  test.each([
    ['today', { when_preset: 'today' }],
    ['this weekend, on its Sunday', { when_preset: 'this-weekend' }],
    ['on Sunday, in words', { when: 'this sunday' }],
    ['this week, on its Sunday', { when_preset: 'this-week' }],
    [
      'in a slot that has begun',
      { time_slots: [{ starts_at: '2026-11-22T09:00', ends_at: '2026-11-22T23:00' }] },
    ],
  ])('does not fit %s when it has closed', (_, time) => {
    const evening = '2026-11-22T19:00:00Z'
    expect(judged('Su 10:00-18:00', evening, time)).toEqual([false, false])
    expect(judged('Su 10:00-23:00', evening, time)).toEqual([true, true])
    expect(judged('Su 21:00-24:00', evening, time)).toEqual([true, true])
    expect(judged('Su 10:00-18:00', '2026-11-22T14:00:00Z', time)).toEqual([true, true])
  })

  test('fits while it is open for as long as it takes', () => {
    const today = { when_preset: 'today', duration_minutes: 90 }
    expect(judged('Su 10:00-18:00', '2026-11-22T15:30:00Z', today)).toEqual([true, true])
    expect(judged('Su 10:00-18:00', '2026-11-22T15:31:00Z', today)).toEqual([false, false])
  })

  test('is open on a night on which the clocks are put forward, and on one on which they are put back', () => {
    const night = { when: 'this sunday', duration_minutes: 60 }
    expect(judged('Su 01:00-04:00', '2027-03-28T00:30:00Z', night)).toEqual([true, true])
    expect(judged('Su 01:00-02:00', '2027-03-28T01:30:00Z', night)).toEqual([false, false])
    expect(judged('Su 02:00-03:30', '2026-10-25T00:30:00Z', night)).toEqual([true, true])
  })
})
