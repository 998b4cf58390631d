import { expect, test } from 'vitest'
import { redirectPlace } from '#server/domain/oauth/redirect.ts'

test.each([
  'https://localhost./cb',
  'https://app.localhost/cb',
  'https://127.1/cb',
  'https://[::1]/cb',
])('an app is known by no name of the own machine: %s', (uri) => {
  expect(redirectPlace(uri)).toBe(null)
})

test.each([
  'https://a.test\\@evil.test/cb',
  'https:\\\\a.test/cb',
  'cursor://a\\b',
  'com.app:/a\\b',
])('an app is not sent to an address that two readers read as two: %s', (uri) => {
  expect(redirectPlace(uri)).toBe(null)
})

test.each(['https://app.example/cb', 'https://localhost.example/cb', 'https://10.0.0.5/cb'])(
  'an app on another machine is known by its origin: %s',
  (uri) => {
    expect(redirectPlace(uri)).toEqual({ kind: 'web', origin: new URL(uri).origin })
  },
)
