import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Place {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  /** The setting the port comes from, for whoever has to change it. */
  readonly setting: 'PORT' | 'METRICS_PORT'
}

/** Listens, and says under which URL. Throws one line that names the setting when that is not possible. */
export function listen(server: Server, place: Place): Promise<string> {
  return new Promise((resolve, reject) => {
    const refused = (error: NodeJS.ErrnoException) => reject(new Error(reasonOf(error, place)))
    server.once('error', refused)
    server.listen(place.port, place.host, () => {
      server.off('error', refused)
      const address = server.address() as AddressInfo
      resolve(`http://${reachable(place.host)}:${address.port}`)
    })
  })
}

function reasonOf({ code }: NodeJS.ErrnoException, { host, port, setting }: Place): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is in use: set ${setting} to a free one.`
  if (code === 'EACCES')
    return `This user may not listen on port ${port}: set ${setting} to one from 1024 on.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST must be an address of this machine; it is "${host}" (${code}).`
  return `Nothing can listen on port ${port} of ${host} (${code}): set HOST and ${setting} otherwise.`
}

/** A host a caller can use where the service listens on all of them. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
