import type { Calls } from '#server/demo/calls.ts'
import { under } from '#server/demo/samples/ids.ts'
import { examplesIn } from '#server/runtime/coming.ts'

const noodles = 'Ramen at Cocolo X-berg'

/** The drafts that examples name, each by one that changes it: what a sample does leaves the others as they are. */
const drafts = [
  { handle: 'pn_04bpw1gn8ttdawq084zgpaseg6', title: 'Ramen before the concert', reviewed: false },
  { handle: 'pn_18be8xtdd9sa8cc1tf46tm8bhe', title: 'Ramen after work', reviewed: false },
  { handle: 'pn_78c0jg5h7tacq42vzqargrbebk', title: 'Ramen on Monday', reviewed: false },
  { handle: 'pn_3t1ec3mps6z9zdwvatfxjxef20', title: 'Ramen with a long table', reviewed: true },
] as const

/** Makes the drafts and the outing of the examples, each with its handle. The outing is sent to friends of the demo. */
export async function makeSamplePlans(call: Calls): Promise<void> {
  const { idea } = await call('ideas.structured_create', {
    kind: 'place',
    title: noodles,
    custom_activity_name: 'Ramen',
  })
  for (const { handle, title, reviewed } of drafts) {
    const draft = {
      candidate_id: idea.candidate_id,
      title_override: title,
      separate_outing: true,
      scheduled_at: examplesIn('2037-11-27T18:30:00Z'),
      rsvp_deadline: examplesIn('2037-11-26T17:00:00Z'),
      capacity_min: 3,
      capacity_max: 6,
      place_handle: 'pl_0a9bvmvh6f8m2tzg0kp96jm246',
      audience_selection: { person_names: ['Ada', 'Jonas Weber'] },
    }
    await under([handle], () => call('plans.draft.create', draft))
    if (reviewed) await call('plans.draft.preview', { plan_handle: handle })
  }
  await makeBoardGames(call)
  const { idea: hall } = await call('ideas.structured_create', {
    kind: 'place',
    title: 'Bouldering at Boulderklub Kreuzberg',
    custom_activity_name: 'Bouldering',
  })
  const bouldering = {
    candidate_id: hall.candidate_id,
    separate_outing: true,
    scheduled_at: examplesIn('2037-11-29T14:00:00Z'),
    scheduled_ends_at: examplesIn('2037-11-29T17:00:00Z'),
    rsvp_deadline: examplesIn('2037-11-28T17:00:00Z'),
    capacity_min: 2,
  }
  await under(['pn_6tgw80xqq5esc687jw49ca5wmy'], () =>
    call('plans.draft.create', { ...bouldering, title_override: 'Bouldering on a rainy day' }),
  )
  const sent = 'pn_0xxqtz87t2m44xm7zkphh94kk8'
  await under([sent], () => call('plans.draft.create', bouldering))
  const { prepared } = await call('plans.invitation.prepare', {
    plan_handle: sent,
    send_person_names: ['Ada', 'Jonas Weber'],
  })
  await call('actions.commit', { action_handle: prepared?.action_handle ?? '' })
}

/** The draft that the example of a commit sends. */
async function makeBoardGames(call: Calls): Promise<void> {
  const { idea } = await call('ideas.structured_create', {
    kind: 'place',
    title: 'Board games at Spielwiese',
    custom_activity_name: 'Board games',
  })
  const draft = {
    candidate_id: idea.candidate_id,
    separate_outing: true,
    scheduled_at: examplesIn('2037-11-28T18:00:00Z'),
    rsvp_deadline: examplesIn('2037-11-27T17:00:00Z'),
    capacity_min: 3,
  }
  await under(['pn_3d48q2p22yqq9544265r83hqbh'], () => call('plans.draft.create', draft))
}

/** Changes once where a friend's outing begins, as the examples show it: the invitation to it is then of its second revision. */
export async function changeSample(call: Calls): Promise<void> {
  const { items } = await call('plans.query', { scope: 'upcoming' })
  const [plan] = items
  if (plan?.revision !== 1) return
  const { prepared } = await call('plans.update.prepare', {
    plan_handle: plan.plan_handle ?? '',
    changes: { meetup_location_text: 'By the clock at the entrance' },
    notify_recipients: false,
  })
  await call('actions.commit', { action_handle: prepared?.action_handle ?? '' })
}
