import { Readable, Writable } from 'node:stream'
import type pg from 'pg'

/** The parts of pg's connection that COPY uses and its types leave out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

/** @returns the rows of a `copy … to stdout`. The server waits while nobody reads them. */
export function copyOut(client: pg.ClientBase, statement: string): Readable {
  return client.query(new CopyOut(statement))
}

/** @returns where the rows of a `copy … from stdin` go. It finishes once the server has them all. */
export function copyIn(client: pg.ClientBase, statement: string): Writable {
  return client.query(new CopyIn(statement))
}

/** The methods named handle… are called by pg.Client. */
class CopyOut extends Readable implements pg.Submittable {
  readonly #statement: string
  #connection: pg.Connection | null = null

  constructor(statement: string) {
    super()
    this.#statement = statement
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection
    connection.query(this.#statement)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // Otherwise nothing could use the connection any more, not even to close it.
    this.#connection?.stream.resume()
    done(error)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return
    // pg uses the memory of what it received again.
    if (!this.push(Buffer.from(chunk))) this.#connection?.stream.pause()
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  handleReadyForQuery(): void {
    if (!this.destroyed) this.push(null)
  }

  handleCommandComplete(): void {}
}

class CopyIn extends Writable implements pg.Submittable {
  readonly #statement: string
  readonly #ready = Promise.withResolvers<CopyConnection>()
  #ended: ((error?: Error) => void) | null = null

  constructor(statement: string) {
    super()
    this.#statement = statement
    this.#ready.promise.catch(() => {})
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#ready.resolve(connection)
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#ready.promise.then((connection) => {
      connection.sendCopyFromChunk(chunk)
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done())
      else done()
    }, done)
  }

  override _final(done: (error?: Error) => void): void {
    this.#ready.promise.then((connection) => {
      this.#ended = done
      connection.endCopyFrom()
    }, done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (error && !this.#ended) {
      this.#ready.promise.then(
        (connection) => connection.sendCopyFail(error.message),
        () => {},
      )
    }
    done(error)
  }

  handleError(error: Error): void {
    this.#ready.reject(error)
    this.destroy(error)
  }

  handleReadyForQuery(): void {
    this.#ended?.()
  }

  handleCommandComplete(): void {}
}
