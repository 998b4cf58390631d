import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { registry } from '#generated/server/capabilities.ts'
import type { FetchConfig } from '#server/config.ts'
import { behindRequests } from '#server/database/behind_requests.ts'
import { openDatabase } from '#server/database/open_database.ts'
import { isMigrated } from '#server/database/migrate.ts'
import { findToken } from '#server/data/tokens/find.ts'
import { availabilityJob } from '#server/jobs/availability.ts'
import { deletionJob } from '#server/jobs/deletion.ts'
import { discoveryJob } from '#server/jobs/discovery.ts'
import { makeReplicator } from '#server/jobs/replicator.ts'
import { usualDayBytes } from '#server/domain/media/files.ts'
import { defaultRetention, type Retention } from '#server/domain/calls/retention.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { itemWordsJob } from '#server/jobs/item_words.ts'
import { searchJob } from '#server/jobs/search.ts'
import { sharedListsJob } from '#server/jobs/shared_lists.ts'
import { startWorker, type Worker } from '#server/jobs/run.ts'
import type { ReaderThreads } from '#server/jobs/threads.ts'
import type { Pooler } from '#server/database/pooler.ts'
import { calendarJobs, warnOfAllowed } from '#server/process/calendars.ts'
import { captureJobs } from '#server/process/captures.ts'
import {
  makeFailureLog,
  otherProxy,
  unnamedPooler,
  unnamedProxies,
} from '#server/process/failure_log.ts'
import { type MailSettings, mailJobs } from '#server/process/mail.ts'
import { makeMetricsServer } from '#server/process/metrics_server.ts'
import { type HeldPorts, holdPorts } from '#server/process/ports.ts'
import { openReaders } from '#server/process/readers.ts'
import { openModel } from '#server/outbound/language_model.ts'
import { fetchDocument } from '#server/outbound/fetch/document.ts'
import { mayBeAllowed } from '#server/outbound/fetch/allow.ts'
import { makeAuthenticate } from '#server/runtime/authenticate.ts'
import {
  agreementTo,
  type ModelConfig,
  providerName,
} from '#server/domain/assistant/language_model.ts'
import { operatorLinks, type OperatorUrls } from '#server/domain/web/operator_links.ts'
import type { SignUpMode } from '#server/domain/web/sign_up.ts'
import type { OnDefect } from '#server/runtime/check.ts'
import type { Log } from '#server/runtime/log.ts'
import { makeMetrics } from '#server/runtime/metrics.ts'
import { openPictures } from '#server/pictures/open.ts'
import { makeRates, unlimited } from '#server/runtime/rate.ts'
import {
  makeAddressOf,
  makeCountedNetworkOf,
  makeSourceOf,
} from '#server/runtime/remote_address.ts'
import { makeRetentionVisits } from '#server/runtime/retention.ts'
import type { Runtime } from '#server/runtime/runtime.ts'
import { makeSeal } from '#server/runtime/seal.ts'
import { makeUploadSlots } from '#server/runtime/upload_slots.ts'
import { makeTell } from '#server/runtime/tell.ts'
import { makeWebKeys } from '#server/runtime/web_keys.ts'
import type { Interpreter } from '#server/surfaces/assistant/interpreter.ts'
import { understandByModel } from '#server/surfaces/assistant/model/interpret.ts'
import { rules } from '#server/surfaces/assistant/rules/interpret.ts'
import { mountAssistant } from '#server/surfaces/assistant/surface.ts'
import { makeHttpServer } from '#server/surfaces/http/surface.ts'
import { countRequests } from '#server/surfaces/http/under_way.ts'
import { mountOauth } from '#server/surfaces/oauth/surface.ts'
import { makeOauthServer } from '#server/surfaces/oauth/server.ts'
import { oauthRoutes } from '#server/surfaces/oauth/consent/route.ts'
import { mcpEndpoints, mountMcp } from '#server/surfaces/mcp/surface.ts'
import { mountPages } from '#server/surfaces/web/links/surface.ts'
import { assistantRoutes } from '#server/surfaces/web/assistant/routes.ts'
import { missingPage, mountWeb } from '#server/surfaces/web/surface.ts'

/** What a service is started with. */
export interface ServiceOptions {
  /** A migrated database. */
  readonly database_url: string
  /** What is between this process and PostgreSQL; nothing by default. */
  readonly database_pooler?: Pooler
  /** Whether each account is served at the node of Citus that has its rows; false by default. */
  readonly database_routing?: boolean
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  /** Null for no metrics server. */
  readonly metrics_port: number | null
  /** The two ports, if they have been bound. */
  readonly ports?: HeldPorts
  /** The URL under which callers reach the service; null for the address it listens on. */
  readonly public_url: string | null
  /** Keys of the seals, newest first. */
  readonly keys: readonly Buffer[]
  readonly rate_limits: boolean
  /** Who may make an account; people who were invited by default. */
  readonly sign_up?: SignUpMode
  /** Pages of the people who run the service; none by default. */
  readonly operator_urls?: OperatorUrls
  /** Networks of the proxies in front of this service, in CIDR notation; none by default. */
  readonly trusted_proxies?: readonly string[]
  /** Origins whose pages may call the API from a browser; none by default. */
  readonly origins?: readonly string[]
  /** What becomes of an answer that breaks a promise of the registry; null where answers are not checked. */
  readonly onDefect: OnDefect | null
  readonly check_bodies?: boolean
  readonly connections?: number
  /** Whether this process also does the work outside of requests. True by default. */
  readonly worker?: boolean
  /** How long things are kept; as the service is shipped by default. */
  readonly retention?: Retention
  /** How this process sends mail. By default it does not: other processes do. */
  readonly mail?: MailSettings | null
  /** What this process fetches; public addresses by default. */
  readonly fetch?: FetchConfig
  /** Whether apps may connect by OAuth; true by default. */
  readonly oauth?: boolean
  /** Threads that read calendars and captures; 1 by default. */
  readonly reader_threads?: number
  /** Threads that several services of a process share; its own by default. */
  readonly threads?: ReaderThreads
  /** Bytes that an account may upload in a day; 200 MiB by default. */
  readonly media_day_bytes?: number
  /** Whether words in pictures are read; true by default. */
  readonly ocr?: boolean
  /** Whether all that a start makes is there; the service is not ready before. Always by default. */
  readonly isComplete?: () => boolean
  /** Whether the Assistant is there; true by default. */
  readonly assistant?: boolean
  /** What understands messages to it; rules by default. */
  readonly interpreter?: Interpreter
  /** What else understands messages to it; nothing by default. */
  readonly model?: ModelConfig | null
  /** Milliseconds of the model in a turn; 30,000 by default. */
  readonly model_limit?: number
  readonly log: Log
}

/** A running service. */
export interface Service {
  /** Without a trailing slash. */
  readonly url: string
  readonly metrics_url: string | null
  readonly runtime: Runtime
  /**
   * Stops the service. It is not ready from now on; for `grace` milliseconds every answer closes its connection; then
   * no new request is accepted. Resolves when every request has been answered, or `limit` milliseconds after that.
   */
  close(waiting?: { grace?: number; limit?: number }): Promise<void>
}

/** Starts everything one process runs, on a migrated database. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const {
    log,
    sign_up = 'invited',
    fetch: fetching = { on: true, allow: [] },
    reader_threads = 1,
    ocr = true,
    oauth = true,
    isComplete = () => true,
    assistant = true,
    model = null,
    retention = defaultRetention,
  } = options
  const failures = makeFailureLog(log)
  const database = openDatabase({
    url: options.database_url,
    brand: registry.brand,
    connections: options.connections,
    pooler: options.database_pooler,
    routed: options.database_routing,
    onError: failures.connection,
    onPooler: () => log.warn(unnamedPooler),
  })
  const metrics = makeMetrics()
  const ending = new AbortController()
  const understanding = model
    ? understandByModel(openModel(model), {
        ending: ending.signal,
        log,
        limit: options.model_limit,
      })
    : rules
  const { interpreter = understanding } = options
  const rates = options.rate_limits ? makeRates(database, metrics.codesOff) : unlimited
  const replication = replicationJob(database, metrics.freeTimeCopied)
  const pictures = openPictures()
  let worker: Worker | null = null
  const replicator = makeReplicator(
    replication,
    () => worker?.wake(),
    (error) => failures.job(error, replication.kind),
  )
  const runtime = {
    database,
    rates,
    addressOf: makeAddressOf(options.trusted_proxies ?? [], (proxy) =>
      log.warn({ proxy }, otherProxy),
    ),
    sourceOf: makeSourceOf(options.keys),
    networkOf: makeCountedNetworkOf(options.trusted_proxies ?? []),
    metrics,
    log,
    authenticate: makeAuthenticate(
      (hash, remote_address) => findToken(database, hash, remote_address),
      rates.failed,
    ),
    seal: makeSeal(options.keys),
    web_keys: makeWebKeys(options.keys),
    sign_up,
    operator_links: options.operator_urls ? operatorLinks(options.operator_urls) : [],
    base_url: '',
    ...(options.mail && { mail_from: options.mail.from }),
    ...(options.mail?.shown_place && { mail_place: options.mail.shown_place }),
    onDefect: options.onDefect,
    replicate: replicator.replicate,
    wake: () => worker?.wake(),
    retention: makeRetentionVisits(),
    media: {
      pictures,
      uploads: makeUploadSlots(),
      day_bytes: options.media_day_bytes ?? usualDayBytes,
    },
    ending: ending.signal,
    ...(model && {
      model: {
        provider: providerName(model),
        agreement: agreementTo(model),
        captures: model.captures !== undefined,
      },
    }),
    off: assistant ? [] : (['assistant'] as const),
    isFetchAllowed: (address: URL) => mayBeAllowed(fetching.allow, address),
    ...(oauth && {
      oauth: {
        fetchDocument: (url: string, signal: AbortSignal) =>
          fetchDocument(readers.fetcher, url, signal),
      },
    }),
  }
  const { seal, operator_links } = runtime
  const base_url = () => runtime.base_url
  const mail = options.mail
    ? mailJobs(options.mail, {
        database,
        seal,
        base_url,
        log,
        metrics,
        sign_up,
        rates,
        operator_links,
      })
    : []
  if (options.public_url?.startsWith('https:') && !options.trusted_proxies?.length) {
    log.warn(unnamedProxies)
  }
  let draining = false
  const requests = countRequests()
  const posts = mcpEndpoints(runtime)
  const server = makeHttpServer({
    runtime,
    requests,
    isDraining: () => draining,
    isReady: async () => !draining && isComplete() && (await within(1_000, isMigrated(database))),
    check_bodies: options.check_bodies,
    origins: options.origins,
    missing: missingPage(runtime),
    posts,
    mount(app) {
      const server = makeOauthServer(runtime)
      mountOauth(server)(app)
      const kept_days = retention.conversations_days
      const talk = assistant ? assistantRoutes({ interpreter, kept_days }) : []
      if (assistant) mountAssistant(runtime, { interpreter, kept_days })(app)
      mountMcp(runtime, posts)(app)
      mountPages(runtime)(app)
      mountWeb(runtime, [...oauthRoutes(server), ...talk])(app)
    },
  })
  const metricsServer = options.metrics_port === null ? null : makeMetricsServer(metrics)
  const { host } = options
  const { port, metrics_port } = options.ports ?? (await holdPorts(options))
  const { url } = port
  runtime.base_url = options.public_url ?? url
  await port.handOver(server)
  if (metricsServer) await metrics_port?.handOver(metricsServer)
  warnOfAllowed(fetching, log)
  const readers = openReaders(
    { fetch: fetching, reader_threads, threads: options.threads, ocr },
    { host, base_url, metrics, pictures, under_way: requests.counted },
  )
  // What nobody waits for at this moment.
  const behind = behindRequests(database, requests)
  const calendars = calendarJobs(readers, { database: behind, seal, log, metrics })
  const tell = makeTell({ seal, base_url, onDefect: options.onDefect })
  const captures = captureJobs(readers, { database: behind, seal, tell, log, metrics, model })
  // Links in messages begin with the address, which is known only now.
  if (options.worker !== false) {
    worker = startWorker({
      database,
      jobs: [
        replication,
        availabilityJob(database, metrics.freeTimeCopied),
        retentionJob(behind, retention),
        deletionJob({ database, seal, base_url }, () => metrics.accountLeft('deleted')),
        discoveryJob({ database, seal, tell, log }),
        searchJob(database),
        sharedListsJob(database),
        itemWordsJob(behind),
        ...mail,
        ...calendars.jobs,
        ...captures.jobs,
      ],
      onError: failures.job,
    })
  }
  return {
    url,
    metrics_url: metrics_port && `${metrics_port.url}/metrics`,
    runtime,
    async close({ grace = 1_000, limit = 8_000 } = {}) {
      draining = true
      for (const job of mail) job.stop()
      calendars.stop()
      const stopped = Promise.all([worker?.stop(), captures.stop().then(() => readers.stop())])
      const late = pause(grace + limit + 500, undefined, { ref: false })
      await pause(grace)
      ending.abort()
      await closeServer(server, limit)
      await pictures.stop()
      // A mail server may take longer to answer. Whether that message arrived is then unknown.
      await Promise.race([Promise.all([stopped, replicator.ended()]), late])
      options.mail?.mailer.close()
      if (metricsServer) await closeServer(metricsServer, 0)
      await database.close()
    },
  }
}

/** Closes a server when its last answer has been sent, or after `limit` milliseconds. */
async function closeServer(server: Server, limit: number): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  // Under steady traffic close() alone never ends, so idle connections are closed repeatedly.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), limit)
  await ended
  clearInterval(idle)
  clearTimeout(late)
}

async function within(milliseconds: number, question: Promise<boolean>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false).unref())
  return Promise.race([question.catch(() => false), late])
}
