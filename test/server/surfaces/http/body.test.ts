import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

async function send(body: RequestInit['body'] | undefined, headers: Record<string, string> = {}) {
  const response = await sam.request('/api/v2/capabilities/ideas.lists.query', {
    method: 'POST',
    ...(body !== undefined && { body }),
    headers: { 'content-type': 'application/json', ...headers },
  })
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: await response.json(),
  }
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value))

describe('the media type of a body', () => {
  test('is JSON in UTF-8, however that is written', async () => {
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'application/json;charset=UTF-8',
      'Application/JSON; charset="utf-8"',
    ]) {
      expect((await send('{}', { 'content-type': type })).status, type).toBe(200)
    }
  })

  test('is answered with 415 when it is anything else, or missing', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=latin1',
      'multipart/form-data; boundary=x',
      'application/jsonx',
    ]) {
      const answer = await send('{}', { 'content-type': type })
      expect(answer, type).toMatchObject({
        status: 415,
        type: 'application/problem+json; charset=utf-8',
        body: { code: 'media_type_unsupported' },
      })
    }
    const bare = await sam.request('/api/v2/capabilities/ideas.lists.query', {
      method: 'POST',
      body: json({}),
    })
    expect(bare.status).toBe(415)
  })

  test('may be compressed with gzip and with nothing else', async () => {
    expect((await send(gzipSync('{}'), { 'content-encoding': 'gzip' })).status).toBe(200)
    expect((await send(gzipSync('{}'), { 'content-encoding': 'GZip' })).status).toBe(200)
    expect((await send('{}', { 'content-encoding': 'identity' })).status).toBe(200)
    expect((await send('{}', { 'content-encoding': 'br' })).status).toBe(415)
    expect(await send('{}', { 'content-encoding': 'gzip' })).toMatchObject({
      status: 422,
      body: { code: 'input_invalid' },
    })
    expect(
      (await send(gzipSync('{}').subarray(0, 10), { 'content-encoding': 'gzip' })).status,
    ).toBe(422)
  })
})

describe('the size of a body', () => {
  test('is at most 256 kB', async () => {
    const filled = (size: number) => `{"query":"${' '.repeat(size - 12)}"}`
    expect((await send(filled(262_144))).status).toBe(422)
    expect(await send(filled(262_145))).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    })
  })

  test('is larger where one field may fill 256 kB by itself, and there only so much', async () => {
    const sized = (size: number) =>
      sam.call('relationships.friendship.review', { previous_review_token: 'x'.repeat(size) })
    expect((await sized(262_144)).body.error.code).toBe('review_stale')
    expect(await sized(262_145)).toMatchObject({ status: 422, body: { code: 'input_invalid' } })
    expect((await sized(524_288)).status).toBe(413)
  })

  test('is at most 256 kB also when it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, 32))
    expect(bomb.length).toBeLessThan(262_144)
    expect((await send(bomb, { 'content-encoding': 'gzip' })).status).toBe(413)
  })

  test('counts as well when it is not announced', async () => {
    let answered = false
    const stream = new ReadableStream({
      async pull(controller) {
        await setImmediate()
        // Otherwise it would go on being sent for as long as this process runs.
        if (answered) controller.close()
        else controller.enqueue(new Uint8Array(100_000).fill(32))
      },
    })
    const response = await sam
      .request('/api/v2/capabilities/ideas.lists.query', {
        method: 'POST',
        body: stream,
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(5_000),
        duplex: 'half',
      })
      .finally(() => {
        answered = true
      })
    expect(response.status).toBe(413)
    await response.body?.cancel()
  })
})

describe('what is in a body', () => {
  test('is a JSON object', async () => {
    for (const body of ['', '[]', '1', 'null', '"a"', '{', '{"a":1,"a":2}']) {
      const answer = await send(body)
      expect(answer, body).toMatchObject({
        status: 422,
        body: { code: 'input_invalid', errors: [{ pointer: '' }] },
      })
    }
    expect((await send(undefined)).status).toBe(422)
  })

  test('is valid UTF-8', async () => {
    const answer = await send(Buffer.from('7b2271223a22c328227d', 'hex'))
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ message: 'The body is not valid UTF-8.' }] },
    })
  })

  test('is the bare input or the envelope, and both mean the same', async () => {
    const name = 'Same either way'
    const bare = await sam.call('ideas.lists.create', { name }, { key: 'both-forms' })
    const envelope = await sam.call(
      'ideas.lists.create',
      { name },
      { key: 'both-forms', envelope: true },
    )
    const versioned = await sam.call(
      'ideas.lists.create',
      { name },
      { key: 'both-forms', version: '2.0' },
    )
    expect(bare.body.status).toBe('completed')
    expect(envelope.body).toMatchObject({ replayed: true, execution_id: bare.body.execution_id })
    expect(versioned.body).toMatchObject({ replayed: true, execution_id: bare.body.execution_id })
  })

  test('is an envelope without its input where it holds a version alone', async () => {
    for (const version of ['1.0', '7.0', null]) {
      expect(await send(json({ version }))).toMatchObject({
        status: 422,
        body: { code: 'input_invalid', errors: [{ pointer: '/input', code: 'required' }] },
      })
    }
    expect(await send(json({}))).toMatchObject({ status: 200 })
  })

  test('is the envelope as soon as it has the key input, and then holds nothing else', async () => {
    expect(await send(json({ input: {}, limit: 3 }))).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/limit', code: 'unknown_field' }] },
    })
    expect(await send(json({ input: {}, verison: '1.0' }))).toMatchObject({
      body: { errors: [{ pointer: '/verison', suggestion: 'version' }] },
    })
    expect(await send(json({ input: [], version: 1 }))).toMatchObject({
      body: {
        errors: [
          { pointer: '/version', code: 'type' },
          { pointer: '/input', code: 'type' },
        ],
      },
    })
    expect(await send(json({ input: {}, version: null }))).toMatchObject({
      body: { errors: [{ pointer: '/version', code: 'type' }] },
    })
    expect(await send(json({ input: {}, version: '7.0' }))).toMatchObject({
      status: 422,
      body: { code: 'version_mismatch', current: { version: '1.0' } },
    })
  })

  test('never reaches the language under it', async () => {
    const answer = await send('{"__proto__":{"limit":"x"},"constructor":{"prototype":1}}')
    expect(answer).toMatchObject({
      status: 200,
      body: { outcome: { disclosures: [{ name: 'input.fields_ignored' }] } },
    })
    expect(await send('{"input":{"limit":1},"__proto__":1}')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/__proto__' }] },
    })
  })
})
