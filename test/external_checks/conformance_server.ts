import { refuseDefect } from '#server/runtime/check.ts'
import { randomBytes } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { startBenchDatabase } from '#test/bench/database.ts'

/** Runs the service while some work is done; `url` lets every request in with a token. */
export async function withServer(work: (url: string) => Promise<void>): Promise<void> {
  const database = await startBenchDatabase()
  try {
    const { token } = await database.account('sam')
    const service = await startService({
      database_url: database.url,
      host: '127.0.0.1',
      port: 0,
      metrics_port: null,
      public_url: null,
      keys: [randomBytes(32)],
      rate_limits: false,
      onDefect: refuseDefect,
      worker: false,
      log: makeLog('error'),
    })
    const door = await openDoor(service.url, token)
    try {
      await work(door.url)
    } finally {
      await door.close()
      await service.close({ grace: 0, limit: 0 })
    }
  } finally {
    await database.stop()
  }
}

/** The suite sends no token, so it comes in by a door that adds one to every request and changes nothing else. */
async function openDoor(url: string, token: string) {
  const door = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` }
    const options = { method: asked.method, headers }
    const sent = request(`${url}${asked.url}`, options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<unknown>((resolve) => {
        door.close(resolve)
        door.closeAllConnections()
      }),
  }
}
