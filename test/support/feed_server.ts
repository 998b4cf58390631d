import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a feed answers to a request. */
export type FeedAnswer = (response: ServerResponse, request: IncomingMessage) => void

/** A calendar on this machine, which answers as a test says. */
export interface FeedServer {
  /** `FETCH_ALLOW` for it. */
  readonly allow: string
  readonly url: string
  /** How often it was asked. */
  readonly asked: () => number
  /** The headers of the last request. */
  readonly headers: () => IncomingMessage['headers']
  /** Answers like this from now on; a text is a calendar. */
  answer(answer: FeedAnswer | string): void
  close(): Promise<void>
}

/** Starts a calendar server; by default its calendar is empty. */
export async function startFeed(): Promise<FeedServer> {
  let asked = 0
  let headers: IncomingMessage['headers'] = {}
  let answer: FeedAnswer = (response) => response.end(calendarOf(''))
  const server = createServer((request, response) => {
    asked += 1
    headers = request.headers
    answer(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    allow: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/basic.ics`,
    asked: () => asked,
    headers: () => headers,
    answer(given) {
      answer = typeof given === 'string' ? (response) => response.end(given) : given
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A calendar with these events; a head of lines may come before them. */
export function calendarOf(events: string, head = ''): string {
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test\r\n${head}${events}END:VCALENDAR\r\n`
}

/** An event from one instant to another. */
export function eventOf(uid: string, start: Date, end: Date, more = ''): string {
  const lines = [
    `UID:${uid}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:Dentist ${uid}`,
  ]
  return `BEGIN:VEVENT\r\n${lines.join('\r\n')}\r\n${more}END:VEVENT\r\n`
}

function stamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}
