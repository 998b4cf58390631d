import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { rootCertificates } from 'node:tls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { findBinaries } from '#server/database/embedded/binaries.ts'
import { ensureCluster } from '#server/database/embedded/cluster.ts'
import {
  endPostmaster,
  findPostmaster,
  type Postmaster,
  spawnPostmaster,
} from '#server/database/embedded/postmaster.ts'
import { giveTo, userFor } from '#server/database/embedded/user.ts'
import { openClient } from '#server/database/open_client.ts'
import { testCertificate } from '#test/support/test_certificate.ts'
import { brand } from '#test/support/postgres/answer.ts'

// A PostgreSQL on a network, with TLS and without. It takes everybody, so that only the client insists on TLS.

// Making a database takes a second, and a busy machine takes its time.
vi.setConfig({ hookTimeout: 60_000 })

/** The address that the certificate names, and one that leads to the same server. */
const host = '127.0.0.2'
const other = '127.0.0.3'

const folder = mkdtempSync(join(tmpdir(), 'database-tls-'))
const cluster = join(folder, 'postgres')
const user = userFor(cluster)
const file = (name: string) => join(folder, name)
let port: number
let server: Postmaster

beforeAll(async () => {
  // PostgreSQL may run as another user, who must be able to enter it.
  chmodSync(folder, 0o755)
  const binaries = findBinaries(brand, user)
  ensureCluster(binaries, cluster, user)
  writeFileSync(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.0/8 trust\n')
  writeFileSync(join(cluster, 'server.crt'), testCertificate.cert)
  writeFileSync(join(cluster, 'server.key'), testCertificate.key, { mode: 0o600 })
  writeFileSync(file('ca.pem'), testCertificate.cert)
  writeFileSync(file('wrong.pem'), rootCertificates[0] ?? '')
  setTls('on')
  if (user) giveTo(cluster, user)
  port = await freePort()
  const settings = { listen_addresses: `${host},${other}`, port: `${port}`, fsync: 'off' }
  const state = spawnPostmaster(binaries, cluster, user, settings)
  for (let found = findPostmaster(cluster); ; found = findPostmaster(cluster)) {
    if (state.exited) throw new Error('PostgreSQL did not start.')
    if (found?.ready) {
      server = found
      return
    }
    await pause(10)
  }
})

afterAll(async () => {
  if (server) await endPostmaster(cluster, server)
  rmSync(folder, { recursive: true, force: true })
})

/** What it is told of TLS when it starts or reads its settings again. */
function setTls(ssl: 'on' | 'off'): void {
  writeFileSync(join(cluster, 'postgresql.auto.conf'), `ssl = ${ssl}\n`)
}

async function freePort(): Promise<number> {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, host, resolve))
  const address = taken.address()
  await new Promise((resolve) => taken.close(resolve))
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Whether a connection by these parameters of DATABASE_URL has TLS; or the one line of a start that is refused. */
async function connect(query: string, at = host): Promise<boolean | string> {
  const given = `postgres://postgres@${at}:${port}/postgres${query}`
  const url = readConfig({ DATABASE_URL: given }).database_url ?? ''
  const client = await openClient(url, {}).catch((error: Error) => error)
  if (client instanceof Error) return client.message
  const { rows } = await client.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()')
  await client.end()
  return rows[0].ssl
}

const modes = ['prefer', 'require', 'verify-ca', 'verify-full']

/** Encrypted, whatever the certificate says. */
const unverified = ['?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require']
const trusted = `sslrootcert=${file('ca.pem')}`

test('each mode connects with TLS to a database whose certificate is trusted', async () => {
  for (const mode of modes) expect(await connect(`?sslmode=${mode}&${trusted}`), mode).toBe(true)
  for (const query of [`?${trusted}`, ...unverified]) expect(await connect(query), query).toBe(true)
  expect(await connect('?sslmode=disable')).toBe(false)
})

test('a certificate that is signed by others, or is for another host, ends the start in one line', async () => {
  const untrusted =
    /^The certificate of the database is not trusted \(\w+\): add sslmode=verify-full&sslrootcert=\S+ to DATABASE_URL\.$/
  for (const mode of modes) {
    expect(await connect(`?sslmode=${mode}`), mode).toMatch(untrusted)
    const wrong = `?sslmode=${mode}&sslrootcert=${file('wrong.pem')}`
    expect(await connect(wrong), mode).toMatch(untrusted)
    expect(await connect(`?sslmode=${mode}&${trusted}`, other), mode).toBe(
      'The certificate of the database is for another host: name the host in DATABASE_URL as the certificate does.',
    )
  }
})

test('a database without TLS ends the start in one line, though it would take a connection', async () => {
  setTls('off')
  process.kill(server.pid, 'SIGHUP')
  // It reads its settings a moment later.
  while ((await connect(`?sslmode=require&${trusted}`)) === true) await pause(10)
  expect(await connect('?sslmode=disable')).toBe(false)
  const queries = modes.map((mode) => `?sslmode=${mode}&${trusted}`)
  for (const query of [...queries, `?${trusted}`, ...unverified]) {
    expect(await connect(query), query).toBe(
      'The database cannot be reached with TLS (it does not offer TLS): turn TLS on at the database, or change sslmode in DATABASE_URL.',
    )
  }
})
