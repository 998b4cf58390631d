import type { CapabilityId, Data } from '#generated/types.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Values } from '#test/contract/sample.ts'
import { connect } from '#test/support/given/plan_rows.ts'
import type { Account, World } from '#test/support/world.ts'

/** Where the situation of one example is made: an account of its own, and what it takes to fill it. */
export interface Stage {
  readonly world: World
  /** The account that makes the call of the example. */
  readonly sam: Account
  /** A call of Sam's that has to end as completed; its data. */
  make<Id extends CapabilityId>(id: Id, input?: Values): Promise<Data<Id>>
  /** Saves a Friend in Mind; the `person_handle`. */
  person(display_name: string): Promise<string>
  /** Makes an account and connects it with Sam. */
  friend(name: string): Promise<Friend>
  /** Creates a saved idea. */
  idea(title: string, more?: Values): Promise<Data<'ideas.structured_create'>['idea']>
  /** Creates a private place; the `place_handle`. */
  place(name: string, more?: Values): Promise<string>
  /** Creates an Ideas List; the `ideas_list_handle`. */
  list(name: string, more?: Values): Promise<string>
}

export interface Friend {
  readonly account: Account
  /** The `person_handle` by which Sam has them. */
  readonly handle: string
}

/**
 * Brings about the situation of an example and returns the fields of its input that have another value here:
 * handles, and whatever else the server gave out.
 */
export type Scene = (stage: Stage) => Promise<Values>

/** For each capability a scene for each of its examples, in their order. */
export type Scenes = { readonly [Id in CapabilityId]?: readonly Scene[] }

export async function openStage(world: World): Promise<Stage> {
  const sam = await world.account('Sam')
  const make: Stage['make'] = (id, input = {}) => completed(sam, id, input)
  return {
    world,
    sam,
    make,
    async person(display_name) {
      const input = { operation: 'create', display_name }
      return (await make('relationships.people.manage', input)).person.person_handle
    },
    async friend(name) {
      const account = await world.account(name)
      const person_id = await connect(world.database, sam, account, name)
      return { account, handle: toHandle('person', person_id) }
    },
    async idea(title, more) {
      return (await make('ideas.structured_create', { kind: 'place', title, ...more })).idea
    },
    async place(name, more) {
      return (await make('places.private.create', { name, ...more })).place.place_handle
    },
    async list(name, more) {
      return (await make('ideas.lists.create', { name, ...more })).list.ideas_list_handle
    },
  }
}

/** A call that has to end as completed; its data. */
export async function completed<Id extends CapabilityId>(
  account: Account,
  id: Id,
  input: Values,
): Promise<Data<Id>> {
  const { body, text } = await account.call(id, input)
  if (body.status !== 'completed') throw new Error(`${id} answered ${text}`)
  return body.data
}

/** A Connected Friend and a Friend in Mind, whose names were both “Jonas” once and still find them. */
export async function twoCalledJonas({ friend, person, make }: Stage): Promise<Values> {
  const rename = (person_handle: string, display_name: string) =>
    make('relationships.people.manage', { operation: 'rename', person_handle, display_name })
  await rename((await friend('Jonas')).handle, 'Jonas Weber')
  await rename(await person('Jonas'), 'Jonas Kaya')
  return {}
}

/** A friend saves a like of an idea of this title, for Sam; by its title it is the same to both. */
export async function likeToo({ account }: Friend, title: string): Promise<void> {
  const people = await completed(account, 'relationships.people.query', {})
  const place = { kind: 'place', title }
  const { idea } = await completed(account, 'ideas.structured_create', place)
  await completed(account, 'likes.mutate', {
    operation: 'save',
    subject: { kind: 'idea', handle: idea.idea_handle },
    people_handles: people.items.map(({ person_handle }) => person_handle),
  })
  await bringOver(account)
}

/** Brings what an account has changed to those it concerns, as the worker does. */
export function bringOver({ world, owner }: Account): Promise<void> {
  return world.service.runtime.replicate(owner)
}

/** Accepts the one invite that an account has. */
export async function accept(account: Account): Promise<void> {
  const { items } = await completed(account, 'invites.list', {})
  await completed(account, 'invites.rsvp.update', {
    invite_handle: items[0]?.invite_handle,
    rsvp_status: 'accepted',
  })
  await bringOver(account)
}
