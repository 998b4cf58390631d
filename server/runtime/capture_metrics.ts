import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Accounts with captures that are due. */
export interface DueCaptures {
  readonly accounts: number
  /** Seconds since the first of them is due; 0 where none is. */
  readonly oldest: number
}

/** The metrics of captures and roundups. */
export interface CaptureMetrics {
  /** Counts one attempt to read a capture; `code` says why it failed or what it asks. */
  captureEnded(end: string, code: string | null): void
  /** Counts the seconds of one part of an attempt: wait, fetch, read or save. */
  captureStage(stage: string, seconds: number): void
  /** Counts one fetch for a capture, and the bytes it brought. */
  pageFetched(why: string, bytes: number): void
  /** Counts one reading of a roundup's source. */
  roundupRead(code: string, seconds: number): void
  /** Remembers what is due. */
  capturesDue(due: DueCaptures): void
}

/** Makes the metrics of captures. Labels come from closed sets only. */
export function makeCaptureMetrics(registry: Registry): CaptureMetrics {
  const registers = [registry]
  let due: DueCaptures = { accounts: 0, oldest: 0 }
  const ends = new Counter({
    name: 'capture_ends_total',
    help: 'Attempts to read captures, by how they ended, and why they failed or what they asked.',
    labelNames: ['end', 'code'],
    registers,
  })
  const seconds = new Histogram({
    name: 'capture_seconds',
    help: 'How long the parts of an attempt took: waiting for it, fetching, reading, and storing what came of it; and how long the source of a roundup took.',
    labelNames: ['stage'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    registers,
  })
  const fetches = new Counter({
    name: 'fetches_total',
    help: 'Fetches for captures, by what came of them.',
    labelNames: ['why'],
    registers,
  })
  const bytes = new Counter({
    name: 'fetch_bytes_total',
    help: 'Bytes of the pages that were fetched for captures, decoded.',
    registers,
  })
  const roundups = new Counter({
    name: 'roundup_readings_total',
    help: 'Readings of the sources of roundups, by what came of them.',
    labelNames: ['code'],
    registers,
  })
  new Gauge({
    name: 'capture_due_accounts',
    help: 'Accounts with captures that are due, as of the last sample.',
    registers,
    collect() {
      this.set(due.accounts)
    },
  })
  new Gauge({
    name: 'capture_due_seconds',
    help: 'How long the first account with due captures has waited, as of the last sample.',
    registers,
    collect() {
      this.set(due.oldest)
    },
  })
  return {
    captureEnded: (end, code) => ends.inc({ end, code: code ?? 'none' }),
    captureStage: (stage, took) => seconds.observe({ stage }, took),
    pageFetched(why, count) {
      fetches.inc({ why })
      bytes.inc(count)
    },
    roundupRead(code, took) {
      roundups.inc({ code })
      seconds.observe({ stage: 'roundup' }, took)
    },
    capturesDue(sampled) {
      due = sampled
    },
  }
}
