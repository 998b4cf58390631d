// A process that sends a load with as little work as JavaScript can: the load shares the machine with what it measures.
// With a pace, requests are sent at times that are planned from the start, and latency counts from those.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Load, LoadOrder } from '#test/bench/load.ts'
import { percentile } from '#test/bench/measure.ts'

const [order]: LoadOrder[] = (await once(process, 'message')) as [LoadOrder]
if (order) {
  const answer = await send(order).catch((error: Error) => ({ error: error.message }))
  process.send?.(answer)
}

async function send(order: LoadOrder): Promise<Load> {
  const { url, connections, seconds, pace, texts, unique, prefix } = order
  const marked = texts.map((text) => text.includes(unique))
  const times: number[] = []
  let next = order.from
  const following = () => {
    const index = next % texts.length
    next += 1
    const text = texts[index] ?? ''
    if (!marked[index]) return text
    return text.replaceAll(
      unique,
      prefix + next.toString(16).padStart(unique.length - prefix.length, '0'),
    )
  }
  const started = performance.now()
  const end = started + seconds * 1000
  const lane = async (_: unknown, index: number) => {
    const connection = await open(url)
    for (let sent = 0; performance.now() < end; sent += 1) {
      // With a pace, each request has its time, however fast the others are answered: every server gets them alike.
      const planned =
        pace === undefined ? 0 : started + ((sent * connections + index) / pace) * 1000
      const early = planned - performance.now()
      if (early > 0) await pause(early)
      const asked = performance.now()
      await connection.send(following())
      // One that could not go out in time because the answer before it was late has waited, too.
      const since = early < 0 && pace !== undefined ? planned : asked
      times.push(performance.now() - since)
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

/** One connection, one request at a time. */
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
  socket.on('close', () => waiting?.reject(new Error('The server closed a connection.')))
  return {
    send(text: string): Promise<void> {
      socket.write(text)
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
