import { readConfig } from '#server/config.ts'
import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { argument, report, usualSettings } from '#test/bench/servers/child.ts'

// As shipped, but without limits of rates, and it may fetch what the second argument says, as FETCH_ALLOW has it. It
// reads captures where the third argument is `reads`.
const { fetch, reader_threads } = readConfig({ FETCH_ALLOW: argument(1) })
const service = await startService({
  ...usualSettings(),
  rate_limits: false,
  fetch,
  reader_threads,
  worker: argument(2) === 'reads',
  log: makeLog('silent'),
})
report(service.url)
