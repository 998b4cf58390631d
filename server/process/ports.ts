import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ListenAddress, listen } from '#server/process/listen.ts'

/** A port that is bound before there is anything to serve on it. */
export interface HeldPort {
  /** The server's URL. */
  readonly url: string
  readonly port: number
  /** Lets a server answer on this port from now on. */
  handOver(server: Server): Promise<void>
}

/** What is answered on a port until its server has started: it lives, and is not ready. */
const starting = JSON.stringify({ status: 'not_ready' })
const alive = JSON.stringify({ status: 'ok' })

/**
 * Binds a port, so that a start fails before it has done anything if the port cannot be used. Until it is handed over,
 * `/healthz` answers that the process lives, and everything else 503 with `Retry-After`.
 *
 * @returns the bound port. Throws one line that names the setting if it cannot be bound.
 */
export async function holdPort(listenAddress: ListenAddress): Promise<HeldPort> {
  const holder = createServer((request, response) => {
    const isHealth = request.url === '/healthz'
    response.writeHead(isHealth ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(!isHealth && { 'retry-after': '1' }),
      connection: 'close',
    })
    response.end(isHealth ? alive : starting)
  })
  const url = await listen(holder, listenAddress)
  return {
    url,
    port: (holder.address() as AddressInfo).port,
    handOver(server) {
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        // The bound socket changes hands; connections of the holder end with their answers.
        server.listen(holder, () => {
          server.off('error', reject)
          holder.closeIdleConnections()
          resolve()
        })
      })
    },
  }
}

/** The ports of a service. */
export interface HeldPorts {
  readonly port: HeldPort
  /** Null for no metrics. */
  readonly metrics_port: HeldPort | null
}

/** Binds the ports of a service. Throws one line that names the setting if one cannot be bound. */
export async function holdPorts({
  host,
  port,
  metrics_port,
}: {
  host: string
  port: number
  metrics_port: number | null
}): Promise<HeldPorts> {
  return {
    port: await holdPort({ host, port, setting: 'PORT' }),
    metrics_port:
      metrics_port === null
        ? null
        : await holdPort({ host, port: metrics_port, setting: 'METRICS_PORT' }),
  }
}
