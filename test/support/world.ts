import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import type { CapabilityId, Data } from '#generated/types.ts'
import { insertAccount } from '#server/data/accounts/insert.ts'
import type { Database } from '#server/database/db.ts'
import { insertToken } from '#server/data/tokens/insert.ts'
import type { Problem } from '#server/runtime/failure.ts'
import type { Envelope } from '#server/runtime/outcome.ts'
import type { OutcomeError } from '#server/runtime/outcome_error.ts'
import type { Service, ServiceOptions } from '#server/process/service.ts'
import type { TestDatabase } from '#test/support/cluster.ts'
import { makeRunDatabase } from '#test/support/run_database.ts'
import { startTestServer } from '#test/support/server.ts'

export const allAbilities = ['planning:read', 'planning:write', 'planning:rsvp', 'planning:commit']

/** An answer as a test looks at it: the envelope's members and the problem's, whichever it is. */
export type AnswerBody<D> = Omit<Envelope, 'status' | 'data' | 'error'> &
  Omit<Problem, 'status' | 'errors'> & {
    /** A result status, or the HTTP status of a problem. */
    status: string | number
    data: D
    error: OutcomeError
    errors: { pointer: string; code: string; message: string; suggestion?: string }[]
    execution_id: string
    replayed?: boolean
  }

export interface TestAnswer<D> {
  status: number
  headers: Headers
  body: AnswerBody<D>
  /** The body as it was sent. */
  text: string
}

export interface CallOptions {
  /** A key of its own by default where one is needed; null sends none. */
  key?: string | null
  /** Sends the envelope form with this version. */
  version?: string
  /** Sends the envelope form without a version. */
  envelope?: boolean
  headers?: Record<string, string>
}

/** Somebody who calls a service with a token. */
export interface Caller {
  /** Calls a capability over HTTP. */
  call<Id extends CapabilityId>(
    id: Id,
    input?: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<TestAnswer<Data<Id>>>
  /** Any request with this account's token; `path` begins with a slash. */
  request(path: string, init?: RequestInit): Promise<Response>
}

/** A caller whose account the test may look into. */
export interface Account extends Caller {
  /** Where they are. */
  world: World
  token: string
  /** The account's uuid. */
  owner: string
}

export interface World {
  url: string
  database: Database
  database_url: string
  superuser_url: string
  service: Service
  /** Makes an account, and a token with these abilities; with all of them by default. */
  account(name: string, options?: AccountOptions): Promise<Account>
  /** Another token of an account, perhaps with fewer abilities. */
  token(account: Pick<Account, 'owner'>, abilities?: string[]): Promise<Account>
  stop(): Promise<void>
}

/** How an account is made. */
export interface AccountOptions {
  /** What its token may do; everything by default. */
  abilities?: string[]
  timezone?: string
}

/** How a world is made. */
export interface WorldOptions extends Partial<ServiceOptions> {
  /** Whether the database has one node where others are distributed. */
  plain_database?: boolean
}

/**
 * A world for the tests of a file, which starts before the first of them and stops after the last. Nothing may be
 * asked of it before it has started.
 */
export function useWorld(options: WorldOptions = {}): World {
  let started: World | null = null
  beforeAll(async () => {
    started = await startWorld(options)
  })
  afterAll(() => started?.stop())
  return laterWorld(() => started)
}

const shared = new Map<boolean, Promise<World>>()

/**
 * A world that other test files of this process use too, and that stops with it: for tests that see of it what their own
 * accounts do, and change nothing that concerns all accounts. There is one whose service does the work outside of requests,
 * and one whose does not. A world of its own costs a file a quarter of a second of CPU, and whatever PostgreSQL has not
 * yet planned.
 */
export function useSharedWorld({ worker = true }: Pick<WorldOptions, 'worker'> = {}): World {
  let started: World | null = null
  beforeAll(async () => {
    const world = shared.get(worker) ?? startWorld({ worker })
    shared.set(worker, world)
    started = await world
  })
  return laterWorld(() => started)
}

/** A world that starts before it is used. */
function laterWorld(started: () => World | null): World {
  const world = () => started() ?? refuseEarly()
  return {
    get url() {
      return world().url
    },
    get database() {
      return world().database
    },
    get database_url() {
      return world().database_url
    },
    get superuser_url() {
      return world().superuser_url
    },
    get service() {
      return world().service
    },
    account: (...given) => world().account(...given),
    token: (...given) => world().token(...given),
    stop: () => world().stop(),
  }
}

/** An account for the tests of a file, which is made before the first of them. */
export function useAccount(world: World, name: string, options: AccountOptions = {}): Account {
  let made: Account | null = null
  const account = () => made ?? refuseEarly()
  beforeAll(async () => {
    made = await world.account(name, options)
  })
  return {
    world,
    get token() {
      return account().token
    },
    get owner() {
      return account().owner
    },
    call: (...given) => account().call(...given),
    request: (...given) => account().request(...given),
  }
}

function refuseEarly(): never {
  throw new Error('Ask in a test or a hook: before them nothing has started.')
}

/** A service with a database of its own, in this process. `prepare` fills the database before the service starts. */
export async function startWorld(
  { plain_database, ...options }: WorldOptions = {},
  prepare?: (database: TestDatabase) => Promise<void>,
): Promise<World> {
  const test = await makeRunDatabase(plain_database)
  await prepare?.(test)
  const service = await startTestServer(test.url, options)
  const { database } = service.runtime
  const { url } = service
  const world: World = {
    url,
    database,
    database_url: test.url,
    superuser_url: test.superuserUrl,
    service,
    async account(name, { abilities = allAbilities, timezone = 'Europe/Berlin' } = {}) {
      const email = `${name.toLowerCase()}-${randomUUID()}@example.test`
      const account = await insertAccount(database, { display_name: name, email, timezone })
      const { token } = await insertToken(database, account, { abilities, days: 1 })
      return makeAccount(world, token, account.owner)
    },
    async token({ owner }, abilities = allAbilities) {
      const account = { owner, display_name: 'Sam', email: '', timezone: 'Europe/Berlin' }
      const { token } = await insertToken(database, account, { abilities, days: 1 })
      return makeAccount(world, token, owner)
    },
    async stop() {
      await service.close({ grace: 0, limit: 0 })
      await test.drop()
    },
  }
  return world
}

function makeAccount(world: World, token: string, owner: string): Account {
  return { world, token, owner, ...makeCaller(() => world.url, token) }
}

/** A caller of the service at `url`, which may be another each time. */
export function makeCaller(url: () => string, token: string): Caller {
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${url()}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    })
  return {
    request,
    async call(id, input = {}, { key, version, envelope, headers } = {}) {
      const sent = version !== undefined || envelope ? { version, input } : input
      const chosen = key === undefined && capabilities[id].idempotency_key ? randomUUID() : key
      const response = await request(`/api/v2/capabilities/${id}`, {
        method: 'POST',
        body: JSON.stringify(sent),
        headers: {
          'content-type': 'application/json',
          ...(chosen != null && { 'idempotency-key': chosen }),
          ...headers,
        },
      })
      const text = await response.text()
      const body = JSON.parse(text)
      await checkCandidates(body)
      return { status: response.status, headers: response.headers, body, text }
    },
  }
}

/** Whatever a test is about: candidates are of the type that the registry names for the code. */
async function checkCandidates({ error }: { error?: Partial<OutcomeError> | null }): Promise<void> {
  if (!error?.candidates) return
  const { candidateErrors } = await import('#test/contract/schemas.ts')
  const defects = candidateErrors(error)
  if (defects.length > 0) throw new Error(defects.join('\n'))
}
