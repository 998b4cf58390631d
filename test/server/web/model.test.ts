import { afterAll, expect, test } from 'vitest'
import { agree, modelAt } from '#test/support/given/model.ts'
import { rowsOf } from '#test/support/given/actions.ts'
import { aMailbox } from '#test/support/given/sign_in_mail.ts'
import { say } from '#test/support/given/talk.ts'
import { startModelServer } from '#test/support/model_server.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const server = await startModelServer()
afterAll(() => server.close())
const mailbox = aMailbox()
const world = useWorld({ ...mailbox.options, model: modelAt(server, 'openai') })
const saving = useWorld({
  ...mailbox.options,
  model: modelAt(server, 'openai', { captures: 'all' }),
})
const without = useWorld(mailbox.options)

const path = '/settings/account'

test('a model understands nobody before they agree, and nobody who takes it back', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  server.play(() => ({ say: 'A model says so.' }))
  const saidBy = async () => (await say(sam, 'what waits for me')).body
  const off = await saidBy()
  expect(off).toMatchObject({ turn: { interpreter: 'rules' }, usage: { fallback: 'off' } })
  expect(server.asked).toEqual([])
  const { json } = await client.get(path)
  expect(json.model).toEqual({ provider: server.host, agreed: false })
  const { text } = await client.get(path, { accept: 'text/html' })
  expect(text).toContain(`Understand me with <bdi>${server.host}</bdi>`)

  await client.submit(`${path}/model`, { model: server.host }, path)
  expect(await saidBy()).toMatchObject({
    turn: { interpreter: 'model' },
    reply: { text: 'A model says so.' },
  })
  await client.submit(`${path}/model`, { model: 'models.example' }, path)
  expect((await client.get(path)).json.model).toMatchObject({ agreed: true })
  await client.submit(`${path}/model`, { model: '' }, path)
  server.play(() => ({ say: 'A model says so.' }))
  expect(await saidBy()).toMatchObject({ usage: { fallback: 'off' } })
  expect(server.asked).toEqual([])
  const audit = await rowsOf<{ capability: string }>(world, sam, 'audit')
  expect(audit.map(({ capability }) => capability)).toEqual(
    expect.arrayContaining(['web.model.agree', 'web.model.end']),
  )
})

test('without a model there is no switch', async () => {
  const sam = await without.account('Sam')
  const client = await signedInClient(without, sam)
  expect((await client.get(path)).json.model).toBeUndefined()
  const { text } = await client.get(path, { accept: 'text/html' })
  expect(text).not.toContain('Understand me')
  const { status } = await client.submit(`${path}/model`, { model: 'OpenAI' }, path)
  expect(status).toBe(404)
})

test('who agreed to less is asked again where a model also names what people save', async () => {
  const sam = await saving.account('Sam')
  await agree(saving, sam, server.host)
  const client = await signedInClient(saving, sam)
  expect((await client.get(path)).json.model).toEqual({ provider: server.host, agreed: false })
  const { text } = await client.get(path, { accept: 'text/html' })
  expect(text).toContain('What you paste to save as an idea goes to')
  server.play(() => ({ say: 'A model says so.' }))
  expect((await say(sam, 'what waits for me')).body).toMatchObject({ usage: { fallback: 'off' } })
  await client.submit(`${path}/model`, { model: server.host }, path)
  expect((await client.get(path)).json.model).toMatchObject({ agreed: false })
  await client.submit(`${path}/model`, { model: `${server.host}, captures` }, path)
  expect((await client.get(path)).json.model).toMatchObject({ agreed: true })
  expect((await say(sam, 'what waits for me')).body).toMatchObject({
    turn: { interpreter: 'model' },
  })
})
