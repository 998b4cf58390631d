import { type HandlerId, handlers } from '#generated/server/handlers.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { Data, Input } from '#generated/types.ts'
import type { Account } from '#server/data/accounts/rows.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { connect } from '#server/flows/friendship/connect.ts'
import type { Db } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { only } from '#server/domain/only.ts'
import { insertPeople } from '#server/data/people/insert.ts'
import { listPeopleNamed } from '#server/data/people/list.ts'
import {
  connectedFriends,
  drafts,
  friendsInMind,
  ideas,
  lists,
  places,
} from '#server/demo/content.ts'
import { instantOf } from '#server/demo/when.ts'
import type { Context } from '#server/runtime/handler.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Adds the content of the demo account through the same handlers its calls would use, in one transaction. */
export async function fillDemo(runtime: Runtime, account: Account): Promise<void> {
  const { database } = runtime
  const friends: Account[] = []
  for (const display_name of connectedFriends) {
    const email = `${display_name.toLowerCase()}@example.test`
    friends.push(await insertAccount(database, { display_name, email, timezone: account.timezone }))
  }
  await database.write(account.owner, {
    async work(db) {
      const known = await listPeopleNamed(db, connectedFriends)
      if (known.length > 0) return
      for (const friend of friends) await befriend(db, account, friend)
      const call = callsOf(runtime, account, db)
      await call('relationships.people.ensure', { names: friendsInMind })
      const placeHandles = await makePlaces(call)
      const made = await makeIdeas(call, placeHandles, await db.now(), account.timezone)
      await makeLists(call, made)
      await makeDrafts(call, made)
    },
  })
}

/** Connects the account with a friend's account; each becomes one of the other's people. */
async function befriend(db: Db, account: Account, friend: Account): Promise<void> {
  const theirs = only(
    await insertPeople(db, [friend.display_name], { classification: 'connected' }),
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

type Call = <Id extends HandlerId>(id: Id, input: Input<Id>) => Promise<Data<Id>>

function callsOf({ seal, base_url }: Runtime, account: Account, db: Db): Call {
  const { owner, display_name, timezone } = account
  return async (id, input) => {
    const { work } = handlers[id]
    if (!work) throw new Error(`The demo needs ${id}.`)
    const context: Context = {
      owner,
      display_name,
      timezone,
      token_id: newId(),
      abilities: [],
      surface: 'api',
      db,
      capability: id,
      request_id: 'demo',
      execution_id: null,
      version: capabilities[id].version,
      base_url,
      seal,
      afterRollback: () => {},
      chargeSendQuota: async () => {},
    }
    const { data } = await work(context, input)
    return data
  }
}

async function makePlaces(call: Call): Promise<Map<string, string>> {
  const handles = new Map<string, string>()
  for (const input of places) {
    const { place } = await call('places.private.create', input)
    handles.set(place.name, place.place_handle)
  }
  return handles
}

type MadeIdea = Pick<Data<'ideas.structured_create'>['idea'], 'idea_handle' | 'candidate_id'>

async function makeIdeas(
  call: Call,
  placeHandles: Map<string, string>,
  now: Date,
  timezone: string,
): Promise<Map<string, MadeIdea>> {
  const made = new Map<string, MadeIdea>()
  for (const { place, when, ...facts } of ideas) {
    const handle = place && placeHandles.get(place)
    const { idea } = await call('ideas.structured_create', {
      ...facts,
      ...(handle &&
        (facts.kind === 'place' ? { place_handle: handle } : { venue_place_handle: handle })),
      ...(when && { event_start_at: instantOf(when, now, timezone).toISOString() }),
    })
    made.set(idea.title, idea)
  }
  return made
}

async function makeLists(call: Call, made: Map<string, MadeIdea>): Promise<void> {
  for (const { ideas: titles, ...input } of lists) {
    const { list } = await call('ideas.lists.create', input)
    await call('ideas.lists.items.update', {
      ideas_list_handle: list.ideas_list_handle,
      idea_handles: titles.map((title) => made.get(title)?.idea_handle ?? ''),
      mode: 'add',
    })
  }
}

async function makeDrafts(call: Call, made: Map<string, MadeIdea>): Promise<void> {
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
