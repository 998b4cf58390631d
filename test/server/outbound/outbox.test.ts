import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import { makeOutbox } from '#server/outbound/email/outbox.ts'
import { email } from '#test/server/outbound/given.ts'

let data_dir: string

beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'outbox-test-'))
})

afterAll(() => rm(data_dir, { recursive: true }))

test('without settings mail is written to files, one for each message, even if it is sent again', async () => {
  const mailer = makeMailer({ url: null, key: null, data_dir })
  const folder = join(data_dir, 'outbox')
  expect(mailer).toMatchObject({ idempotent: true, place: `files in ${folder}` })
  const [one, other] = [email(), email()]
  for (const message of [one, other, one]) {
    expect(await mailer.send(message)).toEqual({ state: 'accepted' })
  }
  expect((await readdir(folder)).sort()).toEqual([`${one.id}.eml`, `${other.id}.eml`].sort())
  const path = join(folder, `${one.id}.eml`)
  const before = await readFile(path)
  await mailer.send(one)
  expect(await readFile(path)).toEqual(before)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a message whose file cannot be written is refused, and may be retried', async () => {
  const file = join(data_dir, 'in_the_way')
  await writeFile(file, '')
  expect(await makeOutbox(join(file, 'outbox')).send(email())).toMatchObject({
    state: 'refused',
    retry: true,
  })
})
