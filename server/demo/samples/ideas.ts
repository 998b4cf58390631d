import type { CapabilityId, Input } from '#generated/types.ts'
import { under } from '#server/demo/samples/ids.ts'
import type { Calls } from '#server/demo/calls.ts'

/** What a call is given, and the handle that what it makes gets. */
type Named<Id extends CapabilityId, Given extends keyof Input<Id> = never> = Omit<
  Input<Id>,
  Given
> & {
  handle: string
}

const swim = 'id_25dxnhqy6zwdf0d4z4nh01kq5y'
const prices = 'id_7a45x467arge6v4qykzj18dm9z'
const food = 'id_4w87ke88j5fp8c0v774v6gxsj0'
const ramen = 'id_7h1t8e6xstp0yj2yypv30qbb4w'

/** The places that examples name by a handle. */
const places = [
  {
    handle: 'pl_3f36vn66q4kjsbj4rtmvkpnp63',
    name: "Ada's courtyard",
    address: 'Weserstraße 41, 12045 Berlin',
    description: 'Ring at the second bell. The table tennis table is under the chestnut.',
    activity_name: 'Table Tennis',
  },
  {
    handle: 'pl_4v88fe7qc4e6sw6kr4zwrdfdqm',
    name: 'Stadtbad Neukölln',
    address: 'Ganghoferstraße 3, 12043 Berlin',
    activity_name: 'Swimming',
  },
  {
    handle: 'pl_0a9bvmvh6f8m2tzg0kp96jm246',
    name: 'Cocolo Ramen X-berg',
    address: 'Paul-Lincke-Ufer 39, 10999 Berlin',
    activity_name: 'Ramen',
  },
] satisfies Named<'places.private.create'>[]

/** The ideas that examples name by a handle. */
const ideas = [
  { handle: swim, title: 'Evening swim at Stadtbad Neukölln', custom_activity_name: 'Swimming' },
  { handle: prices, title: 'A day at the Boulderklub', custom_activity_name: 'Bouldering' },
  { handle: food, title: 'Street food', custom_activity_name: 'Street food' },
  { handle: ramen, title: 'Cocolo Ramen X-berg', custom_activity_name: 'Ramen' },
  {
    handle: 'id_5z6x1xrx2yyk9tw2zjkwp6nr1m',
    title: 'Swing night at Clärchens Ballhaus',
    custom_activity_name: 'Swing dance',
  },
  {
    handle: 'id_7kyyzqzsmj4awjwfthsm7dv7h8',
    title: 'Winter concert at SO36',
    custom_activity_name: 'Live music',
  },
] satisfies Named<'ideas.structured_create', 'kind'>[]

/** The lists that examples name by a handle. */
const lists = [
  {
    handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
    name: 'Winter evenings in Neukölln',
    person_names: ['Ada'],
    neighborhood_names: ['Neukölln'],
    directions: ['Somewhere warm, nothing that starts after nine'],
    holds: [swim],
  },
  {
    handle: 'il_76f1wcpfkqxv7c6afbbr05n0r4',
    name: 'Places that are warm in winter',
    holds: [swim],
  },
  { handle: 'il_3wv7m8mfjn46v9ve2yat91s2cr', name: 'Last winter', holds: [] },
  { handle: 'il_42v3hc814bpdx31373qkes3ztv', name: 'December', holds: [] },
  { handle: 'il_7qt2vs7vkc5p19scf0b791wk2j', name: 'Brunch', holds: [] },
] satisfies (Named<'ideas.lists.create'> & { holds: string[] })[]

/** Makes the places, ideas and lists of the examples, each with its handle. */
export async function makeSampleIdeas(call: Calls): Promise<void> {
  for (const { handle, ...input } of places)
    await under([handle], () =>
      call('places.private.create', { timezone: 'Europe/Berlin', ...input }),
    )
  for (const { handle, ...input } of ideas)
    await under([handle], () => call('ideas.structured_create', { kind: 'place', ...input }))
  for (const { handle, holds, ...input } of lists) {
    await under([handle], () => call('ideas.lists.create', input))
    if (holds.length > 0)
      await call('ideas.lists.items.update', {
        ideas_list_handle: handle,
        idea_handles: holds,
        mode: 'add',
      })
  }
}
