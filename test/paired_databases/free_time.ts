import { replicateAvailability } from '#server/flows/replicate/availability.ts'
import type { Step } from '#test/paired_databases/step.ts'
import type { Twin } from '#test/paired_databases/twin.ts'
import {
  aCalendar,
  hour as hourOf,
  hours as hoursOf,
  share,
} from '#test/support/given/free_time.ts'
import { makePlan } from '#test/support/given/plan_rows.ts'
import type { Account } from '#test/support/world.ts'

/** In days: later than any plan of the other steps, which count from now and are not the same in both. */
const later = 40
const hour = (day: number, at: number) => hourOf(later + day, at)
const hours: typeof hoursOf = (day, from, to, kind) => hoursOf(later + day, from, to, kind)

const asked = {
  starts_after: hour(1, 0),
  starts_before: hour(9, 0),
  person_handles: ['$ada', '$jonas'],
}

/** The free time that Ada shows Sam, and what she does not. */
export const freeTime: readonly Step[] = [
  ['calendar.status.get', {}],
  ['availability.query', asked],
  connectCalendars,
  ['calendar.status.get', {}],
  ['availability.query', asked, { windows: 'outcome.collection.next_cursor' }],
  ['availability.query', { cursor: '$windows' }],
  ['availability.query', { ...asked, daily_start: '19:00', days_of_week: [5, 6, 7] }],
  // In Berlin, two windows fit in after 18:45, and one after 19:00.
  ['availability.query', { ...asked, daily_start: '18:00', daily_end: '22:45' }],
  ['availability.query', { when_preset: 'next-week', person_names: ['Henriette'] }],
  doOtherThings,
  ['availability.query', asked],
  stopSharing,
  ['availability.query', { cursor: '$windows' }],
  ['availability.query', asked],
]

async function copy({ world }: Twin, { owner }: Account): Promise<void> {
  await replicateAvailability(world.database, owner)
}

/** Ada is busy at the same times in both; where much goes on, that is two calendars, and Jonas shares his with her. */
async function connectCalendars(twin: Twin): Promise<void> {
  const { world, busy, sam, ada, jonas } = twin
  const work = [hours(2, 9, 17), hours(3, 9, 17)]
  const choir = [hours(3, 18.5, 21), hours(5, 15, 18, 'tentative')]
  await aCalendar(world.database, sam, { busy: [hours(2, 12, 14)] })
  if (busy) {
    await aCalendar(world.database, ada, { busy: work })
    // By quarter-hours it is another time, by half-hours it is the same.
    const rehearsal = hours(5, 15.25, 17.75, 'tentative')
    await aCalendar(world.database, ada, { kind: 'file', busy: [hours(3, 18.5, 21), rehearsal] })
    await aCalendar(world.database, jonas, { busy: [hours(4, 8, 22)] })
    await share(world.database, jonas, 'all')
    await copy(twin, jonas)
  } else await aCalendar(world.database, ada, { busy: [...work, ...choir] })
  await share(world.database, ada, 'all')
  await copy(twin, ada)
}

/** Something else than was in the calendar, at times that were taken already, or known only to Ada. */
async function doOtherThings(twin: Twin): Promise<void> {
  const { world, busy, ada } = twin
  if (!busy) return
  const given = [
    { title: 'The cake for Sam', place_name: 'Sam’s kitchen' },
    { title: 'A draft', state: 'draft' as const },
  ]
  for (const more of given) {
    const plan = await makePlan(world.database, ada, more)
    await world.database.write(ada.owner, {
      work: (db) => db.sql`
        update plans set scheduled_at = ${hour(2, 10)}, scheduled_ends_at = ${hour(2, 12)}
        where owner_id = ${ada.owner} and plan_id = ${plan}`,
    })
  }
  await copy(twin, ada)
}

/** Ada no longer shows it to Sam; where much goes on, she does to others, and her calendar changes. */
async function stopSharing(twin: Twin): Promise<void> {
  const { world, busy, ada } = twin
  if (busy) await aCalendar(world.database, ada, { busy: [hours(6, 8, 22)] })
  await share(world.database, ada, busy ? 'chosen' : 'off')
  await copy(twin, ada)
}
