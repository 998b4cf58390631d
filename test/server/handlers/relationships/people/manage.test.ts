import { describe, expect, test } from 'vitest'
import { aList, answer, notFound, people, problem, read } from '#test/support/given/lists.ts'
import { accept, invite } from '#test/support/given/friendship.ts'
import { aConnectedFriend } from '#test/support/given/rows.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const manage = 'relationships.people.manage'
const query = 'relationships.people.query'
const get = 'relationships.person.get'

function create(display_name: string, account = sam) {
  return answer(account, manage, { operation: 'create', display_name })
}

function rename(person_handle: string | undefined, display_name: string) {
  return answer(sam, manage, { operation: 'rename', person_handle, display_name })
}

function remove(person_handle: string | undefined) {
  return answer(sam, manage, { operation: 'delete', person_handle })
}

const nameOf = ({ name }: { name: string }) => name

describe('relationships.people.manage', () => {
  test('a new person is a Friend in Mind', async () => {
    const { status, data, effects } = await create('  Mira ')
    expect(status).toBe('completed')
    expect(data).toMatchObject({
      operation: 'create',
      person: { display_name: 'Mira', classification: 'friend_in_mind' },
    })
    const { person_handle } = data.person
    expect(effects).toEqual([
      {
        type: 'person.created',
        state: 'confirmed',
        resource: { kind: 'person', handle: person_handle },
      },
    ])
  })

  test('a second person with the same name is added, and the answer says what that means', async () => {
    const first = await create('Alex')
    expect(first.outcome.disclosures).toEqual([])
    const second = await create('alex')
    expect(second.status).toBe('completed')
    expect(second.data.person.person_handle).not.toBe(first.data.person.person_handle)
    expect(second.outcome.disclosures.map(nameOf)).toEqual(['relationship.same_name'])
    const third = await create('Sascha')
    const renamed = await rename(third.data.person.person_handle, 'ALEX')
    expect(renamed.outcome.disclosures.map(nameOf)).toEqual(['relationship.same_name'])
  })

  test('a rename keeps the person and remembers the former names', async () => {
    const [handle] = await people(sam, 'Jo')
    const first = await rename(handle, 'Jonas')
    expect(first).toMatchObject({
      status: 'completed',
      data: { operation: 'rename', person: { person_handle: handle, display_name: 'Jonas' } },
    })
    await rename(handle, 'Jonas Weber')
    const { data } = await answer(sam, get, { name: 'jo' })
    expect(data.person).toMatchObject({ person_handle: handle, display_name: 'Jonas Weber' })
    expect(data.aliases).toEqual(['Jonas', 'Jo'])
    await rename(handle, 'jo')
    expect((await answer(sam, get, { person_handle: handle })).data.aliases).toEqual([
      'Jonas Weber',
      'Jonas',
    ])
  })

  test('the same name is unchanged; another spelling of it is a change without an alias', async () => {
    const [handle] = await people(sam, 'Zoe')
    expect(await rename(handle, ' Zoe ')).toMatchObject({ status: 'unchanged', effects: [] })
    expect(await rename(handle, 'Zoë')).toMatchObject({ status: 'completed' })
    expect((await answer(sam, get, { person_handle: handle })).data.aliases).toEqual([])
  })

  test('a Connected Friend can be renamed and never deleted', async () => {
    const handle = await aConnectedFriend(world, sam, 'Ada')
    expect(await rename(handle, 'Ada Lindqvist')).toMatchObject({
      status: 'completed',
      data: { person: { classification: 'connected' } },
    })
    const { status, error } = await remove(handle)
    expect(status).toBe('failed')
    expect(error).toMatchObject({
      code: 'connected_friend_not_deletable',
      pointer: '/person_handle',
    })
    expect((await answer(sam, get, { person_handle: handle })).data.person.display_name).toBe(
      'Ada Lindqvist',
    )
  })

  test('with a deleted person end the links and invitations for them, and the answer says how many', async () => {
    const host = await world.account('Host')
    const [ex = '', stays = ''] = await people(host, 'Ex', 'Stays')
    const ideas_list_handle = await aList(host)
    const share = async (person_handle: string) => {
      const input = { ideas_list_handle, person_handle }
      const { data } = await answer(host, 'ideas.lists.share.prepare', input)
      return new URL(data.manual_link?.url ?? '').pathname
    }
    const invited = async (...people_handles: string[]) =>
      `/c/${await invite(host, { people_handles })}`
    const gone = [await share(ex), await share(ex), await invited(ex)]
    const kept = [await share(stays), await invited(stays)]
    const both = await invited(ex, stays)
    const statuses = (paths: string[]) =>
      Promise.all(paths.map(async (path) => (await fetch(`${world.url}${path}`)).status))
    expect(await statuses([...gone, ...kept, both])).toEqual(Array(6).fill(200))

    const { data, outcome } = await answer(host, manage, { operation: 'delete', person_handle: ex })
    expect(data.operation).toBe('delete')
    expect(outcome.facts).toMatchObject({ list_links_ended: 2, invitations_closed: 1 })
    expect(outcome.fallback_text).toContain(
      '2 links to your lists and 1 connection invitation for Ex have ended.',
    )
    expect(await statuses([...gone, ...kept, both])).toEqual([404, 404, 404, 200, 200, 200])
    expect((await read(host, ideas_list_handle)).share_link_count).toBe(1)
    // One place fewer is left in the invitation for both, and nobody joins as the deleted person.
    const joiner = await world.account('Joiner')
    const invitation_token = both.slice(3)
    const { data: seen } = await answer(joiner, 'relationships.invitation.get', {
      invitation_token,
    })
    expect(seen.identity_choices.map(({ label }) => label)).toEqual(['Stays'])
    await accept(joiner, invitation_token)
    const { data: after } = await answer(kim, 'relationships.invitation.get', { invitation_token })
    expect(after.admission).toBe('full')
  })

  test('a deleted person disappears from the directory and from every list, and the counts are right', async () => {
    const [deleted, stays] = await people(sam, 'Gone', 'Stays')
    const one = await aList(sam, { person_handles: [deleted, stays] })
    const two = await aList(sam, { person_handles: [deleted] })
    expect(await remove(deleted)).toMatchObject({
      status: 'completed',
      data: { operation: 'delete', person: { person_handle: deleted } },
    })
    for (const [list, handles] of [
      [one, [stays]],
      [two, []],
    ] as const) {
      const data = await read(sam, list)
      expect(data.people.map(({ person_handle }) => person_handle)).toEqual(handles)
      expect(data.list.people_count).toBe(handles.length)
    }
    expect((await answer(sam, query, { name: 'gone' })).data.items).toEqual([])
    const later = { operation: 'delete', person_handle: deleted }
    expect(await problem(sam, manage, later)).toEqual(notFound('/person_handle'))
    const { data } = await answer(sam, 'relationships.people.ensure', { names: ['Gone'] })
    expect(data.people).toMatchObject([{ created: true }])
  })

  test("another account's person, a deleted one and an unknown one get the same answer", async () => {
    const [handle] = await people(sam, 'Hidden')
    const [deleted] = await people(kim, 'Deleted')
    await answer(kim, manage, { operation: 'delete', person_handle: deleted })
    for (const input of [
      { operation: 'delete' },
      { operation: 'rename', display_name: 'Taken over' },
    ]) {
      const answers = []
      for (const person_handle of [handle, deleted, 'pe_00000000000000000000000000', '', 'x']) {
        const { body } = await kim.call(manage, { ...input, person_handle })
        answers.push({ ...body, request_id: null })
      }
      expect(answers[0]).toMatchObject({ status: 404, code: 'reference_not_found' })
      for (const other of answers) expect(other).toEqual(answers[0])
    }
    const { data } = await answer(sam, get, { person_handle: handle })
    expect(data.person.display_name).toBe('Hidden')
  })

  test.each([
    [{ operation: 'create' }, '/display_name'],
    [{ operation: 'rename', display_name: 'X' }, '/person_handle'],
    [{ operation: 'rename', person_handle: 'pe_00000000000000000000000000' }, '/display_name'],
    [{ operation: 'delete' }, '/person_handle'],
    [{ operation: 'delete', display_name: 'X' }, '/person_handle'],
  ])('%j is asked for what is missing', async (input, pointer) => {
    const { status, error } = await answer(sam, manage, input)
    expect(status).toBe('needs_input')
    expect(error).toMatchObject({ code: 'subject_required', pointer })
  })

  test.each([
    [{}, '/operation'],
    [{ operation: 'merge' }, '/operation'],
    [{ operation: 'create', display_name: ' \t' }, '/display_name'],
    [{ operation: 'create', display_name: 'x'.repeat(161) }, '/display_name'],
    [{ operation: 'delete', person_handle: 'x'.repeat(65) }, '/person_handle'],
  ])('%j is refused', async (input, pointer) => {
    expect(await problem(sam, manage, input)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: [pointer],
    })
  })

  test('racing renames lose no former name', async () => {
    const [handle] = await people(sam, 'Start')
    const names = ['A', 'B', 'C', 'D', 'E']
    await Promise.all(names.map((name) => rename(handle, name)))
    const { data } = await answer(sam, get, { person_handle: handle })
    expect([data.person.display_name, ...data.aliases].sort()).toEqual([...names, 'Start'])
  })

  test('deleting people while lists add them keeps every count right', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Crowd ${index}`)
    const crowd = await people(sam, ...names)
    const lists = await Promise.all(
      [crowd.slice(0, 4), crowd.slice(2, 6), []].map((person_handles) =>
        aList(sam, { person_handles }),
      ),
    )
    await Promise.all([
      ...crowd.slice(0, 5).map((handle) => remove(handle)),
      ...lists.flatMap((ideas_list_handle) =>
        crowd.map((handle) =>
          sam.call('ideas.lists.members.update', {
            ideas_list_handle,
            mode: 'add',
            person_handles: [handle],
          }),
        ),
      ),
    ])
    for (const list of lists) {
      const data = await read(sam, list)
      expect(data.list.people_count).toBe(data.people.length)
      for (const { person_handle } of data.people) expect(crowd.slice(5)).toContain(person_handle)
    }
  })
})
