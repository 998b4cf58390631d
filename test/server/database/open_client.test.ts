import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '#server/database/open_client.ts'
import { readConfig } from '#server/config.ts'
import { testCertificate } from '#test/support/test_certificate.ts'

/** What PostgreSQL says to a client that asks for TLS, and the handshake that follows; nothing comes after it. */
const server = createServer((socket: Socket) => {
  socket.on('error', () => {})
  socket.once('data', () => {
    if (says === 'N') return void socket.end('N')
    socket.write('S')
    const { cert, key } = testCertificate
    new TLSSocket(socket, { isServer: true, cert, key })
      .on('error', () => {})
      .on('data', () => {
        socket.destroy()
      })
  })
})
let says: 'S' | 'N' = 'S'
let port: number
const folder = mkdtempSync(join(tmpdir(), 'open-client-'))
const ca = join(folder, 'ca.pem')

beforeAll(async () => {
  writeFileSync(ca, testCertificate.cert)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a start says of a database behind this query. */
async function refusal(query: string): Promise<string> {
  const warned: Error[] = []
  const warn = (warning: Error) => void warned.push(warning)
  process.on('warning', warn)
  const given = `postgres://user:secret@127.0.0.1:${port}/service${query}`
  const url = readConfig({ DATABASE_URL: given }).database_url ?? ''
  const error: Error = await openClient(url, {}).then(
    () => new Error('opened'),
    (thrown) => thrown,
  )
  process.off('warning', warn)
  expect(warned).toEqual([])
  expect(error.message).not.toMatch(/secret|\n/)
  return error.message
}

test('what is the matter with TLS is told in one line that says what to change in DATABASE_URL', async () => {
  const untrusted =
    /^The certificate of the database is not trusted \(\w+\): add sslmode=verify-full&sslrootcert=\S+ to DATABASE_URL\.$/
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
    expect(await refusal(`?sslmode=${mode}`)).toMatch(untrusted)
  }
  expect(await refusal(`?sslmode=require&sslrootcert=${ca}`)).toMatch(
    /^The certificate of the database is for another host: .* DATABASE_URL /,
  )
  expect(await refusal('?sslmode=require&sslrootcert=/nowhere/ca.pem')).toBe(
    'A file that DATABASE_URL names for TLS cannot be read (ENOENT): /nowhere/ca.pem.',
  )
  says = 'N'
  expect(await refusal('?sslmode=require')).toMatch(
    / with TLS \(it does not offer TLS\): .* DATABASE_URL\.$/,
  )
  says = 'S'
})

test('a database that is not there is told with the setting that leads to it', async () => {
  const url = (host: string) => `postgres://user:secret@${host}/service`
  for (const [host, code] of [
    ['127.0.0.1:1', 'ECONNREFUSED'],
    ['none.invalid', '(ENOTFOUND|EAI_AGAIN)'],
  ] as const) {
    await expect(openClient(url(host), {})).rejects.toThrow(
      new RegExp(`^The database cannot be reached \\(${code}\\): see DATABASE_URL\\.$`),
    )
  }
})
