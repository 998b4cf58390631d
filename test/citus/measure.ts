// Measures creating lists and reading their page on several databases in turns, with one server for each URL of a database:
// calls a second, and CPU a call of the server (with what calls it) and of PostgreSQL, all nodes together and each by itself.
// Databases must be migrated, and one on Citus distributed; what this makes in them stays.
//
//   node --import ./server/preflight.mjs test/citus/measure.ts [ROUNDS] NAME URL[,URL] FOLDER[,FOLDER] …
//
// The servers of a NAME that begins with `routed` have DATABASE_ROUTING=on.
// FOLDER is where a node keeps its data on this machine (test/citus/cluster.sh: /dev/shm/citus-15700/coordinator, …).
import { insertAccount } from '#server/data/accounts/insert.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import { postgresCpu } from '#test/bench/process_cpu.ts'
import { startTestServer } from '#test/support/server.ts'
import { allAbilities, type Caller, makeCaller } from '#test/support/world.ts'

/** How many accounts call at once, and how often each in a round: CPU is counted in hundredths of a second for each process. */
const accounts = 16
const calls = 32

const works = {
  create: (caller: Caller) => caller.call('ideas.lists.create', { name: 'Measured' }),
  lists: (caller: Caller) => caller.call('ideas.lists.query'),
}

type Work = keyof typeof works

/** One round of one work on one database. */
interface Round {
  readonly work: Work
  readonly rate: number
  readonly server: number
  /** Of each node. */
  readonly nodes: readonly number[]
}

/** In how many rounds one account calls: more would reach its limits. */
const roundsOfAccount = 3

async function start(name: string, urls: readonly string[], folders: readonly string[]) {
  const database_routing = name.startsWith('routed')
  const services = await Promise.all(
    urls.map((url) => startTestServer(url, { rate_limits: true, worker: false, database_routing })),
  )
  const callers: Caller[] = []
  const sets = Math.ceil((times + 1) / roundsOfAccount)
  for (let number = 0; number < accounts * sets; number += 1) {
    const service = services[number % services.length]
    if (!service) throw new Error('A database has at least one URL.')
    const { database } = service.runtime
    const email = `${name}-${number}-${Date.now()}@example.test`
    const facts = { display_name: 'Sam', email, timezone: 'Europe/Berlin' }
    const account = await insertAccount(database, facts)
    const { token } = await insertToken(database, account, { abilities: allAbilities, days: 1 })
    callers.push(makeCaller(() => service.url, token))
  }
  const clocks = folders.map(postgresCpu)
  const cpu = () => clocks.map((clock) => clock() ?? 0)
  const rounds: Round[] = []
  let calling = 0
  return {
    name,
    rounds,
    async round(work: Work) {
      const set = calling % sets
      calling += 1
      const before = { time: performance.now(), server: process.cpuUsage(), nodes: cpu() }
      await Promise.all(
        callers.slice(set * accounts, (set + 1) * accounts).map(async (caller) => {
          for (let count = 0; count < calls; count += 1) {
            const { status, text } = await works[work](caller)
            if (status !== 200 && status !== 201) throw new Error(text)
          }
        }),
      )
      const seconds = (performance.now() - before.time) / 1000
      const { user, system } = process.cpuUsage(before.server)
      const all = accounts * calls
      const nodes = cpu().map((used, at) => (used - (before.nodes[at] ?? 0)) / all)
      rounds.push({ work, rate: all / seconds, server: (user + system) / all, nodes })
    },
    close: () => Promise.all(services.map((service) => service.close({ grace: 0, limit: 0 }))),
  }
}

/** The lower quarter, which a busy machine disturbs least. */
function quarter(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? 0
}

const [first = '', ...rest] = process.argv.slice(2)
const times = Number(first)
const measured = []
for (let at = 0; at < rest.length; at += 3) {
  const [name = '', urls = '', folders = ''] = rest.slice(at, at + 3)
  measured.push(await start(name, urls.split(','), folders.split(',')))
}
for (const work of ['create', 'lists'] as const) {
  // The first is not counted: statements are prepared in it.
  for (let time = 0; time <= times; time += 1) {
    for (const one of measured) {
      await one.round(work)
      if (time === 0) one.rounds.pop()
    }
  }
}
for (const work of ['create', 'lists'] as const) {
  for (const { name, rounds } of measured) {
    const own = rounds.filter((round) => round.work === work)
    const rates = own.map(({ rate }) => -rate)
    const server = quarter(own.map((round) => round.server))
    const database = quarter(own.map(({ nodes }) => nodes.reduce((sum, used) => sum + used, 0)))
    const [{ nodes } = { nodes: [] }] = own
    const each = nodes.map((_, at) => quarter(own.map((round) => round.nodes[at] ?? 0)).toFixed(0))
    const shares = each.length > 1 ? ` (${each.join(', ')})` : ''
    const rate = -quarter(rates)
    console.log(
      `${work} ${name}: ${rate.toFixed(0)} a second, server ${server.toFixed(0)} µs, database ${database.toFixed(0)}${shares} µs a call`,
    )
  }
}
for (const one of measured) await one.close()
process.exit()
