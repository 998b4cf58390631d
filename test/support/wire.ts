import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A transaction as PostgreSQL was asked for it. */
export interface SentTransaction {
  /** The texts of the statements, one list for each round trip: what is sent before an answer to it is awaited. */
  readonly roundTrips: readonly (readonly string[])[]
}

/** The wire between a service and its database, which records the transactions that write. */
export interface Wire {
  /** The database's URL by this wire. */
  readonly url: string
  /** The transactions that were committed or rolled back since the last call, in the order of their ends. */
  take(): SentTransaction[]
  close(): Promise<void>
}

/** Puts a wire between a service and the database of `databaseUrl`, whose server has a socket on this machine. */
export async function startWire(databaseUrl: string): Promise<Wire> {
  const url = new URL(databaseUrl)
  const socket = `${url.searchParams.get('host')}/.s.PGSQL.${url.port}`
  const sockets = new Set<Socket>()
  let ended: SentTransaction[] = []
  const server = createServer((caller) => {
    const database = connect(socket)
    for (const [from, to] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
    const texts = new Map<string, string>()
    let unanswered = 0
    let current: string[][] | null = null
    const onStatement = (text: string) => {
      if (text.startsWith('begin') && text.includes('read write')) current = []
      if (current === null) return
      if (unanswered === 0 || current.length === 0) current.push([])
      current.at(-1)?.push(text)
      if (text !== 'commit' && text !== 'rollback') return
      ended.push({ roundTrips: current })
      current = null
    }
    const asked = reader(1, (type, body) => {
      const [first = '', second = ''] = body.toString('utf8').split('\0')
      if (type === 'P') texts.set(first, second)
      if (type === 'B') onStatement(texts.get(second) ?? '')
      if (type === 'Q') onStatement(first)
      if (type === 'Q' || type === 'S') unanswered += 1
    })
    const answered = reader(0, (type) => {
      if (type === 'Z') unanswered = Math.max(0, unanswered - 1)
    })
    caller.on('data', (bytes) => {
      asked(bytes)
      database.write(bytes)
    })
    database.on('data', (bytes) => {
      answered(bytes)
      caller.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    take() {
      const taken = ended
      ended = []
      return taken
    },
    async close() {
      for (const each of sockets) each.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Splits the bytes of one direction into messages; the first `untyped` of them have no letter for their type. */
function reader(untyped: number, onMessage: (type: string, body: Buffer) => void) {
  let rest: Buffer = Buffer.alloc(0)
  let left = untyped
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const start = left > 0 ? 0 : 1
      if (rest.length < start + 4) return
      const end = start + rest.readInt32BE(start)
      if (rest.length < end) return
      onMessage(start === 0 ? '' : String.fromCharCode(rest[0] ?? 0), rest.subarray(start + 4, end))
      rest = rest.subarray(end)
      left = Math.max(0, left - 1)
    }
  }
}
