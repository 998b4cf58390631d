import { type HandlerId, handlers } from '#generated/server/handlers.ts'
import { capabilities } from '#generated/server/capabilities.ts'
import type { Data, Input } from '#generated/types.ts'
import type { Account } from '#server/data/accounts.ts'
import type { Db } from '#server/data/db.ts'
import { newId } from '#server/data/id.ts'
import { peopleNamed } from '#server/data/people.ts'
import { insertPeople } from '#server/data/people_changes.ts'
import { connectedFriends, friendsInMind, ideas, lists, places } from '#server/demo/content.ts'
import { instantOf } from '#server/demo/when.ts'
import type { Context } from '#server/runtime/handler.ts'
import type { Runtime } from '#server/runtime/runtime.ts'

/** Gives the demo account its content, as its own calls would, in one transaction: all of it or nothing. */
export async function fillDemo(runtime: Runtime, account: Account): Promise<void> {
  await runtime.database.write(account.owner, {
    async work(db) {
      const known = await peopleNamed(db, connectedFriends)
      if (known.length > 0) return
      await insertPeople(db, connectedFriends, 'connected')
      const call = callsOf(runtime, account, db)
      await call('relationships.people.ensure', { names: friendsInMind })
      const placeHandles = await makePlaces(call)
      const ideaHandles = await makeIdeas(call, placeHandles, await db.now(), account.timezone)
      await makeLists(call, ideaHandles)
    },
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
      evenIfUndone: () => {},
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

async function makeIdeas(
  call: Call,
  placeHandles: Map<string, string>,
  now: Date,
  timezone: string,
): Promise<Map<string, string>> {
  const handles = new Map<string, string>()
  for (const { place, when, ...said } of ideas) {
    const handle = place && placeHandles.get(place)
    const { idea } = await call('ideas.structured_create', {
      ...said,
      ...(handle &&
        (said.kind === 'place' ? { place_handle: handle } : { venue_place_handle: handle })),
      ...(when && { event_start_at: instantOf(when, now, timezone).toISOString() }),
    })
    handles.set(idea.title, idea.idea_handle)
  }
  return handles
}

async function makeLists(call: Call, ideaHandles: Map<string, string>): Promise<void> {
  for (const { ideas: titles, ...input } of lists) {
    const { list } = await call('ideas.lists.create', input)
    await call('ideas.lists.items.update', {
      ideas_list_handle: list.ideas_list_handle,
      idea_handles: titles.map((title) => ideaHandles.get(title) ?? ''),
      mode: 'add',
    })
  }
}
