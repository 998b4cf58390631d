import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import pg from 'pg'
import type { CapabilityId } from '#generated/types.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { openAnswer, sealAnswer } from '#server/domain/calls/stored_answer.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { aParty, aPreparedSend } from '#test/support/given/actions.ts'
import { review } from '#test/support/given/friendship.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { startTestServer } from '#test/support/server.ts'
import { type Account, useWorld } from '#test/support/world.ts'

const world = useWorld()
const seal = makeSeal([randomBytes(32)])
const whose = { owner: 'an owner', execution_id: 'an execution' }
const later = new Date(Date.now() + 60_000)

test('secrets of links are blanked out where they are stored, and come back in their places', () => {
  const secret = randomBytes(32).toString('base64url')
  const given = {
    url: `https://a.example/i/${secret}`,
    note: `é\n${secret}\u0001${secret}`,
    secret,
  }
  const text = JSON.stringify(given)
  const stored = sealAnswer(seal, whose, text, later)
  expect(stored.answer).not.toContain(secret.slice(1))
  expect(stored.sealed).not.toContain(secret.slice(1))
  expect(Object.keys(JSON.parse(stored.answer))).toEqual(['url', 'note', 'secret'])
  expect(openAnswer(seal, whose, stored)).toBe(text)
  expect(openAnswer(seal, { ...whose, execution_id: 'another' }, stored)).toBeNull()
  expect(openAnswer(makeSeal([randomBytes(32)]), whose, stored)).toBeNull()
})

test('a secret is found wherever it stands, and a word that is one character shorter does not count', () => {
  const secret = randomBytes(32).toString('base64url')
  for (let before = 0; before < 90; before += 1) {
    for (let after = 0; after < 90; after += 29) {
      const around = (word: string) =>
        `${'. '.repeat(before).slice(before)}${word}${' '.repeat(after)}`
      const stored = sealAnswer(seal, whose, around(secret), later)
      expect(stored.answer).toBe(around('*'.repeat(secret.length)))
      const short = around(secret.slice(1))
      expect(sealAnswer(seal, whose, short, later)).toEqual({ answer: short, sealed: null })
    }
  }
})

test('an answer without one is stored as it is', () => {
  const text = JSON.stringify({ name: 'Sunday', stars: '*'.repeat(43) })
  expect(sealAnswer(seal, whose, text, later)).toEqual({ answer: text, sealed: null })
  expect(openAnswer(seal, whose, { answer: text, sealed: null })).toBe(text)
})

/** Calls that answer with a link: their answers, and how to make each of them again. */
async function callsWithLinks(sam: Account, friends: Record<'ada' | 'mira', string>) {
  const made: { again: () => ReturnType<Account['call']>; text: string; id: string }[] = []
  const write = async (id: CapabilityId, input: Record<string, unknown>) => {
    const key = randomBytes(8).toString('hex')
    const again = () => sam.call(id, input, { key })
    const { text, body } = await again()
    expect(body.status, text).toBe('completed')
    made.push({ again, text, id: body.execution_id })
  }
  const { review_token } = await review(sam, { operation: 'create_invitation', mode: 'shared' })
  await write('relationships.friendship.apply', { review_token, accept_consequences: true })
  const plan = await aPreparedSend(sam, [friends.ada, friends.mira])
  await write('actions.commit', { action_handle: plan.prepared?.action_handle })
  const open = await answer(sam, 'plans.prepare_send', {
    plan_handle: await aReviewedDraft(sam),
    action: 'create_share_link',
  })
  await write('actions.commit', { action_handle: open.data.prepared?.action_handle })
  await write('ideas.lists.share.prepare', {
    ideas_list_handle: await aList(sam),
    person_handle: friends.mira,
  })
  return made
}

/** Everything that all tables hold, as text. */
async function dump(): Promise<string> {
  const client = new pg.Client({ connectionString: world.superuser_url })
  await client.connect()
  const { rows: tables } = await client.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  let all = ''
  for (const { name } of tables) {
    const { rows } = await client.query(`select t::text as row from ${name} t`)
    all += rows.map(({ row }) => `${name} ${row}\n`).join('')
  }
  await client.end()
  return all
}

test('no secret of a link stands in clear text in any table, and every answer can be had again', async () => {
  const { sam, friends } = await aParty(world)
  const made = await callsWithLinks(sam, friends)
  const secrets = made.flatMap(({ text }) => text.match(/(?<=\/[iplc]\/)[\w-]{43}(?!\w)/g) ?? [])
  expect(new Set(secrets).size).toBeGreaterThanOrEqual(4)
  const all = await dump()
  expect(all).toContain('relationships.friendship.apply')
  const found = secrets.filter((secret) => all.includes(secret))
  expect(found).toEqual([])
  expect(all.includes(sam.token)).toBe(false)

  const withoutRequest = (text: string) => {
    const { request_id, replayed, ...remembered } = JSON.parse(text)
    return remembered
  }
  for (const { again, text, id } of made) {
    const repeated = await again()
    expect(repeated.body.replayed).toBe(true)
    expect(withoutRequest(repeated.text)).toEqual(withoutRequest(text))
    const { data } = await answer(sam, 'executions.get', { execution_id: id })
    expect(data.execution.result).toEqual(withoutRequest(text))
  }

  // As an older release has stored it.
  const [first] = made
  if (!first) throw new Error('Nothing was made.')
  const plain = JSON.stringify(withoutRequest(first.text))
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update executions set answer = ${plain}, sealed = null
      where owner_id = ${sam.owner} and execution_id = ${parseHandle('execution', first.id)}`,
  })
  expect(withoutRequest((await first.again()).text)).toEqual(withoutRequest(first.text))
})

test('an answer whose key is gone is not repeated, and nothing is done again', async () => {
  const sam = await world.account('Sam')
  const { review_token } = await review(sam, { operation: 'create_invitation', mode: 'shared' })
  const input = { review_token, accept_consequences: true }
  const { body } = await sam.call('relationships.friendship.apply', input, { key: 'once' })
  const other = await startTestServer(world.database_url, { keys: [randomBytes(32)] })
  const ask = (id: string, given: object) =>
    fetch(`${other.url}/api/v2/capabilities/${id}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sam.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'once',
      },
      body: JSON.stringify(given),
    }).then((response) => response.json())
  expect(await ask('relationships.friendship.apply', input)).toMatchObject({
    code: 'idempotency_conflict',
    current: { execution_id: body.execution_id },
  })
  const { execution_id } = body
  expect(await ask('executions.get', { execution_id })).toMatchObject({
    data: { execution: { status: 'completed', result: null } },
  })
  await other.close({ grace: 0, limit: 0 })
})
