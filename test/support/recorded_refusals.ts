import type { EventEmitter } from 'node:events'
import pg from 'pg'

/** What PostgreSQL says of a statement that it does not take. */
export interface Refusal {
  code: string
  message: string
}

/**
 * Records the statements of this process that a database does not take, whatever their values: what it does not support,
 * cannot plan, cannot parse or does not allow. Call it before anything connects.
 */
export function recordRefusals() {
  const refusals: Refusal[] = []
  const { connect } = pg.Client.prototype
  pg.Client.prototype.connect = function (this: pg.Client, ...given: Parameters<typeof connect>) {
    const connection: EventEmitter = Reflect.get(this, 'connection')
    connection.on('errorMessage', ({ code, message }: Refusal) => {
      if (/^(0A|XX|42)/.test(code)) refusals.push({ code, message })
    })
    return connect.apply(this, given)
  } as typeof connect
  return {
    refusals,
    stop() {
      pg.Client.prototype.connect = connect
    },
  }
}
