import { readConfig } from '#server/config.ts'
import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { argument, report } from '#test/bench/servers/child.ts'

// As shipped, but that it may fetch the calendars of the second argument, as FETCH_ALLOW has them.
const { fetch, reader_threads } = readConfig({ FETCH_ALLOW: argument(1) })
const service = await startService({
  database_url: argument(0),
  host: '127.0.0.1',
  port: 0,
  metrics_port: null,
  public_url: null,
  keys: [Buffer.alloc(32, 1)],
  rate_limits: true,
  check_answers: false,
  fetch,
  reader_threads,
  log: makeLog('silent'),
})
report(service.url)
