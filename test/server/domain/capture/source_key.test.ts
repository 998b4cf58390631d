import { expect, test } from 'vitest'
import { sourceKeys, withoutTracking } from '#server/domain/capture/source_key.ts'

const google = 'https://www.google.com/maps'

test.each([
  ['https://www.Example.org/a/?b=2&a=1&utm_source=x#top', 'http://example.org:80/a?a=1&b=2'],
  ['https://m.example.org/a?fbclid=1', 'https://example.org/a'],
  ['https://example.org', 'https://www.example.org/?ref=mail'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fa', 'https://example.org/a'],
  [
    `${google}/place/Harp/@51.5,-0.12,17z/data=!1s0x47:0xb1!8m2!3d51.5!4d-0.12`,
    `${google}?cid=177`,
  ],
  [`${google}/place/Harp/@51.50001,-0.12,17z`, 'https://maps.apple.com/?q=HARP&ll=51.5,-0.12'],
  ['https://www.openstreetmap.org/node/24#map=17/52/13', 'https://osm.org/node/24'],
])('%s and %s are one source', (one, other) => {
  const keys = sourceKeys(one)
  expect(sourceKeys(other).some((key) => keys.includes(key))).toBe(true)
})

test.each([
  ['https://example.org/a', 'https://example.org/b'],
  ['https://example.org/?id=1', 'https://example.org/?id=2'],
  ['https://example.org/#/event/1', 'https://example.org/#/event/2'],
  ['https://example.org:8080/', 'https://example.org/'],
  ['https://a.github.io/', 'https://b.github.io/'],
  ['https://example.org/?a=1%26b=2', 'https://example.org/?a=1&b=2'],
  [`${google}/place/Harp/@51.5,-0.12,17z`, `${google}/place/Harp/@48.1,11.5,17z`],
  [`${google}/@51.5,-0.12,17z`, `${google}/@48.1,11.5,17z`],
  [`${google}?q=Harp`, `${google}?q=Cocolo`],
  ['https://www.openstreetmap.org/#map=17/52/13', 'https://www.openstreetmap.org/#map=17/48/11'],
])('%s and %s are two', (one, other) => {
  const keys = sourceKeys(one)
  expect(sourceKeys(other).some((key) => keys.includes(key))).toBe(false)
})

test('what is no address of a page has no key', () => {
  expect(sourceKeys('what is this')).toEqual([])
  expect(sourceKeys('ftp://example.org/')).toEqual([])
  expect(sourceKeys('geo:52.5,13.4')).toEqual([])
})

test('an address is shown without tracking, user name and password, and otherwise as given', () => {
  expect(withoutTracking('https://a:b@example.org/A?x=1&utm_source=2&gclid=3#t')).toBe(
    'https://example.org/A?x=1#t',
  )
  expect(withoutTracking('https://example.org/A?x=a+b')).toBe('https://example.org/A?x=a+b')
  expect(withoutTracking('nothing')).toBeNull()
})
