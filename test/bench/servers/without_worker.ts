import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { argument, report } from '#test/bench/servers/child.ts'

// As one of several on a database: workers are processes of their own.
const service = await startService({
  database_url: argument(0),
  host: '127.0.0.1',
  port: 0,
  metrics_port: null,
  public_url: null,
  keys: [Buffer.alloc(32, 1)],
  rate_limits: true,
  check_answers: false,
  worker: false,
  log: makeLog('silent'),
})
report(service.url)
