import { connect, isIP, type Socket } from 'node:net'
import { connect as secure } from 'node:tls'
import { plainAddress } from '#server/outbound/fetch/addresses.ts'

/** The most addresses of a name that are tried. */
const maxAddresses = 3

/** Milliseconds that one address has to accept a connection. */
const patience = 1_000

/**
 * Opens a connection to the first of these checked addresses that accepts one, and to nothing else. Rejects when none
 * does or the signal aborts.
 */
export async function openSocket(
  addresses: readonly string[],
  port: number,
  signal: AbortSignal,
): Promise<Socket> {
  for (const address of addresses.slice(0, maxAddresses)) {
    const socket = connect({ host: address, port, autoSelectFamily: false, noDelay: true })
    if (
      await isOpened(socket, 'connect', AbortSignal.any([signal, AbortSignal.timeout(patience)]))
    ) {
      if (plainAddress(socket.remoteAddress ?? '') === address) return socket
      socket.destroy()
    }
    signal.throwIfAborted()
  }
  throw new Error('no address accepts a connection')
}

/** TLS on a connection, with the certificate checked for this host. Rejects if it is not the host's. */
export async function secureSocket(
  socket: Socket,
  host: string,
  signal: AbortSignal,
): Promise<Socket> {
  const secured = secure({
    socket,
    host,
    servername: isIP(host) === 0 ? host : '',
    ALPNProtocols: ['http/1.1'],
    rejectUnauthorized: true,
  })
  if (await isOpened(secured, 'secureConnect', signal)) return secured
  throw new Error('the host has no valid certificate')
}

/** Whether a socket opens before the signal aborts; if not it is destroyed. */
function isOpened(
  socket: Socket,
  event: 'connect' | 'secureConnect',
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (opened: boolean) => {
      signal.removeEventListener('abort', onAbort)
      if (!opened) socket.destroy()
      resolve(opened)
    }
    const onAbort = () => end(false)
    // The listener stays: an error that comes later is found by the one who reads.
    socket
      .on('error', () => end(false))
      .once('close', () => end(false))
      .once(event, () => end(true))
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
}
