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
  close(): Promise<void>
}

/** Puts a network between a service and the database of `databaseUrl`, whose server has a socket on this machine. */
export async function startNetwork(databaseUrl: string): Promise<Network> {
  const url = new URL(databaseUrl)
  const socket = `${url.searchParams.get('host')}/.s.PGSQL.${url.port}`
  const sockets = new Set<Socket>()
  let lost = false
  const server = createServer((caller) => {
    const database = connect(socket)
    const ends: [Socket, Socket][] = [
      [caller, database],
      [database, caller],
    ]
    // A connection that has lost a byte never goes on.
    let silent = lost
    for (const [from, to] of ends) {
      sockets.add(from)
      from.on('data', (bytes) => {
        silent ||= lost
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
    async close() {
      for (const each of sockets) each.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
