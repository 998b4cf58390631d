import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import type { EmbeddedDatabase } from '#server/database/embedded/open.ts'
import type { PostgresAnswer } from '#test/support/postgres/answer.ts'

/** Starts one PostgreSQL for the whole run when the first test process asks for it, and ends it with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<EmbeddedDatabase> | null = null
  const server = createServer(async (socket) => {
    socket.on('error', () => {})
    starting ??= start()
    const answer: PostgresAnswer = await starting.then(
      ({ superuserUrl }) => ({ superuserUrl }),
      (error: Error) => ({ error: error.message }),
    )
    socket.end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  project.provide('postgres_port', port)
  return async () => {
    server.close()
    const postgres = await starting?.catch(() => null)
    await postgres?.stop()
  }
}

async function start(): Promise<EmbeddedDatabase> {
  const { startPostgres } = await import('#test/support/postgres/start.ts')
  return startPostgres()
}
