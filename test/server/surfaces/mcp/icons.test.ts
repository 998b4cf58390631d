import sharp from 'sharp'
import { expect, test } from 'vitest'
import { post, postModern } from '#test/support/mcp_clients.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

interface Introduced {
  readonly websiteUrl?: string
  readonly icons?: readonly { src: string; mimeType: string; sizes: string[] }[]
}

/** What a server says of itself to a client that speaks this version up to 2025-11-25. */
async function introducedTo(protocolVersion: string): Promise<Introduced> {
  const clientInfo = { name: 'tests', version: '1' }
  const params = { protocolVersion, capabilities: {}, clientInfo }
  const { body } = await post(sam, { jsonrpc: '2.0', id: 1, method: 'initialize', params })
  return body.result.serverInfo
}

test('a version of the protocol that has them is told the address and the icons, an earlier one is not', async () => {
  const { body } = await postModern(sam, 'server/discover')
  const [modern] = Object.values(Object(body.result._meta))
  const latest = await introducedTo('2025-11-25')
  const unknown = await introducedTo('1999-01-01')
  for (const one of [modern, latest, unknown]) {
    expect(one).toMatchObject({
      websiteUrl: `${world.service.runtime.base_url}/docs/`,
      icons: [{ mimeType: 'image/png' }, { mimeType: 'image/svg+xml' }],
    })
  }
  for (const earlier of ['2025-06-18', '2025-03-26', '2024-11-05']) {
    expect(await introducedTo(earlier)).not.toHaveProperty('websiteUrl')
    expect(await introducedTo(earlier)).not.toHaveProperty('icons')
  }
})

test('each icon is a picture of the size that is said, which any page may show and keep', async () => {
  const { icons = [] } = await introducedTo('2025-11-25')
  for (const { src, mimeType, sizes } of icons) {
    const path = src.slice(world.service.runtime.base_url.length)
    const response = await fetch(`${world.url}${path}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, mimeType])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect(mimeType).toContain(format)
    if (sizes[0] !== 'any') expect(sizes).toEqual([`${width}x${height}`])
    const again = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } }
    expect((await fetch(`${world.url}${path}`, again)).status).toBe(304)
    const refused = await fetch(`${world.url}${path}`, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
  expect(icons).toHaveLength(2)
})
