import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a server listens. */
export interface ListenAddress {
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  /** The setting that has to be changed if the port cannot be used. */
  readonly setting: 'PORT' | 'METRICS_PORT'
}

/** Starts to listen. @returns the server's URL. Throws one line that names the setting if it cannot listen. */
export function listen(server: Server, listenAddress: ListenAddress): Promise<string> {
  return new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) =>
      reject(new Error(reasonOf(error, listenAddress)))
    server.once('error', refused)
    server.listen(listenAddress.port, listenAddress.host, () => {
      server.off('error', refused)
      const address = server.address() as AddressInfo
      resolve(`http://${reachable(listenAddress.host)}:${address.port}`)
    })
  })
}

function reasonOf({ code }: NodeJS.ErrnoException, { host, port, setting }: ListenAddress): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use: set ${setting} to a free port.`
  if (code === 'EACCES')
    return `This user may not listen on port ${port}: set ${setting} to 1024 or higher.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST must be an address of this machine; it is "${host}" (${code}).`
  return `Cannot listen on port ${port} of ${host} (${code}): change HOST or ${setting}.`
}

/** The host a caller can use; `localhost` if the service listens on all addresses. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
