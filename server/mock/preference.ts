import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, Server } from 'node:http'

/** Which of several possible answers a request asks for: `Prefer: status=needs_input`, `code=…`, `example=2`. */
export interface Preference {
  readonly status?: string
  readonly code?: string
  /** From 1. */
  readonly example?: number
}

const running = new AsyncLocalStorage<Preference>()

/** The preference of the request that is being answered. */
export function preference(): Preference {
  return running.getStore() ?? {}
}

/** Lets everything that answers a request of this server know what it prefers. */
export function withPreferences(server: Server): Server {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) =>
    running.run(preferenceOf(request), () => {
      for (const listener of listeners) listener.call(server, request, response)
    }),
  )
  return server
}

function preferenceOf({ headers }: IncomingMessage): Preference {
  const words = new Map(
    String(headers.prefer ?? '')
      .split(/[,;]/)
      .map((word) => word.trim().split('='))
      .map(([name = '', value = '']) => [name.trim(), value.trim().replaceAll('"', '')]),
  )
  const example = Number(words.get('example'))
  return {
    ...(words.has('status') && { status: words.get('status') }),
    ...(words.has('code') && { code: words.get('code') }),
    ...(example > 0 && { example }),
  }
}
