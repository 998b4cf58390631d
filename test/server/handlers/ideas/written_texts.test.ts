import { describe, expect, test } from 'vitest'
import { answer, problem } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

const turned = 'Jazz\r\nBcc: \u001b[31mall\u202e night'
const straight = 'Jazz Bcc: [31mall night'

describe('what people write', () => {
  test('is stored without line breaks, control characters and marks that turn other text', async () => {
    const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title: turned })
    expect(data.idea.title).toBe(straight)
    const { idea_handle, candidate_id } = data.idea
    const again = { kind: 'place', title: turned }
    expect((await answer(sam, 'ideas.structured_create', again)).status).toBe('unchanged')
    const update = { idea_handle, title: `${turned}!` }
    expect((await answer(sam, 'ideas.created.update', update)).data.idea.title).toBe(`${straight}!`)
    const list = await answer(sam, 'ideas.lists.create', { name: turned })
    expect(list.data.list.name).toBe(straight)
    const people = await answer(sam, 'relationships.people.ensure', { names: [turned] })
    expect(people.data.people[0]?.person.display_name).toBe(straight)
    const place = await answer(sam, 'places.private.create', { name: turned, address: turned })
    expect(place.data.place).toMatchObject({ name: straight, address: straight })
    const draft = { candidate_id, title_override: turned, description_override: `One\n${turned}` }
    const { data: drafted } = await answer(sam, 'plans.draft.create', draft)
    expect(drafted.plan.title).toBe(straight)
    const item = {
      kind: 'host_action',
      action_type: turned,
      phase: 'before_arrival',
      actor_type: 'host',
      visibility: 'host',
      title: turned,
    }
    const { plan_handle } = drafted.plan
    const { data: checklist } = await answer(sam, 'plans.logistics.update', {
      plan_handle,
      mode: 'add',
      item,
    })
    expect(checklist.items[0]).toMatchObject({ title: straight, action_type: straight })
  })

  test.each([
    ['javascript:alert(1)', 'format'],
    ['ftp://example.org/', 'format'],
    ['data:text/html,x', 'format'],
    ['https://user:pass@example.org/', 'format'],
    ['https://user@example.org/', 'format'],
    [`https://example.org/${'a'.repeat(2100)}`, 'too_long'],
  ])('the address %s is refused wherever a page is named', async (event_url, code) => {
    const created = await sam.call('ideas.structured_create', {
      kind: 'place',
      title: 'A',
      event_url,
    })
    expect(created).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/event_url', code }] },
    })
    const { data } = await answer(sam, 'ideas.structured_create', { kind: 'place', title: 'Page' })
    const { idea_handle, candidate_id } = data.idea
    expect(
      await problem(sam, 'ideas.created.update', { idea_handle, source_url: event_url }),
    ).toMatchObject({ status: 422, pointers: ['/source_url'] })
    if (code !== 'format') return
    const { data: drafted } = await answer(sam, 'plans.draft.create', {
      candidate_id,
      separate_outing: true,
    })
    const item = {
      kind: 'host_action',
      action_type: 'buy',
      phase: 'before_arrival',
      actor_type: 'host',
      visibility: 'host',
      title: 'Tickets',
      target_url: event_url,
    }
    const { plan_handle } = drafted.plan
    expect(
      await problem(sam, 'plans.logistics.update', { plan_handle, mode: 'add', item }),
    ).toMatchObject({
      status: 422,
      pointers: ['/item/target_url'],
    })
  })

  test('an ordinary address is stored as it is given', async () => {
    const event_url = 'https://example.org/kino?a=1&b=2#tickets'
    const input = { kind: 'place', title: 'Kino', event_url }
    expect((await answer(sam, 'ideas.structured_create', input)).data.idea.source_url).toBe(
      event_url,
    )
  })
})
