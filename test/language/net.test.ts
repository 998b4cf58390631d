import { expect, test } from 'vitest'
import { differences, readNet, shown } from '#test/language/net.ts'

test('each word in its sentence is understood as before', () => {
  const net = readNet()
  const changed = differences(net)
  // A change that is meant is accepted with `node test/language/net.ts --write`.
  const misses = changed.slice(0, 30).map(shown)
  expect({ lines: net.length > 10_000, changed: changed.length, misses }).toEqual({
    lines: true,
    changed: 0,
    misses: [],
  })
}, 120_000)
