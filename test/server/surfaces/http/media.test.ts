import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findMediaBytes } from '#server/data/media/find.ts'
import { parseHandle, toHandle } from '#server/domain/basics/handle.ts'
import { maxMediaBytes } from '#server/domain/media/files.ts'
import { newId } from '#server/database/id.ts'
import { aFile, drop, upload } from '#test/support/given/uploads.ts'
import { aLargePng, aPhoto, aPicture } from '#test/support/pictures.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
/** Where an account may upload a megabyte a day. */
const thrifty = useWorld({ media_day_bytes: 1024 * 1024 })

/** What is stored of a file of an account. */
async function stored({ owner }: Pick<Account, 'owner'>, media_ref: string) {
  const id = parseHandle('media', media_ref) ?? ''
  return world.database.read(owner, (db) => findMediaBytes(db, id))
}

const jpeg = () => aPicture().jpeg().toBuffer()

describe('a file that is sent', () => {
  test('is stored for a day, and the answer says how to use it', async () => {
    const before = Date.now()
    const { status, body } = await upload(sam, await aPhoto())
    expect(status).toBe(200)
    const { media } = body.data
    expect(body).toMatchObject({
      status: 'completed',
      capability: { name: 'media.upload', version: '1.0' },
      outcome: {
        kind: 'media.uploaded',
        resources: [{ kind: 'media', handle: media.media_ref, label: 'Picture, 80 × 120' }],
      },
      effects: [
        { type: 'media.uploaded', state: 'confirmed', resource: { handle: media.media_ref } },
      ],
      error: null,
    })
    expect(media).toMatchObject({ type: 'image/jpeg', width: 80, height: 120 })
    expect(media.media_ref).toMatch(/^md_[0-9a-z]{26}$/)
    const kept = new Date(media.expires_at).getTime() - before
    expect(kept / 3_600_000).toBeCloseTo(24, 1)
  })

  test('is stored without what the camera wrote, which is kept apart', async () => {
    const photo = await aPhoto()
    const { body } = await upload(sam, photo)
    const { media_ref, bytes } = body.data.media
    const file = await stored(sam, media_ref)
    expect(file).toMatchObject({
      bytes,
      facts: { coordinates: { latitude: 52.52, longitude: 13.41 } },
    })
    expect(file?.content.length).toBe(bytes)
    expect(file?.content.includes('Secretphone')).toBe(false)
    // A time, such as one 52.5 seconds after a minute, has three digits there.
    expect(JSON.stringify(body)).not.toMatch(/52\.52\b|13\.41\b|latitude/)
  })

  test('may be a text, which is stored as it is', async () => {
    const texts = {
      'text/plain; charset=utf-8': 'Seestraße 9',
      'text/html': '<p>Seestraße 9',
      'text/csv': 'Title,URL\n',
      'text/calendar': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
      'message/rfc822': 'Subject: Sauna\r\n\r\nHi',
      'application/geo+json': '{"type": "FeatureCollection", "features": []}',
    }
    for (const [type, text] of Object.entries(texts)) {
      const { body } = await upload(sam, text, { type })
      expect(body.data.media, type).toMatchObject({
        ...{ type: type.split(';')[0], bytes: Buffer.byteLength(text), width: null, height: null },
      })
      const file = await stored(sam, body.data.media.media_ref)
      expect(file?.content.toString()).toBe(text)
    }
  })

  test('may come in chunks, and gzipped', async () => {
    const picture = await jpeg()
    const chunks = new ReadableStream({
      start(controller) {
        for (const byte of picture) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect((await upload(sam, chunks)).body.status).toBe('completed')
    const packed = { headers: { 'content-encoding': 'gzip' } }
    expect((await upload(sam, gzipSync(picture), packed)).body.status).toBe('completed')
  })

  test('is an execution and a row of the audit, as any write', async () => {
    const { body } = await upload(sam, await jpeg())
    const { execution_id } = body
    const { body: read } = await sam.call('executions.get', { execution_id })
    expect(read.data.execution).toMatchObject({
      ...{ capability: 'media.upload', status: 'completed' },
      result: { data: body.data },
    })
  })
})

describe('a key', () => {
  test('stores a file once, and answers the same again', async () => {
    const [key, picture] = [randomUUID(), await jpeg()]
    const ada = await world.account('Ada')
    const [first, again] = [
      await upload(ada, picture, { key }),
      await upload(ada, picture, { key }),
    ]
    expect(again.body).toMatchObject({ replayed: true, data: first.body.data })
    const files = () =>
      world.database.read(ada.owner, (db) => db.sql`select from media where owner_id = ${db.owner}`)
    expect(await files()).toHaveLength(1)
  })

  test('of another file, or of another type, is refused', async () => {
    const key = randomUUID()
    await upload(sam, 'Sauna', { key, type: 'text/plain' })
    const other = await upload(sam, 'Sauna!', { key, type: 'text/plain' })
    const typed = await upload(sam, 'Sauna', { key, type: 'text/csv' })
    for (const answer of [other, typed]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } })
    }
    const write = await sam.call('ideas.lists.create', { name: 'Sauna' }, { key })
    expect(write.body.code).toBe('idempotency_conflict')
  })

  test('stores a file once, however many send it at the same time', async () => {
    const [key, picture] = [randomUUID(), await jpeg()]
    const answers = await Promise.all([1, 2, 3].map(() => upload(sam, picture, { key })))
    const refs = answers.map(({ body }) => body.data?.media.media_ref ?? body.code)
    expect(new Set(refs.filter((ref) => ref !== 'execution_in_progress')).size).toBe(1)
  })

  test('is needed, and looked at before the file', async () => {
    const picture = await jpeg()
    for (const [key, code] of [
      [null, 'idempotency_key_required'],
      ['x'.repeat(192), 'idempotency_key_invalid'],
    ] as const) {
      expect(await upload(sam, picture, { key })).toMatchObject({ status: 422, body: { code } })
    }
  })
})

describe('refused is', () => {
  const code = async (...args: Parameters<typeof upload>) => {
    const { status, body } = await upload(...args)
    return `${status} ${body.code}`
  }

  test('a file that is not what the header says, with what to send instead', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    const { status, body } = await upload(sam, heic, { type: 'image/heic' })
    expect({ status, code: body.code }).toEqual({ status: 415, code: 'media_type_unsupported' })
    expect(body.detail).toContain('Send the picture as JPEG.')
    expect(await code(sam, '%PDF-1.7', { type: 'application/pdf' })).toMatch(/^415/)
    expect(await code(sam, 'a text', { type: 'image/png' })).toMatch(/^415/)
    expect(await code(sam, await jpeg(), { type: 'text/plain' })).toMatch(/^415/)
    expect(await code(sam, await jpeg(), { type: 'application/json' })).toMatch(/^415/)
    expect(await code(sam, await jpeg(), { type: null })).toMatch(/^415/)
  })

  test('a file that is empty or blank, damaged, or has too many pixels', async () => {
    for (const text of ['', ' \n\t ', '\u00a0\u200b'])
      expect(await code(sam, text, { type: 'text/plain' })).toBe('422 input_invalid')
    const whole = await aPicture(800, 800).jpeg().toBuffer()
    expect(await code(sam, whole.subarray(0, whole.length / 2))).toBe('422 input_invalid')
    expect(await code(sam, aLargePng(20_000, 20_000, 2_000_000), { type: 'image/png' })).toBe(
      '413 body_too_large',
    )
  })

  test('a file of more than 10 MiB, announced or not, packed or not', async () => {
    const text = Buffer.alloc(maxMediaBytes + 1, 'a')
    const type = 'text/plain'
    expect(await code(sam, text, { type })).toBe('413 body_too_large')
    const stream = new Blob([text]).stream()
    expect(await code(sam, stream, { type })).toBe('413 body_too_large')
    const packed = { type, headers: { 'content-encoding': 'gzip' } }
    expect(await code(sam, gzipSync(text), packed)).toBe('413 body_too_large')
    expect(await code(sam, text.subarray(0, maxMediaBytes), { type })).toBe('200 undefined')
  })

  test('a body that is packed wrongly', async () => {
    const type = 'text/plain'
    const zipped = { type, headers: { 'content-encoding': 'gzip' } }
    expect(await code(sam, 'no gzip', zipped)).toBe('422 input_invalid')
    const other = { type, headers: { 'content-encoding': 'br' } }
    expect(await code(sam, 'x', other)).toBe('415 media_type_unsupported')
  })

  test('who may not write, however large the file is', async () => {
    const file = randomBytes(4 * 1024 * 1024)
    const reader = await world.token(sam, ['planning:read'])
    expect(await code(reader, file)).toBe('403 ability_missing')
    const nobody = { request: (path: string, init?: RequestInit) => fetch(world.url + path, init) }
    expect(await code(nobody, file)).toBe('401 token_missing')
  })

  test('any other method', async () => {
    const ref = await aFile(sam)
    for (const [path, allow] of [
      ['/api/v2/media', 'POST'],
      [`/api/v2/media/${ref}`, 'DELETE'],
    ] as const) {
      const response = await sam.request(path)
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe(allow)
    }
  })
})

describe('limits', () => {
  test('an account has at most fifty files that no capture uses', async () => {
    const ada = await world.account('Ada')
    const refs: string[] = []
    for (let count = 0; count < 50; count += 1) refs.push(await aFile(ada))
    const { status, body } = await upload(ada, 'one more', { type: 'text/plain' })
    expect({ status, end: body.status, code: body.error.code }).toEqual({
      ...{ status: 200, end: 'failed', code: 'limit_reached' },
    })
    await drop(ada, refs[0] ?? '')
    expect(await aFile(ada)).toMatch(/^md_/)
    expect(await aFile(sam)).toMatch(/^md_/)
  })

  test('fifty are not exceeded by files that are sent at the same time', async () => {
    const ada = await world.account('Ada')
    for (let count = 0; count < 49; count += 1) await aFile(ada)
    const answers = await Promise.all([1, 2, 3].map(() => upload(ada, 'x', { type: 'text/plain' })))
    const ends = answers.map(({ body }) => body.error?.code ?? body.status)
    expect(ends.sort()).toEqual(['completed', 'limit_reached', 'limit_reached'])
  })

  test('an account uploads only so much a day, and learns when it may again', async () => {
    const ada = await thrifty.account('Ada')
    const text = Buffer.alloc(256 * 1024, 'a')
    for (let count = 0; count < 4; count += 1) await drop(ada, await aFile(ada, text))
    const { body } = await upload(ada, text, { type: 'text/plain' })
    expect(body).toMatchObject({ status: 'failed', error: { code: 'limit_reached' } })
    // A quarter of a day.
    expect(body.error.retry_after_seconds).toBeGreaterThan(21_000)
    expect(body.error.retry_after_seconds).toBeLessThan(21_700)
    expect(await aFile(await thrifty.account('Kim'), text)).toMatch(/^md_/)
  })

  test('an account sends three files at once', async () => {
    const ada = await world.account('Ada')
    const slow = Array.from({ length: 4 }, () => startUpload(ada, 1_000))
    expect(await Promise.race(slow.map(({ closed }) => closed))).toMatch(/^HTTP\/1.1 429 /)
    expect(slow.filter(({ said }) => said() === '')).toHaveLength(3)
    expect(await aFile(sam)).toMatch(/^md_/)
    for (const { end } of slow) end()
    await expect.poll(async () => (await upload(ada, 'x', { type: 'text/plain' })).status).toBe(200)
  })
})

/** An upload that sends its head and a part of its body, and then nothing. */
function startUpload({ token }: Account, length: number) {
  const { port, hostname } = new URL(world.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  const started = new Promise<void>((resolve) => {
    const head = [
      'POST /api/v2/media HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${token}`,
      'Content-Type: text/plain',
      `Idempotency-Key: ${randomUUID()}`,
      `Content-Length: ${length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\npart`, () => resolve())
  })
  return { started, closed, end: () => socket.destroy(), said: () => answer }
}

describe('senders that do not finish', () => {
  test('leave nothing behind when they go away', async () => {
    const ada = await world.account('Ada')
    const { started, end } = startUpload(ada, 1_000)
    await started
    end()
    await expect.poll(async () => (await upload(ada, 'x', { type: 'text/plain' })).status).toBe(200)
    const rows = await world.database.read(
      ada.owner,
      (db) => db.sql`select from media where owner_id = ${db.owner}`,
    )
    expect(rows).toHaveLength(1)
  })

  test('whose file is longer than announced are refused', async () => {
    const { closed } = startUpload(sam, 2)
    expect(await closed).toMatch(/^HTTP\/1.1 (400|200)[\s\S]*"code":"request_malformed"/)
  })

  test('with a length that is not a number are refused', async () => {
    const { closed } = startUpload(sam, Number.NaN)
    expect(await closed).toMatch(/^HTTP\/1.1 400 /)
  })
})

describe('a file that is deleted', () => {
  test('is gone, once for each key', async () => {
    const [ref, key] = [await aFile(sam), randomUUID()]
    const first = await drop(sam, ref, key)
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'completed', data: { media_ref: ref }, outcome: { kind: 'media.deleted' } },
    })
    expect(await stored(sam, ref)).toBeNull()
    expect((await drop(sam, ref, key)).body.replayed).toBe(true)
    expect(await drop(sam, ref)).toMatchObject({
      status: 404,
      body: { code: 'reference_not_found' },
    })
  })

  test('is its owner’s: for everybody else it does not exist', async () => {
    const ref = await aFile(sam)
    const ada = await world.account('Ada')
    const answers = await Promise.all(
      [ref, toHandle('media', newId()), 'md_?', 'x'.repeat(500)].map((one) => drop(ada, one)),
    )
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([404, 'reference_not_found'])
    }
    expect(await stored(sam, ref)).not.toBeNull()
  })

  test('needs a key and the ability to write', async () => {
    const ref = await aFile(sam)
    expect((await drop(sam, ref, null)).body.code).toBe('idempotency_key_required')
    const reader = await world.token(sam, ['planning:read'])
    expect((await drop(reader, ref)).status).toBe(403)
    expect(await stored(sam, ref)).not.toBeNull()
  })
})
