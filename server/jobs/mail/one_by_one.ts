import type { OutgoingResult } from '#server/data/outgoing/rows.ts'
import type { Database } from '#server/database/db.ts'
import type { MailAttempt } from '#server/jobs/mail/attempt.ts'
import type { MailJob } from '#server/jobs/mail/job.ts'
import { maxAttempts } from '#server/jobs/mail/result.ts'
import { persist } from '#server/jobs/persist.ts'
import type { MailJobOptions } from '#server/jobs/mail/options.ts'

/** Messages of an account that are claimed, sent and recorded one after the other. */
export interface Messages<Claimed> {
  /** The name of the job's work. */
  readonly work: MailJob['kind']
  /** The name of the messages in logs and metrics. */
  readonly kind: MailAttempt['kind']
  /** Marks those of which nobody knows whether they were sent. @returns how many there were. */
  abandon(
    database: Database,
    owner: string,
    attempts: number,
    remembers: number | null,
  ): Promise<number>
  /** Writes what is due to be written, as long as `isOn` says so. @returns how much that was. */
  write?(options: MailJobOptions, owner: string, isOn: () => boolean): Promise<number>
  /** Claims one for one attempt; null where none is due. */
  claim(
    database: Database,
    owner: string,
    idempotent: boolean,
    remembers: number | null,
  ): Promise<Claimed | null>
  deliver(options: MailJobOptions, owner: string, claimed: Claimed): Promise<OutgoingResult>
  record(database: Database, owner: string, claimed: Claimed, result: OutgoingResult): Promise<void>
  /** Deletes what is of no use any more, at the end of a run. */
  tidy?(database: Database, owner: string): Promise<void>
  /** When there is something to do again; null for nothing. */
  next(database: Database, owner: string): Promise<Date | null>
}

/** Milliseconds after which a run begins nothing more, so that it ends within its lease. */
const enough = 10_000

/** Makes the job that writes and sends such messages. */
export function makeOneByOneJob<Claimed>(
  options: MailJobOptions,
  messages: Messages<Claimed>,
): MailJob {
  const { database, mailer, log, onAttempt } = options
  const { kind } = messages
  let stopped = false

  return {
    kind: messages.work,
    async run(owner) {
      const until = performance.now() + enough
      const isOn = () => !stopped && performance.now() < until
      const { idempotent, remembers = null } = mailer
      const attempts = idempotent ? maxAttempts : 1
      const abandoned = await messages.abandon(database, owner, attempts, remembers)
      for (let count = 0; count < abandoned; count += 1) onAttempt?.(kind, 'unconfirmed')
      if (abandoned > 0) log.warn({ abandoned, kind }, 'it is unknown whether messages were sent')
      let done = (await messages.write?.(options, owner, isOn)) ?? 0
      while (isOn()) {
        const claimed = await messages.claim(database, owner, idempotent, remembers)
        if (claimed === null) break
        const result = await messages.deliver(options, owner, claimed)
        await persist(() => messages.record(database, owner, claimed, result))
        done += 1
      }
      await messages.tidy?.(database, owner)
      return done > 0 && !isOn() ? 'again' : messages.next(database, owner)
    },
    stop() {
      stopped = true
    },
  }
}

/** Writes about one plan after the other, as long as `isOn` says so. @returns about how many. */
export async function writeEach(
  plan_ids: readonly string[],
  isOn: () => boolean,
  write: (plan_id: string) => Promise<void>,
): Promise<number> {
  let done = 0
  for (const plan_id of plan_ids) {
    if (!isOn()) break
    await write(plan_id)
    done += 1
  }
  return done
}
