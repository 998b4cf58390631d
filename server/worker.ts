// Does the work outside of requests: brings copies to other accounts, sends mail, reads calendars and captures, and deletes
// what is no longer needed.
// Answers no requests.
// Any number of workers may run on one database next to the servers, with the servers' keys: SERVICE_KEYS, or
// the file in DATA_DIR.
//
//   DATABASE_URL=… PUBLIC_URL=… npm run worker
//
// METRICS_PORT, 9465 by default, has /metrics and /healthz; on one machine each process needs its own.
import { flushCompileCache } from 'node:module'
import { registry } from '#generated/server/capabilities.ts'
import { type Config, ConfigError, configOrExit } from '#server/config.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { calendarJobs, warnOfAllowed } from '#server/process/calendars.ts'
import { captureJobs } from '#server/process/captures.ts'
import { makeFailureLog, unnamedPooler } from '#server/process/failure_log.ts'
import { availabilityJob } from '#server/jobs/availability.ts'
import { deletionJob } from '#server/jobs/deletion.ts'
import { discoveryJob } from '#server/jobs/discovery.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { startWorker } from '#server/jobs/run.ts'
import { itemWordsJob } from '#server/jobs/item_words.ts'
import { searchJob } from '#server/jobs/search.ts'
import { sharedListsJob } from '#server/jobs/shared_lists.ts'
import { keysOfMigrated } from '#server/process/key_ring.ts'
import { operatorLinks } from '#server/domain/web/operator_links.ts'
import { mailJobs } from '#server/process/mail.ts'
import { holdPort } from '#server/process/ports.ts'
import { prepareDatabase } from '#server/process/prepare_database.ts'
import { settingWarnings } from '#server/process/settings/warnings.ts'
import { startFailure } from '#server/process/start_failure.ts'
import { logLine } from '#server/process/start_message.ts'
import { makeMetricsServer } from '#server/process/metrics_server.ts'
import { openReaders } from '#server/process/readers.ts'
import { makeMailer } from '#server/outbound/email/mailer.ts'
import { makeLog } from '#server/runtime/log.ts'
import { makeMetrics } from '#server/runtime/metrics.ts'
import { makeRates, unlimited } from '#server/runtime/rate.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { makeTell } from '#server/runtime/tell.ts'

const { brand, title, registry_version } = registry
// A server on the same machine has 9464 by default.
const config = configOrExit('worker')
const log = makeLog(config.log_level)

const stopRequested = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => resolve())
})

try {
  const { metrics_url, stop } = await start(settingsOf(config))
  process.stdout.write(
    process.stdout.isTTY === true
      ? `${title}: working; metrics at ${metrics_url}\n`
      : logLine(`${title}: working`, { metrics: metrics_url, version: registry_version }),
  )
  // So that the next start has what was compiled, even if this process is killed.
  flushCompileCache()
  await stopRequested
  // A mail server that does not answer would take longer; the message is then shown as unconfirmed.
  setTimeout(() => process.exit(1), 9_800).unref()
  await stop()
  process.exit(0)
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`)
  process.exit(1)
}

/** Starts the worker; `stop` waits for work that has begun. */
async function start({ database_url, public_url }: WorkerSettings): Promise<RunningWorker> {
  const { host, metrics_port: port } = config
  const held = await holdPort({ host, port, setting: 'METRICS_PORT' })
  const warnings = settingWarnings(config)
  await prepareDatabase({ ...config, database_url }, (warning) => warnings.push(warning))
  const keys = await keysOfMigrated(config, database_url)
  for (const warning of warnings) log.warn(warning)
  const failures = makeFailureLog(log)
  const metrics = makeMetrics()
  const metricsServer = makeMetricsServer(metrics)
  await held.handOver(metricsServer)
  const metrics_url = `${held.url}/metrics`
  const database = openDatabase({
    url: database_url,
    brand,
    pooler: config.database_pooler,
    routed: config.database_routing,
    onError: failures.connection,
    onPooler: () => log.warn(unnamedPooler),
  })
  const mailer = makeMailer({ ...config.mail, data_dir: config.data_dir })
  const seal = makeSeal(keys)
  const base_url = () => public_url
  const rates = config.rate_limits ? makeRates(database, metrics.codesOff) : unlimited
  const mail = mailJobs(
    { mailer, from: config.mail.from, name: config.mail.name },
    {
      ...{ database, seal, base_url, log, metrics, sign_up: config.sign_up, rates },
      operator_links: operatorLinks(config.operator_urls),
    },
  )
  warnOfAllowed(config.fetch, log)
  const readers = openReaders(config, { host: config.host, base_url, metrics })
  const calendars = calendarJobs(readers, { database, seal, log, metrics })
  const tell = makeTell({ seal, base_url, onDefect: null })
  const captures = captureJobs(readers, { database, seal, tell, log, metrics, model: config.model })
  const worker = startWorker({
    database,
    jobs: [
      replicationJob(database, metrics.freeTimeCopied),
      availabilityJob(database, metrics.freeTimeCopied),
      ...mail,
      ...calendars.jobs,
      ...captures.jobs,
      retentionJob(database, config.retention),
      deletionJob({ database, seal, base_url }, () => metrics.accountLeft('deleted')),
      discoveryJob({ database, seal, tell, log }),
      searchJob(database),
      sharedListsJob(database),
      itemWordsJob(database),
    ],
    onError: failures.job,
  })
  const stop = async () => {
    for (const job of mail) job.stop()
    calendars.stop()
    const read = captures.stop().then(() => readers.stop())
    await Promise.all([worker.stop(), read])
    mailer.close()
    metricsServer.close().closeAllConnections()
    await database.close()
  }
  return { metrics_url, stop }
}

interface RunningWorker {
  readonly metrics_url: string
  readonly stop: () => Promise<void>
}

interface WorkerSettings {
  readonly database_url: string
  readonly public_url: string
}

/** Throws a ConfigError if a setting is missing that a worker needs. */
function settingsOf({ database_url, public_url }: Config): WorkerSettings {
  if (database_url === null) {
    throw new ConfigError(
      'DATABASE_URL must be set to the URL of a PostgreSQL. With the embedded database, npm start does the work of a worker itself.',
    )
  }
  if (public_url === null) {
    throw new ConfigError('PUBLIC_URL must be set, because links in mail begin with it.')
  }
  return { database_url, public_url }
}
