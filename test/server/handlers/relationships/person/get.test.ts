import { describe, expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { aList, anIdea, answer, notFound, people, problem } from '#test/support/given/lists.ts'
import { updateInvitesRemoved } from '#server/data/invites/update.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { aConnectedFriend, like, likeBy } from '#test/support/given/rows.ts'
import { change, connect, invite, makePlan } from '#test/support/given/plan_rows.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const kim = useAccount(world, 'Kim')

const get = 'relationships.person.get'

describe('relationships.person.get', () => {
  test('the answer has the lists a person is on and the ideas they like', async () => {
    const ada = await aConnectedFriend(world, sam, 'Ada')
    const list = await aList(sam, { name: 'Winter', person_handles: [ada] })
    const deleted = await aList(sam, { name: 'Deleted', person_handles: [ada] })
    await answer(sam, 'ideas.lists.delete', { ideas_list_handle: deleted })
    const [both, theirs, mine, gone] = await Promise.all([
      anIdea(sam, 'Evening swim'),
      anIdea(sam, 'Night walk'),
      anIdea(sam, 'Morning run'),
      anIdea(sam, 'Archived swim'),
    ])
    for (const idea of [both, mine, gone]) await like(world, sam, idea)
    for (const idea of [both, theirs, gone]) await likeBy(world, sam, ada, idea)
    await likeBy(world, sam, ada, mine, false)
    await answer(sam, 'ideas.created.archive', { idea_handle: gone })

    const { status, data, outcome, next_actions } = await answer(sam, get, { name: 'ada' })
    expect(status).toBe('completed')
    expect(data.person).toEqual({
      person_handle: ada,
      display_name: 'Ada',
      classification: 'connected',
    })
    expect(data.lists).toEqual([{ ideas_list_handle: list, name: 'Winter' }])
    const interests = data.interests.map(({ idea_handle, mine, mutual }) => ({
      idea_handle,
      mine,
      mutual,
    }))
    expect(interests).toHaveLength(2)
    expect(interests).toContainEqual({ idea_handle: both, mine: true, mutual: true })
    expect(interests).toContainEqual({ idea_handle: theirs, mine: false, mutual: 'unknown' })
    expect(data).toMatchObject({ aliases: [], plans: [], invites: [] })
    expect(outcome.disclosures).toMatchObject([{ name: 'relationship.saved_scope_only' }])
    expect(next_actions).toMatchObject([
      { capability: 'ideas.recommendations.get', input: { person_handles: [ada] } },
    ])
  })

  test('a long history is counted to its end, though only a part of it is shown', async () => {
    const account = await world.account('Sam')
    const mia = await aConnectedFriend(world, account, 'Mia')
    const id = parseHandle('person', mia)
    await world.database.write(account.owner, {
      async work(db) {
        await db.sql`
          insert into lists (owner_id, list_id, name, name_key)
          select me.owner_id, md5(n || me.owner_id::text)::uuid, 'List ' || n, 'list ' || n
          from accounts me, generate_series(1, 105) as list (n)
          where me.owner_id = ${db.owner}`
        await db.sql`
          insert into list_people (owner_id, list_id, person_id)
          select owner_id, list_id, ${id} from lists where owner_id = ${db.owner}`
        await db.sql`
          insert into plans (owner_id, plan_id, state, card_title, title, title_key, timezone)
          select me.owner_id, md5(n || me.owner_id::text)::uuid, 'active', 'Soup', 'Soup', 'soup', 'Europe/Berlin'
          from accounts me, generate_series(1, 103) as plan (n)
          where me.owner_id = ${db.owner}`
        await db.sql`
          insert into invites (owner_id, invite_id, plan_id, person_id, delivery, rsvp_status)
          select owner_id, md5(plan_id::text)::uuid, plan_id, ${id}, 'manual_share', 'accepted'
          from plans
          where owner_id = ${db.owner}`
        await db.sql`
          update invites set rsvp_status = 'removed'
          where owner_id = ${db.owner} and invite_id = (
            select invite_id from invites where owner_id = ${db.owner} order by invite_id limit 1
          )`
      },
    })
    const { data, outcome } = await answer(account, get, { person_handle: mia })
    expect(data.lists).toHaveLength(100)
    expect(data.invites).toHaveLength(100)
    expect(outcome.fallback_text).toContain('is on 105 lists')
    expect(outcome.fallback_text).toContain('shares 102 plans')
    const cut = outcome.disclosures.find(({ name }) => name === 'relationship.history_cut')
    expect(cut?.text).toContain('100 of 105 lists')
    expect(cut?.text).toContain('100 of 103 invites')
  })

  test('the answer has the plans both take part in, and who invited the other', async () => {
    const [host, guest] = [await world.account('Jonas'), await world.account('Mira')]
    const theirs = await connect(world.database, host, guest, 'Pal')
    const going = await makePlan(world.database, host, { title: 'Soup' })
    const left = await makePlan(world.database, host, { title: 'Walk', starts_in: -48 })
    await invite(world.database, host, going, [guest])
    const ids = await invite(world.database, host, left, [guest])
    await world.service.runtime.replicate(host.owner)
    await change(world.database, host, left, (db) => updateInvitesRemoved(db, left, ids))
    await world.service.runtime.replicate(host.owner)

    const sent = await answer(host, get, { person_handle: toHandle('person', theirs) })
    const soup = { title: 'Soup', state: 'active', role: 'host' }
    expect(sent.data.plans).toMatchObject([{ ...soup, plan_handle: toHandle('plan', going) }])
    expect(sent.data.invites).toMatchObject([
      { title: 'Walk', direction: 'sent', rsvp_status: 'removed' },
      { title: 'Soup', direction: 'sent', rsvp_status: 'pending' },
    ])
    const received = await answer(guest, get, { name: 'Pal' })
    expect(received.data.plans).toMatchObject([{ ...soup, role: 'invitee' }])
    expect(received.data.plans[0]?.plan_handle).not.toBe(toHandle('plan', going))
    expect(received.data.invites).toMatchObject([
      { title: 'Walk', direction: 'received', rsvp_status: 'removed' },
      { title: 'Soup', direction: 'received', rsvp_status: 'pending' },
    ])
    const { invite_handle } = received.data.invites[1] ?? {}
    expect((await guest.call('invites.get', { invite_handle })).body.status).toBe('completed')
  })

  test('a handle and a name that mean different people are refused on both, everywhere', async () => {
    const [mira = '', other = ''] = await people(sam, 'Mira', 'Otto')
    await answer(sam, 'relationships.people.manage', {
      operation: 'rename',
      person_handle: mira,
      display_name: 'Mira Albrecht',
    })
    const ideas_list_handle = await aList(sam, { name: 'Warm rooms' })
    const { data: saved } = await answer(sam, 'ideas.structured_create', {
      kind: 'place',
      title: 'Kite hill',
    })
    const subject = { type: 'idea', candidate_id: saved.idea.candidate_id }
    const share = { operation: 'prepare_list_share', idea_list_handle: ideas_list_handle }
    const calls: [CapabilityId, string, Record<string, unknown>][] = [
      [get, 'name', {}],
      ['ideas.saved.query', 'person_name', {}],
      ['ideas.lists.share.prepare', 'person_name', { ideas_list_handle }],
      ['relationships.interest.get', 'person_query', { subject }],
      ['relationships.interest.mutate', 'person_query', { subject, operation: 'like' }],
      [
        'relationships.connection.prepare',
        'person_query',
        { operation: 'prepare_connection_invite' },
      ],
    ]
    for (const [id, field, more] of calls) {
      for (const name of ['Otto', 'Nobody at all']) {
        const input = { ...more, person_handle: mira, [field]: name }
        expect(await problem(sam, id, input), `${id} ${name}`).toEqual({
          status: 422,
          code: 'input_invalid',
          pointers: ['/person_handle', `/${field}`],
        })
      }
      // The former name means the person, too.
      const input = { ...more, person_handle: mira, [field]: 'mira' }
      expect((await answer(sam, id, input)).status, id).toBe('completed')
    }
    const wrongWords = { ...share, person_handle: other, idea_list_query: 'Cold rooms' }
    expect(await problem(sam, 'relationships.connection.prepare', wrongWords)).toEqual({
      status: 422,
      code: 'input_invalid',
      pointers: ['/idea_list_handle', '/idea_list_query'],
    })
  })

  test('the answer to a name that several people have offers all of them', async () => {
    for (const _ of [1, 2]) {
      await answer(sam, 'relationships.people.manage', {
        operation: 'create',
        display_name: 'Jonas',
      })
    }
    const { status, error, next_actions } = await answer(sam, get, { name: ' JONAS ' })
    expect(status).toBe('needs_input')
    expect(error).toMatchObject({
      code: 'person_ambiguous',
      pointer: '/name',
      prerequisite: { capability: 'relationships.people.ensure' },
    })
    expect(error.candidates).toMatchObject([{ display_name: 'Jonas' }, { display_name: 'Jonas' }])
    expect(next_actions).toMatchObject([{ capability: 'relationships.people.query' }])
  })

  test('the answer to an unknown name reveals nothing of accounts, and says how to save the person', async () => {
    const answers = []
    for (const name of ['Kim', 'Sam', 'Stranger']) {
      const { body, text } = await sam.call(get, { name })
      expect(body.status).toBe('needs_input')
      expect(body.error).toMatchObject({
        code: 'person_unresolved',
        pointer: '/name',
        prerequisite: { capability: 'relationships.people.ensure', input: { people: [name] } },
      })
      answers.push(text.replaceAll(name, '…').replaceAll(body.request_id, ''))
    }
    expect(new Set(answers).size).toBe(1)
  })

  test('an input that the schema does not allow is refused', async () => {
    expect(await problem(sam, get, {})).toMatchObject({ status: 422 })
    expect((await sam.call(get, { name: ' ' })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: '/name', code: 'blank' }],
    })
    expect(await problem(sam, get, { name: 'x'.repeat(161) })).toMatchObject({
      status: 422,
      pointers: ['/name'],
    })
    expect(await problem(sam, get, { name: 'half \ud83d' })).toMatchObject({ status: 422 })
  })

  test("another account's person is answered exactly like an unknown one", async () => {
    const [handle] = await people(sam, 'Private')
    const answers = []
    for (const person_handle of [handle, 'pe_00000000000000000000000000', 'pl_1']) {
      const { body } = await kim.call(get, { person_handle })
      answers.push({ ...body, request_id: null })
    }
    expect(await problem(kim, get, { person_handle: handle })).toEqual(notFound('/person_handle'))
    for (const other of answers) expect(other).toEqual(answers[0])
  })
})
