import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Where a conversation with a mail server stands: the greeting, what was just asked, or the message's end. */
export type Stage =
  | 'greeting'
  | 'EHLO'
  | 'AUTH'
  | 'MAIL'
  | 'RCPT'
  | 'DATA'
  | 'body'
  | 'end'
  | 'RSET'

/** What the server does there: close, say nothing, or answer with this line. */
export type Reaction = 'drop' | 'silence' | `${number} ${string}` | `${number}-${string}`

export interface BrokenSmtp {
  readonly url: URL
  /** Messages the server has taken responsibility for, as they came. */
  readonly taken: string[]
  /** Bodies that began to come. */
  begun: number
  connections: number
  /** From now on. Stages that are not named are gone through as usual. */
  react(reactions: Partial<Record<Stage, Reaction>>): void
  /** Closes connections that nobody uses, without a word. */
  dropAll(): void
  close(): Promise<void>
}

const usual: Record<Stage, Reaction> = {
  greeting: '220 here',
  EHLO: '250 here',
  AUTH: '235 yes',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  body: '250 never said',
  end: '250 taken',
  RSET: '250 ok',
}

/** A mail server on loopback that breaks off wherever it is told to. It writes what it takes before it answers. */
export async function startBrokenSmtp(): Promise<BrokenSmtp> {
  const sockets = new Set<Socket>()
  let reactions: Partial<Record<Stage, Reaction>> = {}
  const at = (stage: Stage) => reactions[stage] ?? usual[stage]
  const server = createServer((socket) => {
    sockets.add(socket)
    smtp.connections += 1
    let input = ''
    let body: string | null = null
    const answer = (stage: Stage) => {
      const reaction = at(stage)
      if (reaction === 'drop') socket.destroy()
      else if (reaction !== 'silence') socket.write(`${reaction}\r\n`)
    }
    const readBody = () => {
      if (reactions.body === 'drop') return socket.destroy()
      const end = input.indexOf('\r\n.\r\n')
      if (end < 0) return
      body = input.slice(0, end)
      input = input.slice(end + 5)
      // A server that breaks off here may well have taken it.
      if (!/^[45]/.test(at('end'))) smtp.taken.push(body)
      body = null
      answer('end')
    }
    const readCommand = (line: string) => {
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'QUIT') return socket.end('221 bye\r\n')
      if (word === 'DATA') {
        if (/^[45]/.test(at('MAIL')) || /^[45]/.test(at('RCPT'))) {
          return socket.write('503 nobody to send it to\r\n')
        }
        if (at('DATA').startsWith('354')) {
          body = ''
          smtp.begun += 1
        }
        return answer('DATA')
      }
      answer(word as Stage)
    }
    socket.on('data', (chunk) => {
      input += chunk.toString('latin1')
      while (!socket.destroyed) {
        if (body !== null) return readBody()
        const end = input.indexOf('\r\n')
        if (end < 0) return
        const line = input.slice(0, end)
        input = input.slice(end + 2)
        readCommand(line)
      }
    })
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    answer('greeting')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const smtp: BrokenSmtp = {
    url: new URL(`smtp://127.0.0.1:${port}`),
    taken: [],
    begun: 0,
    connections: 0,
    react(given) {
      reactions = given
    },
    dropAll() {
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return smtp
}
