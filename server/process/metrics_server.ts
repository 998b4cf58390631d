import { createServer, type Server } from 'node:http'
import type { Metrics } from '#server/runtime/metrics.ts'

/** Makes the server that Prometheus and a supervisor ask: `/metrics`, and `/healthz`, which answers while the process runs. */
export function makeMetricsServer(metrics: Metrics): Server {
  return createServer(async (request, response) => {
    if (request.url === '/healthz') {
      return response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n')
    }
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.page())
  })
}
