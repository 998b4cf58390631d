// What becomes of writes under each fault, on a PostgreSQL of its own: servers in processes, callers who ask again.
//
//   npm run test:faults                 every fault
//   npm run test:faults -- kill disk    only these
//
// It ends with code 1 if anything acknowledged was lost, done twice or shown to somebody else.
import '#codegen/commands/help.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { registry } from '#generated/server/capabilities.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { startEmbedded } from '#server/database/embedded/open.ts'
import { findPostmaster } from '#server/database/embedded/postmaster.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { type Caller, type Figures, underFault } from '#test/faults/load.ts'
import { type Network, startNetwork } from '#test/support/network.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server_process.ts'

const { brand } = registry

/** How many accounts write. Each has two writes under way, so that writes meet in shared transactions and in locks. */
const accounts = 16
const key = randomBytes(32).toString('base64')

/** Two servers that reach one database through a network, and accounts. */
interface Place {
  readonly folder: string
  readonly network: Network
  readonly servers: ServerProcess[]
  readonly callers: readonly Caller[]
  readonly superuserUrl: string
  /** Another server in the place of one, with further variables of its environment. */
  startServer(settings?: Record<string, string>): Promise<ServerProcess>
}

interface Fault {
  readonly name: string
  readonly about: string
  /** Where the files of the database are; a folder of their own by default. Null if that cannot be had here. */
  readonly folder?: () => string | null
  readonly bring: (place: Place) => Promise<void>
}

const faults: readonly Fault[] = [
  {
    name: 'kill',
    about: 'one of two servers is killed, 10 times',
    async bring(place) {
      for (let round = 0; round < 10; round += 1) {
        const next = place.startServer()
        await pause(300)
        await place.servers[round % 2]?.kill()
        place.servers[round % 2] = await next
      }
    },
  },
  {
    name: 'database',
    about: 'PostgreSQL is killed, 3 times',
    async bring({ folder }) {
      for (let round = 0; round < 3; round += 1) {
        const postmaster = findPostmaster(join(folder, 'postgres'))
        if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
        await pause(6_000)
      }
    },
  },
  {
    name: 'cut',
    about: 'every connection to the database breaks, 20 times',
    async bring({ network }) {
      for (let round = 0; round < 20; round += 1) {
        network.cut()
        await pause(250)
      }
    },
  },
  {
    name: 'stall',
    about: 'no byte passes for 3 s, then all do, 3 times',
    async bring({ network }) {
      for (let round = 0; round < 3; round += 1) {
        network.stall()
        await pause(3_000)
        network.resume()
        await pause(1_000)
      }
    },
  },
  {
    name: 'lose',
    about: 'bytes disappear for 8 s',
    async bring({ network }) {
      network.lose()
      await pause(8_000)
      network.restore()
      await pause(7_000)
    },
  },
  {
    name: 'commit',
    about: 'one answer to a COMMIT in ten gets lost, for 8 s',
    async bring({ network }) {
      network.loseCommits(0.1)
      await pause(8_000)
      network.loseCommits(0)
    },
  },
  {
    name: 'freeze',
    about: 'one of two servers stands still for 12 s (SIGSTOP), then goes on',
    async bring({ servers }) {
      servers[0]?.signal('SIGSTOP')
      await pause(12_000)
      servers[0]?.signal('SIGCONT')
      await pause(3_000)
    },
  },
  {
    name: 'clock',
    about: "one server's clock is a day ahead, the other's a day late, then both jump back",
    async bring(place) {
      for (const hours of [24, -24]) {
        const at = hours > 0 ? 0 : 1
        await place.servers[at]?.kill()
        place.servers[at] = await place.startServer({ NODE_OPTIONS: shiftedClock(place, hours) })
      }
      await pause(4_000)
    },
  },
  {
    name: 'disk',
    about: 'the disk of the database is full for 6 s',
    folder: smallDisk,
    async bring({ folder }) {
      const ballast = join(folder, 'ballast')
      fill(ballast)
      await pause(6_000)
      rmSync(ballast)
      await pause(4_000)
    },
  },
]

/** A program that each Node loads first: it moves the clock of the process, and moves it back after three seconds. */
function shiftedClock({ folder }: Place, hours: number): string {
  const path = join(folder, `clock_${hours > 0 ? 'ahead' : 'late'}.mjs`)
  writeFileSync(
    path,
    `const real = Date.now
    const since = performance.now()
    const now = () => real() + (performance.now() - since < 3_000 ? ${hours * 3_600_000} : 0)
    globalThis.Date = class extends Date {
      constructor(...given) { if (given.length === 0) super(now()); else super(...given) }
      static now() { return now() }
    }`,
  )
  return `--import=${path}`
}

/** A file system of 300 MB in memory, which only root may make. */
function smallDisk(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'faults', folder])
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
}

function fill(path: string): void {
  const file = openSync(path, 'w')
  try {
    for (const bytes of [Buffer.alloc(1 << 20), Buffer.alloc(1 << 12)]) {
      try {
        for (;;) writeSync(file, bytes)
      } catch {
        // It is full, for blocks of this size.
      }
    }
  } finally {
    closeSync(file)
  }
}

async function run(fault: Fault, folder: string): Promise<Figures> {
  chmodSync(folder, 0o755)
  const settings = { max_wal_size: '64MB' }
  const embedded = await startEmbedded({ dataDir: folder, brand, settings })
  await migrate(embedded.url, brand)
  const callers = await makeCallers(embedded.url)
  const network = await startNetwork(embedded.url)
  const startServer = (settings = {}) =>
    startServerProcess(network.url, key, { DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings })
  const servers = [await startServer(), await startServer()]
  const superuserUrl = Object.assign(new URL(embedded.superuserUrl), { pathname: `/${brand}` }).href
  const place: Place = { folder, network, servers, callers, superuserUrl, startServer }
  try {
    const lanes = 2 * accounts
    return await underFault({ servers, callers, superuserUrl, lanes }, () => fault.bring(place))
  } finally {
    await Promise.all(servers.map((server) => server.kill()))
    await network.close()
    await embedded.stop()
  }
}

async function makeCallers(url: string): Promise<Caller[]> {
  const database = openDatabase({ url, brand, connections: 1 })
  const callers: Caller[] = []
  for (let at = 0; at < accounts; at += 1) {
    const display_name = `Host ${at}`
    const email = `${randomUUID()}@example.test`
    const account = await insertAccount(database, { display_name, email, timezone: 'Etc/UTC' })
    const abilities = ['planning:read', 'planning:write']
    const { token } = await insertToken(database, account, { abilities, days: 1 })
    callers.push({ owner: account.owner, token })
  }
  await database.close()
  return callers
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !faults.some((fault) => fault.name === name))
if (unknown !== undefined) {
  console.error(
    `There is no fault ${unknown}; there are ${faults.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
const columns = ['acknowledged', 'failed', 'lost', 'doubled', 'foreign', 'wrong', 'outage'] as const
console.log(`fault     ${columns.map((name) => name.padStart(12)).join('')}`)
for (const fault of faults) {
  if (asked.length > 0 && !asked.includes(fault.name)) continue
  const folder = fault.folder ? fault.folder() : mkdtempSync(join(tmpdir(), 'faults-'))
  if (folder === null) {
    console.log(
      `${fault.name.padEnd(10)}  not tried: it needs Linux and root, to mount a small disk`,
    )
    continue
  }
  try {
    const figures = await run(fault, folder)
    const cells = columns.map((name) => String(figures[name]) + (name === 'outage' ? ' ms' : ''))
    const line = cells.map((cell) => cell.padStart(12)).join('')
    console.log(`${fault.name.padEnd(10)}${line}  ${fault.about}`)
    const { lost, doubled, foreign, wrong } = figures
    if (lost + doubled + foreign + wrong > 0) process.exitCode = 1
  } finally {
    if (fault.folder) execFileSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
