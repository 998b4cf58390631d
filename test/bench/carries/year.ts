import { createClient } from '#sdk/src/index.ts'
import type { Released } from '#test/bench/carries/released.ts'

/** What each account does in a year. A list is as long as a page of it. */
export const year = { places: 20, lists: 10, ideas: 250, likes: 100, plans: 12 }

/** Accounts of one release after that year, in pairs of friends. */
export interface User {
  readonly token: string
  readonly person_handle: string
  readonly ideas_list_handle: string
  readonly place_handle: string
}

/** What a year left. */
export interface Years {
  readonly users: readonly User[]
  /** Calls that changed something, and bytes of the database, each for one account. */
  readonly writes: number
  readonly bytes: number
}

/** Lets pairs of accounts use a service for a year, by its calls alone. */
export async function useForYears(released: Released, pairs: number): Promise<Years> {
  const before = released.bytes()
  const users: User[] = []
  let writes = 0
  for (let pair = 0; pair < pairs; pair += 1) {
    const [one, other] = [await join(released, 2 * pair), await join(released, 2 * pair + 1)]
    await befriend(one, other)
    users.push(await useForYear(one, other), await useForYear(other, one))
    for (const { written } of [one, other]) writes += written()
  }
  return { users, writes: writes / users.length, bytes: (released.bytes() - before) / users.length }
}

type Caller = Awaited<ReturnType<typeof join>>

async function join(released: Released, number: number) {
  const token = await released.token(`user${number}@example.test`)
  const client = createClient({ baseUrl: released.url, token, client: 'bench/1.0' })
  let written = 0
  return {
    ...{ token, number, client },
    /** Counts a call that changes something. */
    wrote<Answer>(answer: Answer): Answer {
      written += 1
      return answer
    },
    written: () => written,
  }
}

/** Connects two accounts by a link of the first. */
async function befriend(one: Caller, other: Caller): Promise<void> {
  const make = { operation: 'create_invitation', mode: 'individual' } as const
  const { link } = await step(one, make)
  const invitation_token = link?.url.split('/').at(-1) ?? ''
  await step(other, { operation: 'accept_invitation', invitation_token })
}

async function step({ client, wrote }: Caller, input: Parameters<Review>[0]) {
  const { data } = await wrote(client.relationships.friendship.review(input).orThrow())
  const { review_token } = data
  const applied = { review_token, accept_consequences: true } as const
  return (await wrote(client.relationships.friendship.apply(applied).orThrow())).data
}

type Review = Caller['client']['relationships']['friendship']['review']

async function useForYear(one: Caller, friend: Caller): Promise<User> {
  const { client, wrote } = one
  const { data: people } = await client.relationships.people
    .query({ classification: 'connected' })
    .orThrow()
  const person_handle = people.items[0]?.person_handle
  if (person_handle === undefined) throw new Error('The two are not connected.')
  const places: string[] = []
  for (let at = 0; at < year.places; at += 1) {
    const place = { name: `Place ${at}`, address: `Sonnenallee ${at + 1}, 12045 Berlin` }
    const { data } = await wrote(client.places.private.create(place).orThrow())
    places.push(data.place.place_handle)
  }
  const lists: string[] = []
  for (let at = 0; at < year.lists; at += 1) {
    const list = { name: `List ${at}`, person_handles: [person_handle] }
    const { data } = await wrote(client.ideas.lists.create(list).orThrow())
    lists.push(data.list.ideas_list_handle)
  }
  for (let at = 0; at < year.ideas; at += 1)
    await haveIdea(one, at, { places, lists, person_handle })
  for (let at = 0; at < year.plans; at += 1) await goOut(one, friend, at, person_handle)
  const [ideas_list_handle = '', place_handle = ''] = [lists[0], places[0]]
  return { token: one.token, person_handle, ideas_list_handle, place_handle }
}

interface Had {
  places: readonly string[]
  lists: readonly string[]
  person_handle: string
}

async function haveIdea({ client, wrote }: Caller, at: number, had: Had): Promise<void> {
  const { places, lists, person_handle } = had
  const of = (all: readonly string[]) => [all[at % all.length] ?? '']
  const [place_handle = ''] = of(places)
  const idea = {
    ...{ title: `Idea ${at}`, description: `Worth an evening, number ${at}` },
    ...{ ideas_list_handles: of(lists) },
  }
  const starts = new Date(Date.now() + (at + 24) * 3_600_000).toISOString()
  const created = await wrote(
    (at % 3 === 0
      ? client.ideas.structured_create({
          ...{ kind: 'event', event_start_at: starts, venue_place_handle: place_handle, ...idea },
        })
      : client.ideas.structured_create({ kind: 'place', place_handle, ...idea })
    ).orThrow(),
  )
  if (at >= year.likes) return
  const subject = { kind: 'idea', handle: created.data.idea.idea_handle } as const
  const people_handles = [person_handle]
  await wrote(client.likes.mutate({ operation: 'save', subject, people_handles }).orThrow())
}

/** Plans an evening with a friend, who comes. */
async function goOut(one: Caller, friend: Caller, at: number, person_handle: string) {
  const { client, wrote } = one
  const { data: saved } = await client.ideas.saved.query({ kind: 'saved_places' }).orThrow()
  const candidate_id = saved.items[at]?.candidate_id ?? ''
  const scheduled_at = new Date(Date.now() + (at + 3) * 86_400_000).toISOString()
  const draft = { candidate_id, scheduled_at, timezone: 'Europe/Berlin' }
  const { plan } = (await wrote(client.plans.draft.create(draft).orThrow())).data
  const { plan_handle } = plan
  await client.plans.draft.preview({ plan_handle }).orThrow()
  const send_person_handles = [person_handle]
  const send = client.plans.prepare_send({
    plan_handle,
    action: 'send_invites',
    send_person_handles,
  })
  const { prepared } = (await wrote(send.orThrow())).data
  await wrote(client.actions.commit({ action_handle: prepared?.action_handle ?? '' }).orThrow())
  const invite_handle = await invited(friend)
  const answer = { invite_handle, rsvp_status: 'accepted' } as const
  await friend.wrote(friend.client.invites.rsvp.update(answer).orThrow())
}

/** The invite that was not answered yet, once it is there. */
async function invited({ client }: Caller): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { data } = await client.invites.list({ rsvp_status: 'pending' }).orThrow()
    const [invite] = data.items
    if (invite) return invite.invite_handle
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The invite did not come.')
}
