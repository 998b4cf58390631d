import type { IncomingMessage, Server } from 'node:http'

type Socket = IncomingMessage['socket']

/** Milliseconds after which a connection is ended whose caller takes nothing of what waits for it. */
export const stalledAfter = 30_000

/** Milliseconds between two looks. */
const lookEvery = 5_000

/** What a caller had taken at a look, and when it was first seen to have taken as much. */
interface Seen {
  readonly taken: number
  readonly since: number
}

/**
 * Ends connections whose caller has taken nothing for thirty seconds although bytes wait for it. One to which nothing is to
 * be said, such as a stream between two events, goes on.
 *
 * @returns what looks once at all connections, at a time in milliseconds; it is also done every five seconds.
 */
export function endStalled(server: Server): (now: number) => void {
  const sockets = new Map<Socket, Seen | null>()
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, null)
    socket.once('close', () => sockets.delete(socket))
  })
  const look = (now: number) => {
    for (const [socket, seen] of sockets) {
      const sent = sentOf(socket)
      if (sent === null || sent.waiting === 0) sockets.set(socket, null)
      else if (seen?.taken !== sent.taken) sockets.set(socket, { taken: sent.taken, since: now })
      else if (now - seen.since >= stalledAfter) socket.destroy()
    }
  }
  const looking = setInterval(() => look(performance.now()), lookEvery).unref()
  server.once('close', () => clearInterval(looking))
  return look
}

/**
 * How many bytes the caller of a connection has taken, and how many wait that the system did not take any more. Node tells
 * it of the handle alone; null where it does not.
 */
function sentOf(socket: Socket): { taken: number; waiting: number } | null {
  const handle: unknown = '_handle' in socket ? socket._handle : null
  if (handle === null || typeof handle !== 'object') return null
  if (!('bytesWritten' in handle && 'writeQueueSize' in handle)) return null
  const { bytesWritten, writeQueueSize: waiting } = handle
  if (typeof bytesWritten !== 'number' || typeof waiting !== 'number') return null
  return { taken: bytesWritten - waiting, waiting }
}
