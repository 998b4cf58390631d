import { setTimeout as pause } from 'node:timers/promises'
import type { Email, Mailer } from '#server/outbound/email/client.ts'
import type { ServiceOptions } from '#server/process/service.ts'

/** What a mail about signing in says. */
export interface ReceivedMail {
  readonly email: Email
  /** The path of its link; empty where it has none. */
  readonly path: string
  /** Its code without the space; empty where it has none. */
  readonly code: string
}

/** A mailbox for everybody. */
export interface Mailbox {
  /** Of a service that sends to it. */
  readonly options: Pick<ServiceOptions, 'mail'>
  /** All messages, the oldest first. */
  readonly all: Email[]
  /** The oldest message to an address that was not taken out before; waits for it. */
  next(address: string): Promise<ReceivedMail>
}

/** Makes a mailbox. */
export function aMailbox(): Mailbox {
  const all: Email[] = []
  const taken = new Set<Email>()
  const mailer: Mailer = {
    idempotent: true,
    place: 'a test',
    async send(email) {
      all.push(email)
      return { state: 'accepted' }
    },
    close() {},
  }
  return {
    options: { mail: { mailer, from: 'plans@service.example' } },
    all,
    async next(address) {
      for (let waits = 0; waits < 400; waits += 1) {
        const email = all.find((one) => one.to.address === address && !taken.has(one))
        if (email) {
          taken.add(email)
          return read(email)
        }
        await pause(10)
      }
      throw new Error(`No mail came to ${address}.`)
    },
  }
}

function read(email: Email): ReceivedMail {
  const [path = ''] = /\/sign-in\/[\w/-]+/.exec(email.text) ?? []
  const [, first = '', last = ''] = /code is (\d{4}) (\d{4})/.exec(email.text) ?? []
  return { email, path, code: first + last }
}
