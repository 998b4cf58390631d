import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { signedInClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const path = '/settings/calendars/upload'
const edge = '----edge'

/** One part of a form. */
function part(disposition: string, content: string): string {
  return `--${edge}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`
}

const end = `\r\n--${edge}--\r\n`
const file = part('name="file"; filename="a.ics"', 'BEGIN:VCALENDAR\r\n')

/** Sends these bytes as the body of an upload. */
async function uploadOf(body: string, length = Buffer.byteLength(body)) {
  const web = await signedInClient(world, await world.account('Sam'))
  const { json } = await web.get('/settings/calendars')
  const token = part('name="form_token"', json.form_token)
  const whole = `${token}\r\n${body}`
  const cookie = [...web.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { host, hostname, port } = new URL(world.url)
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: application/json',
    `Cookie: ${cookie}`,
    `Content-Type: multipart/form-data; boundary=${edge}`,
    `Content-Length: ${Buffer.byteLength(`${token}\r\n`) + length}`,
    'Connection: close',
  ]
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${whole}`)
      // The rest is never sent.
      if (length > Buffer.byteLength(body)) setTimeout(() => socket.destroy(), 100)
    })
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const serves = async () => (await fetch(`${world.url}/readyz`)).status

test.each([
  ['ends within its file', file, 400],
  [
    'ends within the head of its file',
    '------edge\r\nContent-Disposition: form-data; name="file"; file',
    400,
  ],
  ['ends within a file of another field', part('name="other"; filename="b"', 'x'), 400],
  ['has no boundary at all', 'BEGIN:VCALENDAR', 400],
  ['has two files', `${file}\r\n${file}${end}`, 422],
])('a form that %s is refused, and the server goes on', async (_, body, status) => {
  const answer = await uploadOf(body)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(await serves()).toBe(200)
})

test('a connection that is cut within the file harms nobody', async () => {
  expect(await uploadOf(file, 1_000_000)).toBe('')
  expect(await serves()).toBe(200)
})
