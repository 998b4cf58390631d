import { randomBytes, randomUUID } from 'node:crypto'
import { hashToken } from '#server/domain/calls/token_format.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import type { BenchAccount, BenchDatabase } from '#test/bench/database.ts'
import { line } from '#test/bench/measure.ts'
import { analyse } from '#test/bench/reads.ts'
import type { Rig } from '#test/bench/rigs.ts'
import { answering, type Contender, inTurns, type Rounds } from '#test/bench/rounds.ts'
import { serve } from '#test/bench/serve.ts'
import { callOf, type Shot, seriesOf } from '#test/bench/shots.ts'

const connections = 4

/** Microseconds of the server's CPU that a page may cost over the calls that it makes, and bytes of HTML. */
const limits = { page: 30_000, bytes: 30_000 }

/** Pages, and how many capability calls they make at most. */
const pages = {
  Today: '/',
  agents: '/settings/agents',
  approvals: '/approvals',
  account: '/settings/account',
} as const

/** (web): what pages of people who are signed in cost beside the brief, and an app's token beside a token. */
export async function webCost(rig: Rig, rounds: Rounds): Promise<void> {
  const { bench, folder } = rig
  console.log('\n(web) pages of 64 accounts that are signed in, and calls of apps')
  const server = await serve('ours', folder, bench.url)
  const accounts = await bench.accounts(64, 'reader')
  const apps = await bench.accounts(64, 'app')
  const cookies = await signIn(bench, accounts)
  await connectApps(bench, apps)
  const read = (of: readonly BenchAccount[]) =>
    seriesOf(of.map(({ token }) => callOf('ideas.lists.query', token, { limit: 5 })))
  const contenders: Contender[] = [
    ...Object.entries(pages).map(([name, path]) =>
      answering(name, server, rig, seriesOf(cookies.map((cookie) => visit(path, cookie))), {
        connections,
      }),
    ),
    answering(
      'brief',
      server,
      rig,
      seriesOf(accounts.map(({ token }) => callOf('planning.brief.get', token, {}))),
      { connections },
    ),
    answering('token', server, rig, read(accounts), { connections }),
    answering('app', server, rig, read(apps), { connections }),
  ]
  const seen = await inTurns(contenders, rounds, () => analyse([rig]))
  const [cookie = ''] = cookies
  for (const [name, path] of Object.entries(pages)) {
    const cpu = seen.median(name, 'server')
    console.log(line(`${name}: server CPU in µs`, cpu, limits.page, cpu <= limits.page))
    const html = await fetch(server.url + path, { headers: visit(path, cookie).headers })
    const { length } = Buffer.from(await html.arrayBuffer())
    console.log(line(`${name}: bytes of HTML`, length, limits.bytes, length <= limits.bytes))
  }
  const today = seen.ratio('Today', 'brief', 'server')
  console.log(line('server CPU: Today / brief', today, 2, today <= 2))
  const app = seen.ratio('app', 'token', 'server')
  console.log(line('server CPU: a call of an app / of a token', app, 1.05, app <= 1.05))
  server.stop()
}

/** A page, as somebody who is signed in asks for it. */
export function visit(path: string, cookie: string): Shot {
  return { path, method: 'GET', headers: { accept: 'text/html', cookie }, body: null }
}

/** Gives each account a browser that is signed in. @returns the cookies. */
export async function signIn(
  bench: BenchDatabase,
  accounts: readonly BenchAccount[],
): Promise<string[]> {
  const cookies: string[] = []
  for (const { owner } of accounts) {
    const secret = randomBytes(32).toString('base64url')
    await bench.asSuperuser(
      `insert into sessions (session_hash, owner_id, session_id, display_name, timezone, browser, expires_at)
       values ($1, $2, $3, 'Reader', 'Europe/Berlin', 'Firefox', now() + interval '1 day')`,
      [hashLinkToken(secret), owner, randomUUID()],
    )
    cookies.push(`service_session=${secret}`)
  }
  return cookies
}

/** Makes the tokens of these accounts those of connected apps. */
async function connectApps(bench: BenchDatabase, accounts: readonly BenchAccount[]): Promise<void> {
  for (const { token } of accounts) {
    const grant = randomUUID()
    await bench.asSuperuser(
      `update tokens set kind = 'oauth', grant_id = $2, principal_id = $2, audience = 'api' where token_hash = $1`,
      [hashToken(token), grant],
    )
  }
}
