import { readConfig } from '#server/config.ts'
import { startService } from '#server/process/service.ts'
import { makeLog } from '#server/runtime/log.ts'
import { argument, report, usualSettings } from '#test/bench/servers/child.ts'

// As shipped, but that it may fetch the calendars of the second argument, as FETCH_ALLOW has them.
const { fetch, reader_threads } = readConfig({ FETCH_ALLOW: argument(1) })
const service = await startService({
  ...usualSettings(),
  rate_limits: true,
  fetch,
  reader_threads,
  log: makeLog('silent'),
})
report(service.url)
