import { handlers } from '#generated/server/handlers.ts'
import { completed } from '#server/runtime/handler.ts'
import { makeLog } from '#server/runtime/log.ts'
import { startService } from '#server/process/service.ts'
import { argument, report } from '#test/bench/servers/child.ts'
import { capability, data } from '#test/bench/servers/read.ts'

// The one read of the comparison gets the same work as in the other servers; everything else is as shipped.
Object.assign(handlers[capability], { work: async () => completed(data) })

const service = await startService({
  database_url: argument(0),
  host: '127.0.0.1',
  port: 0,
  metrics_port: null,
  public_url: null,
  keys: [Buffer.alloc(32, 1)],
  rate_limits: false,
  check_answers: false,
  log: makeLog('error'),
})
report(service.url)
