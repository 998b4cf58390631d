import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, setPriority } from 'node:os'

// Calendars that are as expensive to read as the limits allow, each another one each time it is asked for.
setPriority(constants.priority.PRIORITY_LOW)

const event = (uid: string, more: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART;TZID=Europe/Berlin:20200101T090000\r\nDTEND;TZID=Europe/Berlin:20200101T100000\r\n${more}\r\nEND:VEVENT\r\n`
const calendar = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`
const many = (count: number, rule: (index: number) => string) =>
  calendar(Array.from({ length: count }, (_, index) => event(`e${index}`, rule(index))).join(''))

/** Text that hardly gets smaller when it is packed. */
const noise = (length: number) => randomBytes(length / 2).toString('hex')

const bodies: Readonly<Record<string, Buffer>> = {
  rules: Buffer.from(
    many(19_000, (at) => `RRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${(at % 250) + 1},-1`),
  ),
  secondly: Buffer.from(
    many(2_000, (at) => `RRULE:FREQ=SECONDLY;BYSECOND=${at % 60};BYMONTHDAY=31;BYMONTH=2,12`),
  ),
  dates: Buffer.from(
    many(
      990,
      (at) => `RDATE:${Array.from({ length: 1_100 }, (_, day) => stamp(at * 1_100 + day))}`,
    ),
  ),
  large: Buffer.from(many(19_500, () => `DESCRIPTION:${noise(800)}`)),
}

function stamp(minute: number): string {
  const iso = new Date(Date.UTC(2026, 0) + minute * 97_000).toISOString()
  return iso.replace(/[-:]|\.\d+/g, '')
}

let asked = 0
const server = createServer((request, response) => {
  asked += 1
  const name = (request.url ?? '/').slice(1)
  const body = bodies[name]
  if (!body) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/calendar' })
  // The end differs, so that nobody recognises it.
  response.end(Buffer.concat([body, Buffer.from(`X-COUNT:${asked}\r\n`)]))
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port, names: Object.keys(bodies) })
})
process.on('message', () => process.send?.({ asked }))
process.on('disconnect', () => process.exit(0))
