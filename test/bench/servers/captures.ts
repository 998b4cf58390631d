import { readConfig } from '#server/config.ts'
import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { argument, report } from '#test/bench/servers/child.ts'

// As shipped, but without limits of rates, and it may fetch what the second argument says, as FETCH_ALLOW has it. It
// reads captures where the third argument is `reads`.
const { fetch, reader_threads } = readConfig({ FETCH_ALLOW: argument(1) })
const service = await startService({
  database_url: argument(0),
  host: '127.0.0.1',
  port: 0,
  metrics_port: null,
  public_url: null,
  keys: [Buffer.alloc(32, 1)],
  rate_limits: false,
  check_answers: false,
  fetch,
  reader_threads,
  worker: argument(2) === 'reads',
  log: makeLog('silent'),
})
report(service.url)
