import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A network between a service and its database, which a test can stop. */
export interface Network {
  /** The database's URL through this network. */
  readonly url: string
  /** From now on bytes disappear in both directions, and nobody is told. */
  lose(): void
  /** Bytes go through again; connections that lost some stay silent. */
  restore(): void
  /** Every connection breaks at once, and both ends notice. */
  cut(): void
  /** No byte arrives until `resume` is called; none is lost. */
  stall(): void
  resume(): void
  /**
   * From now on this share of connections, from 0 to 1, breaks when it commits: PostgreSQL gets the commit, and its
   * answer gets lost.
   */
  loseCommits(share: number): void
  /** How many answers to a commit it has lost. */
  readonly lostCommits: number
  close(): Promise<void>
}

/** The query `commit` as it is sent: its length, its text and a zero. */
const commit = Buffer.from([0, 0, 0, 11, ...Buffer.from('commit'), 0])

/** Puts a network between a service and the database of `databaseUrl`, by the socket that it names, or by TCP. */
export async function startNetwork(databaseUrl: string): Promise<Network> {
  const url = new URL(databaseUrl)
  const folder = url.searchParams.get('host')
  const place =
    folder === null
      ? { host: url.hostname, port: Number(url.port) }
      : { path: `${folder}/.s.PGSQL.${url.port}` }
  const sockets = new Set<Socket>()
  let lost = false
  let stalled = false
  let commitShare = 0
  let lostCommits = 0
  const server = createServer((caller) => {
    const database = connect(place)
    const ends: [Socket, Socket][] = [
      [caller, database],
      [database, caller],
    ]
    // A connection that has lost a byte never goes on.
    let silent = lost
    let committing = false
    const cutBoth = () => {
      caller.destroy()
      database.destroy()
    }
    for (const [from, to] of ends) {
      sockets.add(from)
      if (stalled) from.pause()
      from.on('data', (bytes) => {
        silent ||= lost
        if (committing) {
          // PostgreSQL has ended the transaction.
          if (from === database && /COMMIT\0|ROLLBACK\0/.test(bytes.toString('latin1'))) cutBoth()
          return
        }
        if (from === caller && bytes.includes(commit) && Math.random() < commitShare) {
          committing = true
          lostCommits += 1
          to.write(bytes)
          return
        }
        if (!silent) to.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        if (!lost && !silent) to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    lose() {
      lost = true
    },
    restore() {
      lost = false
    },
    cut() {
      for (const each of sockets) each.destroy()
    },
    stall() {
      stalled = true
      for (const each of sockets) each.pause()
    },
    resume() {
      stalled = false
      for (const each of sockets) each.resume()
    },
    loseCommits(share) {
      commitShare = share
    },
    get lostCommits() {
      return lostCommits
    },
    async close() {
      for (const each of sockets) each.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
