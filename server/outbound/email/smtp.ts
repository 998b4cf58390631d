import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Delivery, Email, Mailer } from '#server/outbound/email/client.ts'
import { mimeOf } from '#server/outbound/email/mime.ts'
import {
  answerOf,
  openSmtp,
  smtpCodeOf,
  smtpReasonOf,
  smtpTimeout,
} from '#server/outbound/email/smtp_session.ts'

/** Milliseconds that an idle connection stays open for the next message. */
const idle = 5_000

/** The most messages over one connection; many servers accept no more than a hundred. */
const maxMessages = 100

interface Session {
  connection: SMTPConnection
  messages: number
  closing: NodeJS.Timeout | null
}

/**
 * Mail through a mail server. Nodemailer's own pool sends a message again if a connection breaks, but only
 * the message's row decides whether it may be sent again. So this has its own connections, and says how far
 * each message came: the server has accepted nothing before it asks for the body. `limit` is in milliseconds.
 */
export function makeSmtpMail(url: URL, limit: number): Mailer {
  const waiting: Session[] = []
  let closed = false

  function reuseLater(session: Session): void {
    if (closed || session.messages >= maxMessages) {
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
    const connection = await openSmtp(url, deadline)
    const session: Session = { connection, messages: 0, closing: null }
    connection.once('end', () => forget(session))
    return session
  }

  async function deliver(email: Email, body: Buffer, deadline: number): Promise<Delivery> {
    const idleSession = waiting.pop()
    if (idleSession) {
      forget(idleSession)
      const { delivery, untouched } = await attempt(idleSession, email, body, deadline)
      // The server had closed the idle connection before anything of this message was sent.
      if (!untouched || Date.now() >= deadline) return finish(idleSession, delivery)
      idleSession.connection.close()
    }
    const session = await open(deadline)
    return finish(session, (await attempt(session, email, body, deadline)).delivery)
  }

  function finish(session: Session, delivery: Delivery): Delivery {
    if (delivery.state === 'accepted') reuseLater(session)
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
        return await deliver(email, body, deadline)
      } catch (error) {
        // No connection was made, so nothing was handed over.
        return { state: 'refused', retry: true, reason: smtpReasonOf(error) }
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

/** Sends one message. `untouched` says that the connection had been closed before the server saw a command. */
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
      // After an error, nothing more of the message may be sent.
      if (error !== null) message.destroy()
      resolve({ delivery, untouched })
    }
    const late = setTimeout(() => {
      settle(smtpTimeout())
      connection.close()
    }, deadline - Date.now())
    connection.send(envelope, message, (error) => settle(error ?? null))
  })
}

const accepted: Delivery = { state: 'accepted' }

/**
 * What an error means for the message. Before the server has asked for the body, the message is not accepted.
 * After that only a refusal by the server says so; if the connection breaks, the result is unknown.
 */
function deliveryOf(error: Error, begun: boolean): Delivery {
  const reason = smtpReasonOf(error)
  const answer = answerOf(error)
  if (begun && (answer === null || !(smtpCodeOf(error) === 'EMESSAGE' || answer === 421))) {
    return { state: 'unknown', reason }
  }
  // These are about this message or recipient; an error of the session may pass.
  const final = answer !== null && answer >= 500 && /^(EENVELOPE|EMESSAGE)$/.test(smtpCodeOf(error))
  return { state: 'refused', retry: !final, reason }
}
