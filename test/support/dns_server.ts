import { createSocket } from 'node:dgram'
import { isIPv4 } from 'node:net'

/** What a name leads to: addresses, in turn for each question if there are several lists; null never answers. */
export type DnsAnswers = Readonly<Record<string, readonly (readonly string[])[] | null>>

/** A DNS server on this machine. */
export interface DnsServer {
  /** As a resolver takes it. */
  readonly server: string
  /** The names that were asked for, with the type: 1 for IPv4, 28 for IPv6. */
  readonly asked: readonly string[]
  close(): Promise<void>
}

/** Starts a DNS server that knows these names; of any other it says that there is none. */
export async function startDns(answers: DnsAnswers): Promise<DnsServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const { name, type, end } = questionOf(question)
    const times = asked.filter((one) => one === `${name} ${type}`).length
    asked.push(`${name} ${type}`)
    const lists = answers[name]
    if (lists === null) return
    const list = lists?.[Math.min(times, lists.length - 1)] ?? []
    const records = list.filter((address) => isIPv4(address) === (type === 1)).map(recordOf)
    const head = Buffer.from(question.subarray(0, 12))
    head.writeUInt16BE(lists === undefined ? 0x8183 : 0x8180, 2)
    for (const [at, count] of [1, records.length, 0, 0].entries())
      head.writeUInt16BE(count, 4 + at * 2)
    socket.send(
      Buffer.concat([head, question.subarray(12, end), ...records]),
      from.port,
      from.address,
    )
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length).toLowerCase())
    at += 1 + length
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 }
}

/** One answer for the name that was asked for, valid for no time. */
function recordOf(address: string): Buffer {
  const bytes = isIPv4(address) ? address.split('.').map(Number) : bytesOfIPv6(address)
  const head = Buffer.from([
    0xc0,
    12,
    0,
    bytes.length === 4 ? 1 : 28,
    0,
    1,
    0,
    0,
    0,
    0,
    0,
    bytes.length,
  ])
  return Buffer.concat([head, Buffer.from(bytes)])
}

function bytesOfIPv6(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].flatMap((part) => {
    const number = Number.parseInt(part, 16)
    return [number >> 8, number & 0xff]
  })
}
