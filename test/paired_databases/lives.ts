import { act, keptAs, step, type Twin } from '#test/paired_databases/twin.ts'

/** Times that callers choose; the same in both databases. */
const inHours = (hours: number) =>
  new Date(Math.floor(Date.now() / 3_600_000 + hours) * 3_600_000).toISOString()

export const times = {
  games: inHours(80),
  gamesBy: inHours(70),
  moved: inHours(82),
  sledging: inHours(100),
  concert: inHours(200),
  ramen: inHours(60),
}

/** What Sam has, and what Ada lets her see: the same in both. */
export async function commonLife(twin: Twin): Promise<void> {
  const names = { names: ['Mira', 'Jonas'] }
  await act(twin, 'sam', 'relationships.people.ensure', names, {
    mira: 'data.people.0.person.person_handle',
    jonas: 'data.people.1.person.person_handle',
  })
  await step(
    twin,
    'sam',
    { operation: 'create_invitation', mode: 'individual' },
    {
      invitation: 'data.link.url',
    },
  )
  const invitation_token = keptAs(twin, 'invitation').split('/').at(-1)
  const own = twin.kept.bossySam
  await step(
    twin,
    'ada',
    {
      operation: 'accept_invitation',
      invitation_token,
      ...(own && { own_host_person_handle: own }),
    },
    { adasSam: 'data.connections.0.person_handle' },
  )
  await act(
    twin,
    'sam',
    'relationships.people.query',
    { classification: 'connected' },
    {
      ada: 'data.items.0.person_handle',
    },
  )
  for (const [name, title] of [
    ['adasSwim', 'Evening swim'],
    ['adasBouldering', 'Bouldering'],
  ] as const) {
    await act(
      twin,
      'ada',
      'ideas.structured_create',
      { kind: 'place', title },
      {
        [name]: 'data.idea.idea_handle',
        [`${name}Candidate`]: 'data.idea.candidate_id',
      },
    )
    await act(twin, 'ada', 'likes.mutate', {
      subject: { kind: 'idea', handle: `$${name}` },
      operation: 'save',
      people_handles: ['$adasSam'],
    })
  }
}

/** Ada invites Sam and somebody else to two outings; who that is, Sam does not see. */
export async function invitations(twin: Twin): Promise<void> {
  const { busy } = twin
  const notes = 'Sam must not hear of the cake.'
  const said = 'Bring a game you can explain.'
  await act(
    twin,
    'ada',
    'plans.draft.create',
    {
      candidate_id: '$adasBoulderingCandidate',
      title_override: 'Board games',
      scheduled_at: times.games,
      rsvp_deadline: times.gamesBy,
      capacity_min: 3,
      ...(busy
        ? { private_plan: true, description_override: notes }
        : { description_override: said }),
    },
    { adasGames: 'data.plan.plan_handle' },
  )
  await act(
    twin,
    'ada',
    'plans.draft.create',
    {
      candidate_id: '$adasSwimCandidate',
      title_override: 'Sledging',
      scheduled_at: times.sledging,
    },
    { adasSledging: 'data.plan.plan_handle' },
  )
  for (const [name, more] of [
    ['adasGames', busy ? { public_description: said } : {}],
    ['adasSledging', {}],
  ] as const) {
    const send_person_handles = ['$adasSam', '$adasOther']
    const input = { plan_handle: `$${name}`, send_person_handles, ...more }
    await act(twin, 'ada', 'plans.invitation.prepare', input, action)
    await commit(twin)
    await act(twin, 'ada', 'plans.logistics.update', {
      plan_handle: `$${name}`,
      mode: 'add',
      item: {
        title: 'Warm socks',
        kind: 'guest_requirement',
        phase: 'before_arrival',
        visibility: 'guest',
      },
    })
  }
}

export const action = { action: 'data.prepared.action_handle' }

export function commit(twin: Twin, who: 'ada' | 'sam' | 'jonas' = 'ada'): Promise<void> {
  return act(twin, who, 'actions.commit', { action_handle: '$action' })
}

/** What others have of their own where little goes on. */
export async function quietBefore(twin: Twin): Promise<void> {
  await act(
    twin,
    'ada',
    'relationships.people.ensure',
    { names: ['Mira'] },
    {
      adasOther: 'data.people.0.person.person_handle',
    },
  )
}

/** What others have of their own where much goes on, before Sam knows Ada. */
export async function busyBefore(twin: Twin): Promise<void> {
  const { world } = twin
  const henriette = await world.account('Henriette')
  await henriette.call('relationships.people.ensure', { names: ['Sam', 'Ada'] })
  await act(
    twin,
    'ada',
    'relationships.people.ensure',
    { names: ['Bossy Sam', 'Mira'] },
    {
      bossySam: 'data.people.0.person.person_handle',
    },
  )
  await step(
    twin,
    'jonas',
    { operation: 'create_invitation', mode: 'shared' },
    {
      jonasLink: 'data.link.url',
    },
  )
  const invitation_token = keptAs(twin, 'jonasLink').split('/').at(-1)
  await step(
    twin,
    'ada',
    { operation: 'accept_invitation', invitation_token },
    {
      adasOther: 'data.connections.0.person_handle',
    },
  )
  for (const who of ['ada', 'jonas'] as const) {
    await act(twin, who, 'places.private.create', { name: 'Kitchen', address: 'Elsewhere 1' })
    for (const title of ['Ramen', 'Winter concert', 'Dancing', 'Tea house']) {
      await act(
        twin,
        who,
        'ideas.structured_create',
        { kind: 'place', title },
        {
          [`${who} ${title}`]: 'data.idea.idea_handle',
          [`${who} ${title} candidate`]: 'data.idea.candidate_id',
        },
      )
    }
    await act(
      twin,
      who,
      'ideas.lists.create',
      { name: 'Winter' },
      {
        [`${who} list`]: 'data.list.ideas_list_handle',
      },
    )
  }
  // Each of these Sam saves too, or has a friend of that name to like it with.
  await act(twin, 'ada', 'likes.mutate', like('$ada Ramen', ['$adasOther']))
  await act(twin, 'ada', 'likes.mutate', like('$ada Winter concert', []))
  await act(
    twin,
    'jonas',
    'relationships.people.ensure',
    { names: ['Sam'] },
    {
      jonasSam: 'data.people.0.person.person_handle',
    },
  )
  await act(twin, 'jonas', 'likes.mutate', like('$jonas Tea house', ['$jonasSam']))
  await act(twin, 'jonas', 'likes.mutate', like('$jonas Ramen', ['$jonasSam']))
}

function like(handle: string, people_handles: string[]) {
  return { subject: { kind: 'idea', handle }, operation: 'save', people_handles }
}

/** What goes on where much does, once Sam has been invited. */
export async function busyAfter(twin: Twin): Promise<void> {
  // Nothing of this is approved, sent to Sam, or shown to guests.
  await act(twin, 'ada', 'likes.mutate', like('$adasSwim', ['$adasSam', '$adasOther']))
  await act(twin, 'ada', 'likes.mutate', like('$ada Dancing', ['$adasOther']))
  const draft = { candidate_id: '$ada Dancing candidate', scheduled_at: times.games }
  const audience_selection = { person_handles: ['$adasSam', '$adasOther'] }
  const drafted = { adasDancing: 'data.plan.plan_handle' }
  await act(twin, 'ada', 'plans.draft.create', { ...draft, audience_selection }, drafted)
  await act(twin, 'ada', 'plans.invitation.prepare', { plan_handle: '$adasDancing' }, action)
  await act(twin, 'ada', 'plans.update.prepare', {
    plan_handle: '$adasGames',
    changes: { scheduled_at: times.concert },
    notify_recipients: true,
  })
  await act(twin, 'ada', 'plans.cancel.prepare', { plan_handle: '$adasSledging' })
  for (const title of ['Buy a cake', 'Hide the cake']) {
    await act(twin, 'ada', 'plans.logistics.update', {
      plan_handle: '$adasSledging',
      mode: 'add',
      item: { title, visibility: 'host', phase: 'before_arrival' },
    })
  }
  await act(twin, 'ada', 'ideas.lists.share.prepare', {
    ideas_list_handle: '$ada list',
    person_handle: '$adasSam',
  })
  await act(twin, 'ada', 'relationships.friendship.review', {
    operation: 'disconnect',
    person_handle: '$adasSam',
  })
  await act(twin, 'ada', 'relationships.people.manage', {
    operation: 'rename',
    person_handle: '$adasSam',
    display_name: 'Sam the tireless',
  })
  // A plan of Ada's and Jonas's own, and Jonas wants no mail.
  const other = { ...draft, candidate_id: '$ada Tea house candidate' }
  await act(twin, 'ada', 'plans.draft.create', other, { adasTea: 'data.plan.plan_handle' })
  const send = { plan_handle: '$adasTea', send_person_handles: ['$adasOther'] }
  await act(twin, 'ada', 'plans.invitation.prepare', send, action)
  await commit(twin)
  await updateMailStopped(twin, 'Jonas', 'stop-all')
  // Jonas has a plan with Ada, and with Sam as somebody he knows; Ada wants no mail of his.
  await act(
    twin,
    'jonas',
    'relationships.people.query',
    { classification: 'connected' },
    { jonasAda: 'data.items.0.person_handle' },
  )
  const jonas = { ...draft, candidate_id: '$jonas Dancing candidate' }
  await act(twin, 'jonas', 'plans.draft.create', jonas, { jonasPlan: 'data.plan.plan_handle' })
  const them = { plan_handle: '$jonasPlan', send_person_handles: ['$jonasAda', '$jonasSam'] }
  await act(twin, 'jonas', 'plans.invitation.prepare', them, action)
  await commit(twin, 'jonas')
  await act(twin, 'ada', 'invites.list', {}, { adasInvite: 'data.items.0.invite_handle' })
  const accepted = { invite_handle: '$adasInvite', rsvp_status: 'accepted' }
  await act(twin, 'ada', 'invites.rsvp.update', accepted)
  await updateMailStopped(twin, 'Ada', 'stop-host')
}

/** Uses the link of somebody's first mail that stops such mail. */
async function updateMailStopped(
  { world, mails }: Twin,
  name: string,
  mail: string,
): Promise<void> {
  const theirs = () => mails.find(({ to }) => to.name === name)
  for (let left = 200; !theirs() && left > 0; left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  const path = new URL(theirs()?.unsubscribe ?? '').pathname
  const { status } = await fetch(`${world.url}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ mail }),
    redirect: 'manual',
  })
  if (status !== 303) throw new Error(`Stopping mail answered ${status}.`)
}
