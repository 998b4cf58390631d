import type { Delivery, Email, Mailer } from '#server/outbound/email/client.ts'
import { headerText } from '#server/outbound/email/header_text.ts'
import { headersOf } from '#server/outbound/email/mime.ts'

/** Errors of a connection that was never made: nothing can have been sent. */
const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Providers keep the keys of requests for a day; an hour of it is left for clocks and for the request itself. */
const remembers = 23 * 3_600

/**
 * Mail through an HTTP interface: a POST of JSON with the message's id as its `Idempotency-Key`, so that a
 * request that is repeated within a day sends the message once. `limit` is in milliseconds.
 */
export function makeHttpMail(url: URL, key: string | null, limit: number): Mailer {
  return {
    idempotent: true,
    remembers,
    place: url.origin,
    async send(email) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': email.id,
            ...(key !== null && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify(bodyOf(email)),
          redirect: 'manual',
          signal: AbortSignal.timeout(limit),
        })
        // Only the status matters; without its body the connection is free for the next message.
        await response.body?.cancel()
        return deliveryOf(response.status)
      } catch (error) {
        return deliveryOfError(error)
      }
    },
    close() {},
  }
}

/** The body of the request: addresses as in RFC 5322, attachments in base64. */
function bodyOf(email: Email) {
  const { calendar, from, to } = email
  return {
    from: mailbox(from),
    to: [mailbox(to)],
    subject: headerText(email.subject),
    text: email.text,
    html: email.html,
    headers: headersOf(email),
    attachments: calendar
      ? [
          {
            filename: 'plan.ics',
            content: Buffer.from(calendar.content, 'utf8').toString('base64'),
            content_type: `text/calendar; charset=utf-8; method=${calendar.method}`,
          },
        ]
      : [],
  }
}

function mailbox({ name, address }: Email['from']): string {
  return `"${headerText(name).replace(/["\\]/g, '\\$&')}" <${address}>`
}

function deliveryOf(status: number): Delivery {
  const reason = `the mail interface answered ${status}`
  if (status >= 200 && status < 300) return { state: 'accepted' }
  // The first request may still be running, or its result is unknown.
  if (status >= 500 || [408, 409, 425].includes(status)) return { state: 'unknown', reason }
  // The operator can fix these, or they pass; any other 4xx is about the message.
  const retry = status < 400 || [401, 403, 404, 429].includes(status)
  return { state: 'refused', retry, reason }
}

function deliveryOfError(error: unknown): Delivery {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer'
  const reason = `the mail interface did not answer (${code})`
  if (neverConnected.includes(code)) return { state: 'refused', retry: true, reason }
  return { state: 'unknown', reason }
}
