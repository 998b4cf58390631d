import { isIP } from 'node:net'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/**
 * Opens a connection to a mail server, and signs in where the URL has a user.
 *
 * @returns the connection, which its caller closes. Rejects before `deadline`, in milliseconds since 1970, if the server
 * does not answer or refuses the sign-in; `smtpReasonOf` has the words for it.
 */
export async function openSmtp(url: URL, deadline: number): Promise<SMTPConnection> {
  // Loaded with the first message, as in mime.ts.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const connection = new Connection(optionsOf(url, deadline - Date.now()))
  // For the life of the connection: an error event without a listener would end the process.
  connection.on('error', () => {})
  await within(connection, deadline, (done) => connection.connect(done))
  if (url.username) {
    const credentials = {
      user: decodeURIComponent(url.username),
      pass: decodeURIComponent(url.password),
    }
    await within(connection, deadline, (done) => connection.login({ credentials }, done))
  }
  return connection
}

/** The status code of the server's refusal; null for any other error. */
export function answerOf(error: Error | null): number | null {
  const code = error && 'responseCode' in error ? error.responseCode : null
  return typeof code === 'number' && code >= 400 && code < 600 ? code : null
}

/** Why a connection could not be made: the code of the system, such as ECONNREFUSED, or what TLS objects to. */
function connectionReasonOf(error: Error): string | null {
  if (!/^(ESOCKET|ECONNECTION|EDNS|ETLS)$/.test(smtpCodeOf(error))) return null
  if (answerOf(error) !== null) return null
  const [, system] = /\b(E[A-Z]{4,})\b/.exec(error.message) ?? []
  return system ?? error.message.replace(/\s+/g, ' ').slice(0, 120)
}

/** The code of an error of a mail server's connection; `unknown` where it has none. */
export function smtpCodeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}

/** The reason without the server's text, which may contain the recipient's address. */
export function smtpReasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const command = 'command' in error ? error.command : null
  const reason = connectionReasonOf(error)
  if (reason !== null) return `the mail server: ${reason}`
  const parts = [smtpCodeOf(error), command, answerOf(error)]
  return `the mail server: ${parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')}`
}

/** One step of opening a connection, which is closed if the step fails. */
async function within(
  connection: SMTPConnection,
  deadline: number,
  step: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  let late: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      late = setTimeout(() => reject(smtpTimeout()), deadline - Date.now())
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

/** The error of a step that took too long. */
export function smtpTimeout(): Error {
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
    // A password is never sent without encryption.
    requireTLS: !secure && url.username !== '' && !here,
    connectionTimeout: Math.min(left, 10_000),
    greetingTimeout: Math.min(left, 10_000),
    dnsTimeout: Math.min(left, 5_000),
    socketTimeout: left,
  }
}
