import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { percentile } from '#test/bench/measure.ts'
import type { Usage } from '#test/bench/servers/child.ts'

/** A server in a process of its own. */
export interface Measured {
  url: string
  /** CPU it has used so far, in microseconds. */
  cpu(): Promise<number>
  stop(): void
}

/** Starts one of servers/. */
export async function serve(name: string, ...args: string[]): Promise<Measured> {
  const child = fork(resolve(import.meta.dirname, `servers/${name}.ts`), args)
  const { url } = (await answer(child)) as { url: string }
  return {
    url,
    async cpu() {
      const answered = answer(child)
      child.send('usage')
      return ((await answered) as Usage).cpu
    },
    stop: () => child.disconnect(),
  }
}

function answer(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A server ended with ${code}`))
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
    child.once('exit', ended)
  })
}

export interface Load {
  requests: number
  /** Requests a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
}

export interface Shot {
  path: string
  headers: Record<string, string>
  body: unknown
}

/**
 * Sends requests over a number of kept-open connections for some seconds: as fast as they are answered, or
 * so many a second. Any answer but 200 is an error.
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  next: () => Shot,
  pace = Number.POSITIVE_INFINITY,
): Promise<Load> {
  const pause = (connections / pace) * 1000
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const lane = async () => {
    const connection = await open(url)
    while (performance.now() < end) {
      const sent = performance.now()
      await connection.send(next())
      const took = performance.now() - sent
      times.push(took)
      if (took < pause) await new Promise((resolve) => setTimeout(resolve, pause - took))
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, lane))
  const took = (performance.now() - started) / 1000
  return {
    requests: times.length,
    rate: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

/**
 * One connection, one request at a time, with as little work as can be: the load shares the machine with
 * what it measures.
 */
async function open(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  await once(socket, 'connect')
  let received = ''
  let waiting: { resolve: () => void; reject: (error: Error) => void } | null = null
  socket.setEncoding('latin1')
  socket.on('data', (chunk: string) => {
    received += chunk
    const answer = wholeAnswer(received)
    if (answer === null) return
    received = ''
    if (answer.startsWith('HTTP/1.1 200')) waiting?.resolve()
    else waiting?.reject(new Error(answer.slice(0, 1000)))
  })
  socket.on('error', (error) => waiting?.reject(error))
  return {
    send({ path, headers, body }: Shot): Promise<void> {
      const text = JSON.stringify(body)
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json\r\n` +
          `${lines.join('')}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      )
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
      })
    },
    close: () => socket.destroy(),
  }
}

/** The answer once all of it is there; every server measured here says how long it is. */
function wholeAnswer(received: string): string | null {
  const head = received.indexOf('\r\n\r\n')
  if (head < 0) return null
  const length = /\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1]
  if (length === undefined)
    throw new Error(`An answer without a length: ${received.slice(0, head)}`)
  return received.length >= head + 4 + Number(length) ? received : null
}
