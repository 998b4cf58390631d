import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Delivery, Email, Mailer } from '#server/outbound/email/client.ts'
import { mimeOf } from '#server/outbound/email/mime.ts'

/** Milliseconds a connection is kept for the next message. */
const idle = 5_000

/** Messages over one connection; many servers take no more than a hundred. */
const mostMessages = 100

interface Session {
  connection: SMTPConnection
  messages: number
  closing: NodeJS.Timeout | null
}

/**
 * Mail through a mail server. Nodemailer's own pool sends a message again by itself where a connection
 * breaks; whether a message may be sent again is for its row to say, so this keeps connections of its own
 * and tells how far each message got: nothing of it is handed over before the server asked for its body.
 */
export function makeSmtpMail(url: URL, limit: number): Mailer {
  const waiting: Session[] = []
  let closed = false

  function keep(session: Session): void {
    if (closed || session.messages >= mostMessages) {
      session.connection.quit()
      return
    }
    waiting.push(session)
    session.closing = setTimeout(() => {
      forget(session)
      session.connection.quit()
    }, idle).unref()
  }

  function forget(session: Session): void {
    if (session.closing) clearTimeout(session.closing)
    const at = waiting.indexOf(session)
    if (at >= 0) waiting.splice(at, 1)
  }

  async function open(deadline: number): Promise<Session> {
    const connection = new SMTPConnection(optionsOf(url, deadline - Date.now()))
    const session: Session = { connection, messages: 0, closing: null }
    connection.once('end', () => forget(session))
    // For good: an error that nobody listens for would end the process.
    connection.on('error', () => {})
    await within(connection, deadline, (done) => connection.connect(done))
    if (url.username) {
      const credentials = {
        user: decodeURIComponent(url.username),
        pass: decodeURIComponent(url.password),
      }
      await within(connection, deadline, (done) => connection.login({ credentials }, done))
    }
    return session
  }

  async function hand(email: Email, body: Buffer, deadline: number): Promise<Delivery> {
    const kept = waiting.pop()
    if (kept) {
      forget(kept)
      const { delivery, untouched } = await attempt(kept, email, body, deadline)
      // The server had left a connection that nobody used: no word of this message went over it.
      if (!untouched || Date.now() >= deadline) return finish(kept, delivery)
      kept.connection.close()
    }
    const session = await open(deadline)
    return finish(session, (await attempt(session, email, body, deadline)).delivery)
  }

  function finish(session: Session, delivery: Delivery): Delivery {
    if (delivery.state === 'accepted') keep(session)
    else session.connection.close()
    return delivery
  }

  return {
    idempotent: false,
    place: `${url.protocol}//${url.host}`,
    async send(email) {
      const deadline = Date.now() + limit
      const body = await mimeOf(email)
      try {
        return await hand(email, body, deadline)
      } catch (error) {
        // No connection was made, so nothing was handed over.
        return { state: 'refused', retry: true, reason: reasonOf(error) }
      }
    },
    close() {
      closed = true
      for (const session of [...waiting]) {
        forget(session)
        session.connection.quit()
      }
    },
  }
}

/** `untouched`: the connection was gone before the server saw a command. */
function attempt(
  session: Session,
  email: Email,
  body: Buffer,
  deadline: number,
): Promise<{ delivery: Delivery; untouched: boolean }> {
  const { connection } = session
  const message = Readable.from([body])
  const envelope = { from: email.from.address, to: [email.to.address], size: body.length }
  const reused = session.messages > 0
  session.messages += 1
  return new Promise((resolve) => {
    const settle = (error: Error | null) => {
      clearTimeout(late)
      const delivery = error === null ? accepted : deliveryOf(error, message.readableDidRead)
      const untouched =
        reused && delivery.state === 'refused' && delivery.retry && answerOf(error) === null
      // After a verdict not a byte more may leave.
      if (error !== null) message.destroy()
      resolve({ delivery, untouched })
    }
    const late = setTimeout(() => {
      settle(timeout())
      connection.close()
    }, deadline - Date.now())
    connection.send(envelope, message, (error) => settle(error ?? null))
  })
}

const accepted: Delivery = { state: 'accepted' }

/**
 * What an error says of the message. Before its body was asked for, the server has not taken it. Afterwards
 * only the server's own refusal says so; a connection that breaks then leaves it open.
 */
function deliveryOf(error: Error, begun: boolean): Delivery {
  const reason = reasonOf(error)
  const answer = answerOf(error)
  if (begun && (answer === null || !(codeOf(error) === 'EMESSAGE' || answer === 421))) {
    return { state: 'unknown', reason }
  }
  // About this message or this recipient; what is said of the session may pass.
  const final = answer !== null && answer >= 500 && /^(EENVELOPE|EMESSAGE)$/.test(codeOf(error))
  return { state: 'refused', retry: !final, reason }
}

/** The server's refusal in figures; null where it gave none. */
function answerOf(error: Error | null): number | null {
  const code = error && 'responseCode' in error ? error.responseCode : null
  return typeof code === 'number' && code >= 400 && code < 600 ? code : null
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}

/** Without the server's words, which may hold the recipient's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const command = 'command' in error ? error.command : null
  const parts = [codeOf(error), command, answerOf(error)]
  return `the mail server: ${parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')}`
}

/** One step of opening a connection; it is closed where the step fails. */
async function within(
  connection: SMTPConnection,
  deadline: number,
  step: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  let late: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      late = setTimeout(() => reject(timeout()), deadline - Date.now())
      connection.once('error', reject)
      connection.once('end', () => reject(new Error('The connection was closed.')))
      step((error) => (error ? reject(error) : resolve()))
    })
  } catch (error) {
    connection.close()
    throw error
  } finally {
    clearTimeout(late)
  }
}

function timeout(): Error {
  return Object.assign(new Error('Timeout'), { code: 'ETIMEDOUT' })
}

function optionsOf(url: URL, left: number) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'smtps:'
  const here = host === 'localhost' || (isIP(host) > 0 && /^(127\.|::1$)/.test(host))
  return {
    host,
    secure,
    port: Number(url.port) || (secure ? 465 : 587),
    // A password never goes over an open line.
    requireTLS: !secure && url.username !== '' && !here,
    connectionTimeout: Math.min(left, 10_000),
    greetingTimeout: Math.min(left, 10_000),
    dnsTimeout: Math.min(left, 5_000),
    socketTimeout: left,
  }
}
