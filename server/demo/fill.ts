import type { Data } from '#generated/types.ts'
import type { Account } from '#server/data/accounts/rows.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { connect } from '#server/flows/friendship/connect.ts'
import type { Db } from '#server/database/db.ts'
import { withReservedId } from '#server/database/id.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { updateIdeaNeighborhood } from '#server/data/ideas/update.ts'
import { only } from '#server/domain/basics/only.ts'
import { type Calls, callsOf } from '#server/demo/calls.ts'
import {
  captureHandles,
  handlesOf,
  inviteHandle,
  listHandles,
  peopleHandles,
  roundupHandle,
} from '#server/demo/samples/handles.ts'
import { under } from '#server/demo/samples/ids.ts'
import { inviteToFriendship } from '#server/demo/samples/invitation.ts'
import { changeSample } from '#server/demo/samples/plans.ts'
import { makeSamples } from '#server/demo/samples/make.ts'
import { failSample, renameSample } from '#server/demo/samples/work.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { listPeopleNamed } from '#server/data/people/list.ts'
import {
  connectedFriends,
  type DemoFriend,
  type DemoIdea,
  drafts,
  friends,
  friendsInMind,
  ideas,
  lists,
  places,
} from '#server/demo/content.ts'
import { captures, roundup } from '#server/demo/captures.ts'
import { connectCalendars } from '#server/demo/connect_calendars.ts'
import { instantOf } from '#server/demo/when.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/**
 * Adds the content of the demo account and of its friends' through the handlers that calls would use.
 *
 * @param samples whether it also has what the examples name by their handles
 */
export async function fillDemo(
  runtime: Runtime,
  account: Account,
  samples: boolean,
): Promise<void> {
  const { database } = runtime
  const befriended: Account[] = []
  for (const display_name of connectedFriends) {
    const email = `${display_name.toLowerCase()}@example.test`
    befriended.push(
      await insertAccount(database, { display_name, email, timezone: account.timezone }),
    )
  }
  await database.write(account.owner, {
    async work(db) {
      const known = await listPeopleNamed(db, connectedFriends)
      if (known.length > 0) return
      for (const friend of befriended) await befriend(db, account, friend)
      const call = callsOf(runtime, account, db)
      await under(handlesOf(friendsInMind, peopleHandles), () =>
        call('relationships.people.ensure', { names: friendsInMind }),
      )
      const placeHandles = await makePlaces(call)
      const made = await makeIdeas(call, ideas, placeHandles, account.timezone)
      await makeLists(call, made)
      await makeDrafts(call, made)
      await makeLikes(call, made)
      await makeCaptures(call, account.timezone)
      if (samples) await makeSamples(call)
    },
  })
  if (samples) await renameSample(runtime, account)
  for (const friend of befriended) {
    const has = friends.find(({ name }) => name === friend.display_name)
    if (!has) continue
    await reservingInvite(has, async () => {
      await database.write(friend.owner, {
        work: (db) => fillFriend(callsOf(runtime, friend, db), has, friend.timezone),
      })
      if (samples && has.invites_to)
        await database.write(friend.owner, {
          work: (db) => changeSample(callsOf(runtime, friend, db)),
        })
      await runtime.replicate(friend.owner)
    })
  }
  await connectCalendars(runtime, [account, ...befriended])
  if (samples) await inviteToFriendship(runtime, account)
  await runtime.replicate(account.owner)
}

/** Does work after which the demo has the invitation of a friend, by its handle: a job may bring it over before this does. */
function reservingInvite({ invites_to }: DemoFriend, work: () => Promise<void>): Promise<void> {
  const id = parseHandle('invite', inviteHandle)
  return invites_to && id !== null ? withReservedId('invite', id, work) : work()
}

/** Adds what a friend likes and has invited to, once. */
async function fillFriend(
  call: Calls,
  { likes, invites_to }: DemoFriend,
  timezone: string,
): Promise<void> {
  const { items } = await call('ideas.saved.query', {})
  if (items.length > 0) return
  const { items: people } = await call('relationships.people.query', {})
  const people_handles = people.map(({ person_handle }) => person_handle)
  const wanted = likes.map((like) => ({
    kind: 'place' as const,
    ...like,
    custom_activity_name: '',
  }))
  const made = await makeIdeas(call, wanted, new Map(), timezone)
  for (const { idea_handle } of made.values()) {
    await call('likes.mutate', {
      subject: { kind: 'idea', handle: idea_handle },
      operation: 'save',
      people_handles,
    })
  }
  if (!invites_to) return
  const [event] = (await makeIdeas(call, [invites_to], new Map(), timezone)).values()
  const { plan } = await call('plans.draft.create', {
    candidate_id: event?.candidate_id ?? '',
    audience_selection: { person_handles: people_handles },
  })
  const { plan_handle } = plan
  await call('plans.draft.preview', { plan_handle })
  const { prepared } = await call('plans.prepare_send', { plan_handle, action: 'send_invites' })
  await call('actions.commit', { action_handle: prepared.action_handle })
}

/** Connects the account with a friend's account; each becomes one of the other's people. */
async function befriend(db: Db, account: Account, friend: Account): Promise<void> {
  const theirs = only(
    await under(handlesOf([friend.display_name], peopleHandles), () =>
      insertPeople(db, [friend.display_name], { classification: 'connected' }),
    ),
  )
  const ours = only(
    await db.as(friend.owner, (there) =>
      insertPeople(there, [account.display_name], { classification: 'connected' }),
    ),
  )
  await connect(db, {
    person_id: theirs.person_id,
    peer_owner: friend.owner,
    peer_person_id: ours.person_id,
  })
}

async function makePlaces(call: Calls): Promise<Map<string, string>> {
  const handles = new Map<string, string>()
  for (const input of places) {
    const { place } = await call('places.private.create', input)
    handles.set(place.name, place.place_handle)
  }
  return handles
}

type MadeIdea = Pick<Data<'ideas.structured_create'>['idea'], 'idea_handle' | 'candidate_id'>

async function makeIdeas(
  call: Calls,
  wanted: readonly DemoIdea[],
  placeHandles: Map<string, string>,
  timezone: string,
): Promise<Map<string, MadeIdea>> {
  const made = new Map<string, MadeIdea>()
  const now = await call.db.now()
  for (const { place, when, neighborhood, liked_with: _, ...facts } of wanted) {
    const handle = place && placeHandles.get(place)
    const { idea } = await call('ideas.structured_create', {
      ...facts,
      ...(handle &&
        (facts.kind === 'place' ? { place_handle: handle } : { venue_place_handle: handle })),
      ...(when && { event_start_at: instantOf(when, now, timezone).toISOString() }),
    })
    const id = parseHandle('idea', idea.idea_handle)
    if (neighborhood && id) await updateIdeaNeighborhood(call.db, id, neighborhood)
    made.set(idea.title, idea)
  }
  return made
}

async function makeLists(call: Calls, made: Map<string, MadeIdea>): Promise<void> {
  for (const { ideas: titles, ...input } of lists) {
    const { list } = await under(handlesOf([input.name], listHandles), () =>
      call('ideas.lists.create', input),
    )
    await call('ideas.lists.items.update', {
      ideas_list_handle: list.ideas_list_handle,
      idea_handles: titles.map((title) => made.get(title)?.idea_handle ?? ''),
      mode: 'add',
    })
  }
}

async function makeDrafts(call: Calls, made: Map<string, MadeIdea>): Promise<void> {
  for (const { idea, people, reviewed, checklist, ...facts } of drafts) {
    const { plan } = await call('plans.draft.create', {
      ...facts,
      candidate_id: made.get(idea)?.candidate_id ?? '',
      audience_selection: { person_names: people },
    })
    const { plan_handle } = plan
    if (checklist?.length) {
      await call('plans.logistics.update', { plan_handle, mode: 'add', items: checklist })
    }
    if (reviewed) await call('plans.draft.preview', { plan_handle })
  }
}

async function makeLikes(call: Calls, made: Map<string, MadeIdea>): Promise<void> {
  const { items: people } = await call('relationships.people.query', {})
  const handles = new Map(people.map((person) => [person.display_name, person.person_handle]))
  for (const { title, liked_with } of ideas) {
    if (!liked_with) continue
    const people_handles = liked_with.map((name) => handles.get(name) ?? '')
    await call('likes.mutate', {
      subject: { kind: 'idea', handle: made.get(title)?.idea_handle ?? '' },
      operation: 'save',
      ...(people_handles.length > 0 && { people_handles }),
    })
  }
}

/** Captures what Sam has come across; the worker reads it like anything else. */
async function makeCaptures(call: Calls, timezone: string): Promise<void> {
  await under(captureHandles, async () => {
    for (const input of captures) await call('ideas.capture', input)
  })
  await failSample(call, captureHandles[2] ?? '')
  const now = await call.db.now()
  const items = roundup.items.map(({ when, excerpt, ...item }) => {
    const time = when && `when: ${instantOf(when, now, timezone).toISOString()}`
    const words = [excerpt, time].filter((line) => line !== undefined).join('\n')
    return { ...item, ...(words !== '' && { excerpt: words }) }
  })
  const { target_person_text } = roundup
  const given = { scope: 'all', selection_policy: 'save_all', target_person_text } as const
  await under([roundupHandle], () =>
    call('ideas.roundup.mutate', { operation: 'create', items, ...given }),
  )
}
