import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { type CalendarMetrics, makeCalendarMetrics } from '#server/runtime/calendar_metrics.ts'
import { type CaptureMetrics, makeCaptureMetrics } from '#server/runtime/capture_metrics.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import { makeMediaMetrics, type MediaMetrics } from '#server/runtime/media_metrics.ts'

/** The metrics of one process. */
export interface Metrics extends CalendarMetrics, CaptureMetrics, MediaMetrics {
  /** Counts one call, on any surface. */
  called(surface: string, capability: string, status: number, code: string, seconds: number): void
  /** Counts one attempt to send a message. */
  mailAttempted(kind: string, state: string): void
  /** Counts one answer of a page of the web application. */
  webPage(page: string, status: number): void
  /** Counts one attempt to sign in: `way` is link or code. */
  signIn(way: string, result: string): void
  /** Counts a mail about signing in that the limits hold up, or that waited too long. */
  signInMailHeld(address: 'known' | 'other', end: 'waits' | 'dropped'): void
  /** Counts a code that did not count, because too many were tried: for an address, from a network, or in all. */
  codesOff(limit: string): void
  /** Counts a download of an account's data: one that was read to its end, one that broke off, or one that was refused. */
  accountExported(end: 'whole' | 'broken' | 'refused'): void
  /** Counts a step of an account that leaves: its end was asked for, it was kept after all, or it is deleted. */
  accountLeft(step: 'asked' | 'kept' | 'deleted'): void
  /** The page Prometheus reads, and its content type. */
  page(): Promise<string>
  readonly contentType: string
}

/** Endpoints that are counted like capabilities. */
const endpoints = new Set([
  ...['media.upload', 'media.delete', 'assistant.turn', 'assistant.commit'],
  ...['assistant.conversations', 'assistant.conversation.delete'],
])

/** A call, before it is counted. */
interface CountedCall {
  readonly surface: string
  readonly name: string
  readonly status: number
  readonly code: string
  readonly seconds: number
}

/**
 * Milliseconds between two looks at how late the event loop is, and the least that its metrics say. Each look wakes the
 * process: at ten, the package's default, one that had nothing to do used three quarters of its CPU for it.
 */
const loopLooks = 50

/** How many calls are counted at once; those before a page of the metrics are counted for it. */
const countedTogether = 64

/** Makes the counters of one process. Labels come from closed sets only. */
export function makeMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopLooks })
  const calls = new Counter({
    name: 'capability_calls_total',
    help: 'Calls by surface, capability, HTTP status and machine code.',
    labelNames: ['surface', 'capability', 'status', 'code'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'capability_call_seconds',
    help: 'How long calls took, from the token check to the answer.',
    labelNames: ['surface', 'capability'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const mail = new Counter({
    name: 'mail_attempts_total',
    help: 'Attempts to send a message, by its kind and the state the attempt left it in.',
    labelNames: ['kind', 'state'],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'web_pages_total',
    help: 'Answers of the web application, by page and HTTP status.',
    labelNames: ['page', 'status'],
    registers: [registry],
  })
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in, by way and result.',
    labelNames: ['way', 'result'],
    registers: [registry],
  })
  const off = new Counter({
    name: 'sign_in_codes_off',
    help: 'Codes that did not count because too many were tried, by the limit: address, network or all.',
    labelNames: ['limit'],
    registers: [registry],
  })
  const held = new Counter({
    name: 'sign_in_mail_held_total',
    help: 'Mails about signing in that had to wait for the limits (waits) or waited too long (dropped), by whether the address has an account: known or other.',
    labelNames: ['address', 'end'],
    registers: [registry],
  })
  const exports = new Counter({
    name: 'account_exports_total',
    help: 'Downloads of an account’s data: read to the end (whole), broken off (broken) or refused by a limit (refused).',
    labelNames: ['end'],
    registers: [registry],
  })
  const left = new Counter({
    name: 'account_deletions_total',
    help: 'Accounts whose deletion was asked for (asked) or taken back (kept), and accounts that were deleted (deleted).',
    labelNames: ['step'],
    registers: [registry],
  })
  // One look-up finds both children: finding them by their labels costs more than counting.
  const children = new Map<
    string,
    { calls: Counter.Internal; durations: Histogram.Internal<string> }
  >()
  const count = ({ surface, name, status, code, seconds }: CountedCall) => {
    const capability = isCapability(name) || endpoints.has(name) ? name : 'unknown'
    const key = `${surface} ${capability} ${status} ${code}`
    let child = children.get(key)
    if (!child) {
      child = {
        calls: calls.labels({ surface, capability, status, code }),
        durations: durations.labels({ surface, capability }),
      }
      children.set(key, child)
    }
    child.calls.inc()
    child.durations.observe(seconds)
  }
  // Counted together: one call alone finds nothing of this in the processor's caches, which costs ten times as much.
  let uncounted: CountedCall[] = []
  const countAll = () => {
    const all = uncounted
    uncounted = []
    for (const one of all) count(one)
  }
  return {
    ...makeCalendarMetrics(registry),
    ...makeMediaMetrics(registry),
    ...makeCaptureMetrics(registry),
    called(surface, name, status, code, seconds) {
      uncounted.push({ surface, name, status, code, seconds })
      if (uncounted.length >= countedTogether) countAll()
    },
    webPage: (page, status) => pages.inc({ page, status }),
    signIn: (way, result) => signIns.inc({ way, result }),
    accountExported: (end) => exports.inc({ end }),
    accountLeft: (step) => left.inc({ step }),
    codesOff: (limit) => off.inc({ limit }),
    signInMailHeld: (address, end) => held.inc({ address, end }),
    mailAttempted: (kind, state) => mail.inc({ kind, state }),
    page() {
      countAll()
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
