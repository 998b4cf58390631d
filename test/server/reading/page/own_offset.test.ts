import { expect, test } from 'vitest'
import { ianaZone } from '#server/domain/basics/zone.ts'
import { readSource } from '#server/reading/source.ts'
import { sourceOf } from '#test/support/pages/read.ts'

/** Hours that the clocks of a page's event are ahead of universal time when it begins; null where it tells no zone. */
async function aheadOf(published: string | null, day: string, lang = 'en'): Promise<number | null> {
  const head = published && `<meta property="article:published_time" content="${published}">`
  const html = `<html lang="${lang}"><title>Songs</title>${head ?? ''}<main><h1>Songs</h1><p>${day}, 19:00</p></main>`
  const { claims } = await readSource(sourceOf(new TextEncoder().encode(html)))
  const [zone] = claims.flatMap((claim) => (claim.field === 'timezone' ? [claim.value] : []))
  const [starts] = claims.flatMap((claim) => (claim.field === 'starts' ? [claim.value] : []))
  if (zone === undefined || starts === undefined) return null
  const at = Date.parse(`${starts.local}Z`) / 1_000
  return (at - ianaZone(zone).instantOf(at)) / 3_600
}

const december = '18 December 2026'

test.each<[string, string | null, string, string, number | null]>([
  ['Australia’s summer', '2026-11-20T10:00:00+11:00', december, 'en', 11],
  ['the east of America', '2026-11-20T10:00:00-05:00', december, 'en', -5],
  ['another season, which Puerto Rico has not', '2026-10-20T10:00:00-04:00', december, 'en', null],
  ['Colombia, in Spanish', '2026-11-20T10:00:00-05:00', '18 de diciembre de 2026', 'es', -5],
  ['two zones whose clocks differ then', '2026-09-20T10:00:00+10:00', december, 'en', null],
  ['universal time', '2026-11-20T10:00:00Z', december, 'en', null],
  ['no country of its language', '2026-11-20T10:00:00+05:30', december, 'en', null],
  ['nothing', null, december, 'en', null],
])('the times of a page on clocks of %s', async (_, published, day, lang, ahead) => {
  expect(await aheadOf(published, day, lang)).toBe(ahead)
})
