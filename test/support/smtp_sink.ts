import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What the sink does with one message or connection. */
export type Mood =
  | 'take'
  | 'hang up'
  | 'not now'
  | 'never'
  | 'hang up in the message'
  | 'take and hang up'
  | 'take and fall silent'

export interface SmtpSink {
  readonly url: string
  /** How often each message was taken, by its Message-ID without brackets and domain. */
  readonly taken: Map<string, number>
  /** Addresses written to, in the order of arrival. */
  readonly recipients: string[]
  close(): Promise<void>
}

/**
 * A mail server on loopback. `mood` is asked at each step of each message; steps that have nothing to do
 * with an answer go on.
 */
export async function startSmtpSink(
  mood: (step: 'connect' | 'recipient' | 'message') => Mood = () => 'take',
  delay: () => number = () => 0,
): Promise<SmtpSink> {
  const taken = new Map<string, number>()
  const recipients: string[] = []
  const sockets = new Map<number, Socket>()
  const hangUp = (port: number) => sockets.get(port)?.destroy()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    onConnect({ remotePort }, done) {
      if (mood('connect') === 'hang up') hangUp(remotePort)
      else setTimeout(done, delay())
    },
    onRcptTo(_, { remotePort }, done) {
      const now = mood('recipient')
      if (now === 'hang up') hangUp(remotePort)
      else if (now === 'not now') done(refusal(450))
      else if (now === 'never') done(refusal(550))
      else done()
    },
    async onData(stream, { remotePort, envelope }, done) {
      const now = mood('message')
      if (now === 'hang up in the message') return hangUp(remotePort)
      const message = await text(stream).catch(() => null)
      // The sender was killed while sending it.
      if (message === null) return
      await new Promise((resolve) => setTimeout(resolve, delay()))
      if (now === 'not now') return done(refusal(451))
      if (now === 'never') return done(refusal(554))
      const id = /^Message-ID: <([^@>]+)/im.exec(message)?.[1] ?? 'none'
      taken.set(id, (taken.get(id) ?? 0) + 1)
      recipients.push(...envelope.rcptTo.map(({ address }) => address))
      if (now === 'take and hang up') return hangUp(remotePort)
      if (now !== 'take and fall silent') done()
    },
  })
  // Somebody who hangs up, or is killed.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    const { remotePort = 0 } = socket
    sockets.set(remotePort, socket)
    socket.on('close', () => sockets.delete(remotePort))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    recipients,
    async close() {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

function refusal(code: number): Error {
  return Object.assign(new Error('refused'), { responseCode: code })
}
