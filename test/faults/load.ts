import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** An account that writes and reads during a fault. */
export interface Caller {
  readonly owner: string
  readonly token: string
}

/** What a run under a fault showed. */
export interface Figures {
  /** Writes that were answered with success. */
  readonly acknowledged: number
  /** Attempts that got no answer, or a refusal such as 503. Each was sent again with its key. */
  readonly failed: number
  /** Acknowledged writes without a trace in the database, or that are not known by their key. */
  readonly lost: number
  /** Writes with more than one effect, or of which only a part is there. */
  readonly doubled: number
  /** Rows and answers in which somebody else's data was. */
  readonly foreign: number
  /** Answers that nobody should get: a server error that is no 503, or a refusal of what is allowed. */
  readonly wrong: number
  /** The longest time without any acknowledgement, in milliseconds. */
  readonly outage: number
}

/** Where a run happens. */
export interface Run {
  /** Callers that get no answer from one ask the next. They may be replaced meanwhile. */
  readonly servers: readonly { readonly url: string }[]
  readonly callers: readonly Caller[]
  readonly superuserUrl: string
  /** How many writes are under way at a time. */
  readonly lanes: number
}

interface Write {
  readonly caller: Caller
  readonly name: string
  readonly key: string
  execution_id: string | null
}

interface Answer {
  readonly status: string | number
  readonly code?: string
  readonly execution_id?: string
  readonly replayed?: boolean
  readonly data?: { readonly items?: readonly { readonly name: string }[] }
}

/** How long callers go on trying after the fault, in milliseconds. */
const patience = 60_000

/** Writes and reads without a pause while `fault` happens, and then counts what came of it. */
export async function underFault(run: Run, fault: () => Promise<void>): Promise<Figures> {
  const writes: Write[] = []
  const acknowledgedAt: number[] = []
  let failed = 0
  let foreign = 0
  let wrong = 0
  let going = true
  let deadline = Number.POSITIVE_INFINITY

  const settle = async (write: Write, lane: number) => {
    const input = { name: write.name, directions: ['Warm', 'Near'] }
    for (let attempt = 0; performance.now() < deadline; attempt += 1) {
      const at = run.servers[(lane + attempt) % run.servers.length]
      const answer = await ask(at?.url, 'ideas.lists.create', input, write.caller, write.key)
      if (answer?.status === 'completed') {
        write.execution_id = answer.execution_id ?? ''
        acknowledgedAt.push(performance.now())
        return
      }
      failed += 1
      if (!isPassing(answer)) wrong += 1
      await pause(50)
    }
  }
  const look = async (caller: Caller, lane: number) => {
    const at = run.servers[lane % run.servers.length]
    const answer = await ask(at?.url, 'ideas.lists.query', { limit: 25 }, caller)
    if (answer?.status !== 'completed' && !isPassing(answer)) wrong += 1
    const others = answer?.data?.items?.filter(({ name }) => !name.startsWith(caller.owner)) ?? []
    foreign += others.length
  }
  const lanes = Array.from({ length: run.lanes }, async (_, lane) => {
    const caller = run.callers[lane % run.callers.length]
    if (!caller) throw new Error('There are no callers.')
    for (let turn = 0; going; turn += 1) {
      const name = `${caller.owner} ${randomUUID()}`
      const write = { caller, name, key: randomUUID(), execution_id: null }
      writes.push(write)
      await settle(write, lane)
      if (turn % 5 === 0) await look(caller, lane)
    }
  })
  // A server that has done nothing yet proves nothing.
  while (acknowledgedAt.length < 20) await pause(5)
  const since = performance.now()
  await fault()
  going = false
  deadline = performance.now() + patience
  await Promise.all(lanes)

  const times = [since, ...acknowledgedAt.filter((time) => time > since)].sort((a, b) => a - b)
  const outage = Math.max(0, ...times.slice(1).map((time, index) => time - (times[index] ?? 0)))
  const found = await count(run, writes)
  return {
    acknowledged: acknowledgedAt.length,
    failed,
    lost: found.lost + (await forgotten(run, writes)),
    doubled: found.doubled,
    foreign: foreign + found.foreign,
    wrong,
    outage: Math.round(outage),
  }
}

/** Whether a caller is asked to try again: there was no answer, or one of 503 or 409 `execution_in_progress`. */
function isPassing(answer: Answer | null): boolean {
  return !answer || answer.status === 503 || answer.code === 'execution_in_progress'
}

async function ask(
  url: string | undefined,
  id: string,
  input: object,
  { token }: Caller,
  key?: string,
): Promise<Answer | null> {
  try {
    const response = await fetch(`${url}/api/v2/capabilities/${id}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(input),
      // Longer than a server takes to notice that its database is silent.
      signal: AbortSignal.timeout(12_000),
    })
    return (await response.json()) as Answer
  } catch {
    return null
  }
}

/** Compares the database with what was acknowledged. */
async function count({ superuserUrl, callers }: Run, writes: readonly Write[]) {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const owners = callers.map(({ owner }) => owner)
  const { rows: lists } = await client.query<{ owner: string; name: string; directions: number }>(
    `select owner_id as owner, name,
       (select count(*)::int from list_directions d where (d.owner_id, d.list_id) = (l.owner_id, l.list_id)) as directions
     from lists l where owner_id = any($1)`,
    [owners],
  )
  const { rows: kept } = await client.query<{ key: string; executions: number; audits: number }>(
    `select key,
       (select count(*)::int from executions e where (e.owner_id, e.execution_id) = (k.owner_id, k.execution_id)) as executions,
       (select count(*)::int from audit a where (a.owner_id, a.execution_id) = (k.owner_id, k.execution_id)) as audits
     from idempotency_keys k where owner_id = any($1)`,
    [owners],
  )
  await client.end()
  const names = new Map<string, number>()
  for (const { name } of lists) names.set(name, (names.get(name) ?? 0) + 1)
  const keys = new Set(kept.map(({ key }) => key))
  const acknowledged = writes.filter(({ execution_id }) => execution_id !== null)
  const halves = kept.filter(({ executions, audits }) => executions !== 1 || audits !== 1)
  const parts = lists.filter(({ directions }) => directions !== 2)
  const unkeyed = writes.filter(({ name, key }) => names.has(name) !== keys.has(key))
  return {
    lost: acknowledged.filter(({ name }) => !names.has(name)).length,
    doubled:
      [...names.values()].filter((times) => times > 1).length +
      halves.length +
      parts.length +
      unkeyed.length,
    foreign: lists.filter(({ owner, name }) => !name.startsWith(owner)).length,
  }
}

/** How many acknowledged writes are not replayed with their first execution when they are sent once more. */
async function forgotten({ servers }: Run, writes: readonly Write[]): Promise<number> {
  let wrong = 0
  const left = writes.filter(({ execution_id }) => execution_id !== null).slice(-400)
  const lane = async () => {
    for (let write = left.pop(); write; write = left.pop()) {
      const { name, key, caller, execution_id } = write
      const input = { name, directions: ['Warm', 'Near'] }
      const again = await ask(servers[0]?.url, 'ideas.lists.create', input, caller, key)
      if (!again?.replayed || again.execution_id !== execution_id) wrong += 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  return wrong
}
