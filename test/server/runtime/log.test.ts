import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { makeLog } from '#server/runtime/log.ts'

function logged(write: (log: ReturnType<typeof makeLog>) => void): string {
  let text = ''
  const destination = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  write(makeLog('info', destination))
  return text
}

test('no secret, body or address stands in a log, wherever it was put', () => {
  const secret = 'hunter2'
  const text = logged((log) => {
    log.info(
      { token: secret, headers: { authorization: secret }, email: secret, remote_address: secret },
      'a',
    )
    log.info({ call: { body: secret, input: secret, token: secret } }, 'b')
    log.info({ answer: secret, url: secret }, 'c')
  })
  expect(text.split('\n').filter(Boolean)).toHaveLength(3)
  expect(text).not.toContain(secret)
})

test('an error keeps its stack and its cause, without the rows the database met', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(sam@example.test) exists.',
  })
  const text = logged((log) => log.error({ err: new Error('outer', { cause }) }, 'failed'))
  expect(text).not.toContain('sam@example.test')
  const [line] = text.split('\n')
  expect(JSON.parse(line ?? '')).toMatchObject({
    err: {
      message: 'outer',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'duplicate key', code: '23505' },
    },
  })
})
