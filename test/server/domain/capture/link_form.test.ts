import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Coordinates } from '#server/domain/basics/distance.ts'
import type { Claim } from '#server/domain/language/claim.ts'
import { linkForm } from '#server/domain/capture/link_form.ts'

interface Said {
  title?: string
  address?: string
  at?: readonly [number, number]
}

function said(claims: readonly Claim[]): Said {
  const value = (field: Claim['field']) => claims.find((claim) => claim.field === field)?.value
  const at = value('coordinates') as Coordinates | undefined
  return {
    ...(value('title') !== undefined && { title: value('title') as string }),
    ...(value('address') !== undefined && { address: value('address') as string }),
    ...(at && { at: [at.latitude, at.longitude] as const }),
  }
}

describe('an address says by its form', () => {
  const google = 'https://www.google.com/maps'
  test.each<[string, Said, 'yes' | 'no' | 'redirect']>([
    [
      `${google}/place/Vabali+Spa/@52.5276,13.3604,17z/data=!3m1!4b1!4m6!3m5!1s0x47a851:0xb1!8m2!3d52.5279!4d13.361`,
      { title: 'Vabali Spa', at: [52.5279, 13.361] },
      'no',
    ],
    [
      'https://www.google.de/maps/place/Caf%C3%A9+Einstein/@52.5,13.36,17z',
      { title: 'Café Einstein', at: [52.5, 13.36] },
      'no',
    ],
    [
      'https://maps.google.co.uk/maps/place/The+Harp/@51.5,-0.12,17z',
      { title: 'The Harp', at: [51.5, -0.12] },
      'no',
    ],
    [
      `${google}/place/Seestra%C3%9Fe+9,+13353+Berlin/@52.54,13.36,17z`,
      {
        title: 'Seestraße 9, 13353 Berlin',
        address: 'Seestraße 9, 13353 Berlin',
        at: [52.54, 13.36],
      },
      'no',
    ],
    [
      `${google}/place/221B+Baker+St,+London+NW1+6XE/`,
      { title: '221B Baker St, London NW1 6XE', address: '221B Baker St, London NW1 6XE' },
      'no',
    ],
    [
      `${google}/search/?api=1&query=Markthalle+Neun%2C+Eisenbahnstra%C3%9Fe+42%2C+10997+Berlin`,
      { title: 'Markthalle Neun', address: 'Eisenbahnstraße 42, 10997 Berlin' },
      'no',
    ],
    [`${google}/search/?api=1&query=52.5,13.4`, { at: [52.5, 13.4] }, 'no'],
    [`${google}/search/ramen/@52.5,13.4,14z`, { title: 'ramen', at: [52.5, 13.4] }, 'no'],
    [`${google}/place/?q=place_id:ChIJAVkDPzdOqEcRcDteW0YgIQQ`, {}, 'yes'],
    [`${google}/search/?api=1&query=Lido&query_place_id=ChIJAVkDPzdOqEcR`, { title: 'Lido' }, 'no'],
    [`${google}?q=Cocolo+Ramen`, { title: 'Cocolo Ramen' }, 'no'],
    [`${google}?q=loc:52.5,13.4`, { at: [52.5, 13.4] }, 'no'],
    ['https://maps.google.com/?q=Cocolo@52.5,13.4', { title: 'Cocolo', at: [52.5, 13.4] }, 'no'],
    ['https://maps.google.com/?cid=1234567890123456789', {}, 'yes'],
    [
      `${google}/dir/Home/Tempelhofer+Feld/@52.47,13.4,14z/data=!4m2`,
      { title: 'Tempelhofer Feld', at: [52.47, 13.4] },
      'no',
    ],
    [`${google}/@52.52,13.405,14z`, { at: [52.52, 13.405] }, 'no'],
    ['https://maps.app.goo.gl/aBcD1234', {}, 'redirect'],
    ['https://goo.gl/maps/aBcD1234', {}, 'redirect'],
    ['https://goo.gl/aBcD', {}, 'yes'],
    [
      'https://maps.apple.com/?q=Tempelhofer+Feld&ll=52.4731,13.4039',
      { title: 'Tempelhofer Feld', at: [52.4731, 13.4039] },
      'no',
    ],
    [
      'https://maps.apple.com/place?address=Seestra%C3%9Fe+9,+13353+Berlin&coordinate=52.54,13.36&name=Ostsee+Sauna',
      { title: 'Ostsee Sauna', address: 'Seestraße 9, 13353 Berlin', at: [52.54, 13.36] },
      'no',
    ],
    [
      'https://maps.apple.com/?address=1+Infinite+Loop,+Cupertino&ll=37.33,-122.03',
      {
        title: '1 Infinite Loop, Cupertino',
        address: '1 Infinite Loop, Cupertino',
        at: [37.33, -122.03],
      },
      'no',
    ],
    [
      'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4#map=17/52.51/13.41',
      { at: [52.5, 13.4] },
      'no',
    ],
    ['https://www.openstreetmap.org/#map=17/52.51/13.41', { at: [52.51, 13.41] }, 'no'],
    ['https://www.openstreetmap.org/node/240109189', {}, 'yes'],
    ['https://www.openstreetmap.org/about', {}, 'yes'],
    [
      'https://www.openstreetmap.org/search?query=Stadtbad%20Neuk%C3%B6lln',
      { title: 'Stadtbad Neukölln' },
      'no',
    ],
    ['geo:52.4731,13.4039', { at: [52.4731, 13.4039] }, 'no'],
    ['geo:52.4731,13.4039;u=35', { at: [52.4731, 13.4039] }, 'no'],
    [
      'geo:0,0?q=52.4731,13.4039(Tempelhofer%20Feld)',
      { title: 'Tempelhofer Feld', at: [52.4731, 13.4039] },
      'no',
    ],
    ['geo:0,0?q=Stadtbad+Neuk%C3%B6lln', { title: 'Stadtbad Neukölln' }, 'no'],
    ['geo:95,13', {}, 'no'],
    ['https://waze.com/ul?ll=52.5,13.4&q=Sauna', { title: 'Sauna', at: [52.5, 13.4] }, 'no'],
    ['https://www.google.com/search?q=ramen', {}, 'yes'],
    ['https://www.example.org/maps/place/Nowhere', {}, 'yes'],
    ['https://notgoogle.com/maps/place/Nowhere', {}, 'yes'],
    ['https://google.com.example.org/maps/place/Nowhere', {}, 'yes'],
    ['https://www.instagram.com/p/abc/', {}, 'no'],
    ['https://m.facebook.com/events/123', {}, 'no'],
    ['https://vm.tiktok.com/abc/', {}, 'no'],
    ['https://notinstagram.com/p/abc', {}, 'yes'],
    ['ftp://example.org/a', {}, 'no'],
    ['what is this', {}, 'no'],
  ])('%s', (url, expected, fetch) => {
    const form = linkForm(url)
    expect(said(form.claims)).toEqual(expected)
    expect(form.fetch).toBe(fetch)
  })

  test.each([
    [
      'https://www.google.com/url?sa=t&url=https%3A%2F%2Fexample.org%2Fa&usg=x',
      'https://example.org/a',
    ],
    [
      'https://consent.google.com/m?continue=https://www.google.com/maps/place/Harp/&gl=DE',
      'https://www.google.com/maps/place/Harp/',
    ],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F%3Fa%3D1&h=AT',
      'https://example.org/?a=1',
    ],
    [
      'https://out.reddit.com/t3_x?url=https%3A%2F%2Fexample.org%2F&token=y',
      'https://example.org/',
    ],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fexample.org%252Fb',
      'https://example.org/b',
    ],
    ['https://www.google.com/amp/s/example.org/story', 'https://example.org/story'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2F&data=1',
      'https://example.org/',
    ],
    ['https://user:secret@example.org/a', 'https://example.org/a'],
    [
      'https://l.facebook.com/l.php?u=javascript%3Aalert(1)',
      'https://l.facebook.com/l.php?u=javascript%3Aalert(1)',
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fa%3Ab%40example.org%2F', 'https://example.org/'],
  ])('%s leads to %s', (wrapped, inner) => {
    expect(linkForm(wrapped).unwrapped_url).toBe(inner)
  })

  test('whatever the address is, it answers, and every point is on the earth', () => {
    const parts = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 4 })
    const base = fc.constantFrom(
      ...['https://www.google.com/maps/place/', 'https://maps.apple.com/?q=', 'geo:'],
      ...['https://www.openstreetmap.org/?mlat=', 'https://l.facebook.com/l.php?u=', ''],
    )
    fc.assert(
      fc.property(base, parts, (start, rest) => {
        const { claims } = linkForm(start + rest.join('/'))
        for (const claim of claims) {
          if (claim.field !== 'coordinates') continue
          expect(Math.abs(claim.value.latitude)).toBeLessThanOrEqual(90)
          expect(Math.abs(claim.value.longitude)).toBeLessThanOrEqual(180)
        }
      }),
    )
  })
})
