import { expect, test } from 'vitest'
import { hashCalendarAddress, readCalendarAddress } from '#server/domain/calendar/address.ts'

test.each([
  ['https://calendar.example/a/basic.ics', 'https://calendar.example/a/basic.ics'],
  ['  webcal://Calendar.Example/a.ics ', 'https://calendar.example/a.ics'],
  ['webcals://calendar.example/a.ics#top', 'https://calendar.example/a.ics'],
  ['WEBCAL://calendar.example', 'https://calendar.example/'],
  ['http://calendar.example:80/a.ics?x=1', 'http://calendar.example/a.ics?x=1'],
  ['https://calendar.example.:8443/a.ics', 'https://calendar.example:8443/a.ics'],
  ['https://calendar.example:5232/sam/', 'https://calendar.example:5232/sam/'],
  ['https://käse.example/a.ics', 'https://xn--kse-qla.example/a.ics'],
])('%s is read as %s', (typed, address) => {
  const read = readCalendarAddress(typed)
  expect(read instanceof URL ? read.href : read).toBe(address)
})

test.each([
  ['', 'not_an_address'],
  ['calendar.example/a.ics', 'not_an_address'],
  ['ftp://calendar.example/a.ics', 'not_an_address'],
  ['file:///etc/passwd', 'not_an_address'],
  ['javascript:alert(1)', 'not_an_address'],
  ['https:///a.ics', 'not_an_address'],
  ['https://[::1/a.ics', 'not_an_address'],
  ['webcal:https://calendar.example/a.ics', 'not_an_address'],
  ['https://sam:secret@calendar.example/a.ics', 'has_password'],
  ['webcal://sam@calendar.example/a.ics', 'has_password'],
  ['https://calendar.example:22/a.ics', 'port_not_allowed'],
  ['http://127.0.0.1:3000/a.ics', 'port_not_allowed'],
  [`https://calendar.example/${'a'.repeat(2048)}`, 'too_long'],
])('%s is refused: %s', (typed, problem) => {
  expect(readCalendarAddress(typed)).toBe(problem)
})

test('an operator may allow another port, and nothing else', () => {
  const isAllowed = ({ port }: URL) => port === '3000'
  const allowed = readCalendarAddress('http://127.0.0.1:3000/a.ics', isAllowed)
  expect(allowed instanceof URL && allowed.port).toBe('3000')
  expect(readCalendarAddress('http://a@127.0.0.1:3000/', isAllowed)).toBe('has_password')
})

test('two accounts cannot tell from the hash that they connected the same address', () => {
  const address = new URL('https://calendar.example/a.ics')
  expect(hashCalendarAddress('one', address)).toEqual(hashCalendarAddress('one', new URL(address)))
  expect(hashCalendarAddress('one', address)).not.toEqual(hashCalendarAddress('two', address))
})
