import { pino } from 'pino'

export type Log = pino.Logger

/** What is removed from every log line: secrets, and what identifies or belongs to people. */
const secret = [
  'token',
  'authorization',
  'email',
  'address',
  'remote_address',
  'body',
  'input',
  'answer',
  'url',
  'password',
  'key',
  'idempotency_key',
  'parameters',
  'values',
  'detail',
  'query',
]

/** One JSON line per event on stdout. Levels as pino has them; `silent` for none. */
export function makeLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secret.flatMap((name) => [name, `*.${name}`, `err.cause.${name}`]),
      remove: true,
    },
    serializers: { err: withoutValues },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error with its stack and its cause, without the rows and values that PostgreSQL adds. */
function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const cause = error.cause === undefined ? undefined : withoutValues(error.cause)
  return { type: error.name, message: error.message, code, stack: error.stack, cause }
}
