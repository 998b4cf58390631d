import { randomUUID } from 'node:crypto'
import { all, isLive } from '#test/contract/live.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import { makeHandles, withHandles } from '#test/support/given/handles/make.ts'
import { answer } from '#test/support/given/lists.ts'
import type { Account } from '#test/support/world.ts'

/**
 * Every capability as its examples show it, and what people ask for every day, with what the account has much of.
 *
 * @returns the calls that were not answered.
 */
export async function useOften(account: Account): Promise<string[]> {
  const unanswered: string[] = []
  const sam: Account = {
    ...account,
    async call(id, input, options) {
      const first = await account.call(id, input, options)
      // Once more, where the machine was busy with something else.
      const answered = first.status < 500 ? first : await account.call(id, input, options)
      if (answered.status >= 500) unanswered.push(`${id} ${JSON.stringify(input)}`)
      return answered
    },
  }
  const made = await makeHandles(sam)
  const { data: people } = await answer(sam, 'relationships.people.query', {})
  const { data: lists } = await answer(sam, 'ideas.lists.query', {})
  const { data: saved } = await answer(sam, 'ideas.saved.query', {})
  const friend = people.items.find(({ classification }) => classification === 'connected')
  const list = lists.items.find(({ item_count }) => item_count > 10)
  const handles = {
    ...made,
    person_handle: friend?.person_handle ?? '',
    ideas_list_handle: list?.ideas_list_handle ?? '',
    idea_handle: saved.items[3]?.idea_handle ?? '',
  }
  for (const { id } of all) {
    if (!isLive(id)) continue
    for (const { input } of exampleInputs(id)) {
      for (const with_ of [made, handles]) await sam.call(id, withHandles(input, with_))
    }
  }
  await read(sam, handles)
  await write(sam, handles)
  return unanswered
}

type Used = Record<'person_handle' | 'ideas_list_handle' | 'idea_handle', string>

/** Reads, whole and with each of their filters. */
async function read(sam: Account, { person_handle, ideas_list_handle }: Used): Promise<void> {
  for (const filters of [
    {},
    { own_only: true },
    { incoming_only: true },
    { neighborhood_names: ['Neukölln'], when_preset: 'this_weekend' },
    { activity_names: ['Ramen'], when_preset: 'evenings' },
    { custom_activity_names: ['Walking'] },
  ]) {
    await sam.call('likes.query', { filters })
    await sam.call('likes.query', { filters, people_handles: [person_handle] })
  }
  for (const query of ['', 'idea 12', 'list 3', 'plan 3', 'person 12']) {
    for (const kind of ['all', 'saved_places', 'created_ideas']) {
      await sam.call('ideas.saved.query', { kind, query })
      await sam.call('ideas.saved.query', { kind, query, mutual_only: true })
      await sam.call('ideas.saved.query', { kind, query, person_handle })
      await sam.call('ideas.saved.query', { kind, query, person_handle, mutual_only: true })
    }
    for (const scope of ['upcoming', 'active', 'past', 'canceled', 'discarded', 'drafts', 'all']) {
      await sam.call('plans.query', { scope, query })
    }
    await sam.call('ideas.lists.query', { query })
    await sam.call('relationships.people.query', { query })
    for (const scopes of [['ideas'], ['lists'], ['plans'], ['people'], undefined]) {
      await sam.call('ideas.search', { query, scopes })
    }
    await sam.call('events.search', { query })
    await sam.call('ideas.recommendations.get', { query })
  }
  await sam.call('relationships.person.get', { person_handle })
  await sam.call('ideas.lists.get', { ideas_list_handle })
  await sam.call('ideas.lists.likes.preview', {
    ideas_list_handle,
    person_handles: [person_handle],
  })
  await sam.call('ideas.recommendations.get', { person_handles: [person_handle] })
  await sam.call('planning.brief.get', {})
  await sam.call('availability.query', { when_preset: 'next-few-days' })
  await sam.call('availability.query', {
    when_preset: 'next-few-days',
    person_handles: [person_handle],
  })
}

/** What people change every day. */
async function write(sam: Account, { person_handle, ideas_list_handle, idea_handle }: Used) {
  const subject = { kind: 'idea', handle: idea_handle }
  for (const operation of ['save', 'remove', 'save']) {
    await sam.call('likes.mutate', { operation, subject, people_handles: [person_handle] })
  }
  for (const mode of ['add', 'remove', 'add']) {
    await sam.call('ideas.lists.items.update', {
      ideas_list_handle,
      idea_handles: [idea_handle],
      mode,
    })
    await sam.call('ideas.lists.members.update', {
      ideas_list_handle,
      person_handles: [person_handle],
      mode,
    })
  }
  await sam.call('ideas.lists.likes.apply', { ideas_list_handle, person_handles: [person_handle] })
  await sam.call('ideas.structured_create', { kind: 'place', title: `Tea ${randomUUID()}` })
  await sam.call('ideas.structured_create', { kind: 'place', title: 'Idea 12' })
  await sam.call('relationships.people.manage', { operation: 'create', display_name: 'Person 12' })
  await sam.call('ideas.lists.create', { name: 'List 12' })
}
