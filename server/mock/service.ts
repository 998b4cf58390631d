import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { registry } from '#generated/server/capabilities.ts'
import type { Database } from '#server/database/db.ts'
import { newId } from '#server/database/id.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { listen } from '#server/process/listen.ts'
import { hasAssistant, mockedAssistant } from '#server/mock/assistant.ts'
import { carryOutMock } from '#server/mock/carry_out.ts'
import { withPreferences } from '#server/mock/preference.ts'
import { makeLog } from '#server/runtime/log.ts'
import { makeMetrics } from '#server/runtime/metrics.ts'
import { unlimited } from '#server/runtime/rate.ts'
import { makeAddressOf, makeSourceOf } from '#server/runtime/remote_address.ts'
import { makeRetentionVisits } from '#server/runtime/retention.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { makeWebKeys } from '#server/runtime/web_keys.ts'
import { makeHttpServer } from '#server/surfaces/http/surface.ts'
import { mountWorks } from '#server/surfaces/assistant/endpoints.ts'
import { mountMcp } from '#server/surfaces/mcp/surface.ts'

/** Starts the mock: the service's own HTTP, MCP and Assistant surfaces, with examples behind them and no database. */
export async function startMock(place: {
  host: string
  port: number
}): Promise<{ url: string; server: Server }> {
  const log = makeLog('error')
  const runtime = {
    database: nowhere,
    rates: unlimited,
    addressOf: makeAddressOf([]),
    sourceOf: makeSourceOf([randomBytes(32)]),
    networkOf: () => null,
    metrics: makeMetrics(),
    log,
    authenticate: async (token: string | null) => {
      if (token === null) throw fail('token_missing')
      return { ...somebody, token_id: newId(), needs_approval: false, credential: null }
    },
    seal: makeSeal([randomBytes(32)]),
    web_keys: makeWebKeys([randomBytes(32)]),
    sign_up: 'closed' as const,
    base_url: '',
    // What an example suggests was written before the call, and is not held against it.
    onDefect: (defect: Error) =>
      log.error({ defect: defect.message }, 'an example breaks a promise'),
    replicate: async () => {},
    wake: () => {},
    retention: makeRetentionVisits(),
    media: null,
    carryOut: carryOutMock,
  }
  const server = makeHttpServer({
    runtime,
    isReady: async () => true,
    isDraining: () => false,
    origins: ['*'],
    mount: (app) => {
      mountMcp(runtime)(app)
      if (hasAssistant) mountWorks(runtime, mockedAssistant)(app)
    },
  })
  const url = await listen(withPreferences(server), { ...place, setting: 'PORT' })
  runtime.base_url = url
  return { url, server }
}

/** The caller behind any token. */
const somebody = {
  owner: '00000000-0000-4000-8000-000000000000',
  display_name: 'Sam',
  timezone: 'Europe/Berlin',
  abilities: Object.keys(registry.abilities),
}

const none = (): never => {
  throw new Error('The mock has no database.')
}
const nowhere: Database = {
  read: none,
  write: none,
  run: none,
  runOnBuckets: none,
  isDistributed: none,
  close: async () => {},
}
