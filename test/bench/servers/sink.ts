import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { report } from '#test/bench/servers/child.ts'

// Takes every message and forgets it.
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  disableReverseLookup: true,
  onData(stream, _, done) {
    stream.resume()
    stream.on('end', () => done())
  },
})
server.on('error', () => {})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo
  report(`smtp://127.0.0.1:${port}`)
})
