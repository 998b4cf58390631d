import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importAreas } from '#server/process/inventory/areas.ts'
import { completed } from '#test/contract/examples/stage.ts'
import { captureJob, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import { capture } from '#test/support/given/captures.ts'
import { withSession } from '#test/support/given/inventory.ts'
import { type Account, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

let job: TestCaptureJob

/** A square around a point, in degrees. */
function square(longitude: number, latitude: number, half: number) {
  const [west, east] = [longitude - half, longitude + half]
  const [south, north] = [latitude - half, latitude + half]
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

beforeAll(async () => {
  const features = [
    { properties: { name: 'Hafenrand' }, geometry: square(9.95, 53.55, 0.1) },
    { properties: { name: 'Elbhang' }, geometry: square(9.95, 53.55, 0.02) },
  ].map((feature) => ({ type: 'Feature', ...feature }))
  const text = JSON.stringify({ type: 'FeatureCollection', features })
  const bytes = (async function* () {
    yield Buffer.from(text)
  })()
  await withSession(world.database_url, (session) =>
    importAreas(session, { bytes, size: text.length, done: () => 1 }, 'Hafenstadt'),
  )
  job = captureJob(world, null)
})

afterAll(() => job.end())

async function captured(account: Account, source_url: string) {
  await capture(account, { source_url })
  await job.run(account.owner)
  const { items } = await completed(account, 'ideas.saved.query', {})
  return items
}

describe('a captured place with a point and without an address', () => {
  test('is in the smallest imported area around it, and so is its idea', async () => {
    const account = sam
    const at = 'https://www.google.com/maps/place/Kaffeebude/@53.55,9.951,17z'
    expect(await captured(account, at)).toMatchObject([
      { title: 'Kaffeebude', neighborhood: 'Elbhang' },
    ])
    const found = await completed(account, 'ideas.recommendations.get', {
      neighborhoods: ['Elbhang'],
    })
    expect(found.items.map(({ title }) => title)).toEqual(['Kaffeebude'])
    const city = await completed(account, 'ideas.recommendations.get', {
      neighborhoods: ['Hafenstadt'],
    })
    expect(city.items.map(({ title }) => title)).toEqual(['Kaffeebude'])
  })

  test('is nowhere outside of all of them', async () => {
    const account = await world.account('Far')
    const at = 'https://www.google.com/maps/place/Kaffeebude/@54.55,9.951,17z'
    expect(await captured(account, at)).toMatchObject([{ neighborhood: null }])
  })
})
