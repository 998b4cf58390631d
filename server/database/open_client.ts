import pg from 'pg'
import { connectionTimeout } from '#server/database/connections.ts'

/** A database that cannot be reached as its URL says. Its message is one line that names the setting. */
export class UnreachableDatabase extends Error {}

/**
 * Opens one connection. What breaks it later is told by the query that runs.
 *
 * Throws an UnreachableDatabase if the URL leads to no database that takes the connection.
 */
export async function openClient(url: string, options: pg.ClientConfig): Promise<pg.Client> {
  let client: pg.Client | null = null
  try {
    client = new pg.Client({
      connectionTimeoutMillis: connectionTimeout,
      ...options,
      connectionString: url,
    })
    client.on('error', () => {})
    await client.connect()
    return client
  } catch (error) {
    await client?.end().catch(() => {})
    throw new UnreachableDatabase(reasonOf(error), { cause: error })
  }
}

/** What TLS says of a certificate that is in order, but signed by somebody unknown. */
const untrusted = [
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'CERT_UNTRUSTED'],
  ...['UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/** One line: what happened, and what to change. It repeats no part of the URL, which may contain a password. */
function reasonOf(error: unknown): string {
  if (error instanceof pg.DatabaseError) {
    return `The database refuses the connection: ${error.message} (see DATABASE_URL).`
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  if (untrusted.includes(code)) {
    return `The certificate of the database is not trusted (${code}): add sslmode=verify-full&sslrootcert=/path/of/ca.pem to DATABASE_URL.`
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'The certificate of the database is for another host: name the host in DATABASE_URL as the certificate does.'
  }
  if (/^CERT_/.test(code)) {
    return `The certificate of the database is not valid (${code}): give the database a new one, or look at the clock of this machine.`
  }
  if (/SSL|TLS/.test(code) || /^The server does not support SSL/.test(message)) {
    const why = code || 'it does not offer TLS'
    return `The database cannot be reached with TLS (${why}): turn TLS on at the database, or change sslmode in DATABASE_URL.`
  }
  if (error instanceof Error && 'path' in error && 'syscall' in error && error.syscall === 'open') {
    return `A file that DATABASE_URL names for TLS cannot be read (${code}): ${String(error.path)}.`
  }
  if (/client password must be a/.test(message)) {
    return 'The database asks for a password, and DATABASE_URL has none.'
  }
  const why = code === '' ? message.replace(/\s+/g, ' ').replace(/\.$/, '') : code
  return `The database cannot be reached${why && ` (${why})`}: see DATABASE_URL.`
}
