import { type ChildProcess, fork } from 'node:child_process'
import { Agent, request } from 'node:http'
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
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}`)))
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

/** Sends requests over a number of kept-open connections for some seconds. Any answer but 200 is an error. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  next: () => Shot,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const started = performance.now()
  const end = started + seconds * 1000
  const lane = async () => {
    while (performance.now() < end) {
      const sent = performance.now()
      await send(agent, url, next())
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  const took = (performance.now() - started) / 1000
  agent.destroy()
  return {
    requests: times.length,
    rate: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}

function send(agent: Agent, url: string, { path, headers, body }: Shot): Promise<void> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          ...headers,
        },
      },
      (response) => {
        let head = ''
        response.on('data', (chunk) => {
          if (response.statusCode !== 200) head += chunk
        })
        response.on('end', () => {
          if (response.statusCode === 200) return resolve()
          reject(new Error(`${path} answered ${response.statusCode}: ${head.slice(0, 500)}`))
        })
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}
