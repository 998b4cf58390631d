import { describe, expect, test } from 'vitest'
import {
  addItem,
  invite,
  makePath,
  makePlan,
  setGuest,
  setPlan,
  shareList,
  visitorOf,
} from '#test/server/surfaces/web/links/stage.ts'
import { englishLeft } from '#test/support/english_left.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')
const ada = useAccount(world, 'Ada')

const { get, post } = visitorOf(() => world)

const inGerman = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }

/** A page as a German browser gets it. */
async function german(path: string, status = 200): Promise<string> {
  const answer = await get(path, { headers: inGerman })
  expect([path, answer.status]).toEqual([path, status])
  expect(answer.headers.get('content-language')).toBe('de')
  expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language')
  const page = await answer.text()
  expect(page).toContain('<html lang="de">')
  expect([path, englishLeft(page)]).toEqual([path, []])
  return page
}

const facts = {
  title: 'Abendessen',
  description: 'Brot und Käse.',
  capacity_min: 4,
  capacity_max: 9,
  show_guest_list: true,
  meetup_location_text: 'Am Kanal',
  source_url: 'https://example.org/abend',
}

describe('a page behind a link', () => {
  test('is in German for who wants German, in each state of its plan', async () => {
    const plan_id = await makePlan(world, sam.owner, facts)
    const { path, invite_id } = await invite(world, sam.owner, plan_id, 'Ada')
    await addItem(world, sam.owner, plan_id, { title: 'Handtuch' })
    const open = await german(path)
    expect(open).toContain('>Kommst du?<')
    expect(open).toContain('>Ich komme</button>')
    expect(open).toContain('>Kann nicht</button>')
    expect(open).toMatch(/\d\d:\d\d(\u00a0Uhr)? – (\S+, \d+\.\u00a0\S+ \d+, )?\d\d:\d\d\u00a0Uhr/)
    expect(open).toContain('Ortszeit Berlin (GMT')
    for (const rsvp_status of ['accepted', 'declined'] as const) {
      await setGuest(world, sam.owner, invite_id, { rsvp_status })
      await german(path)
      await german(`${path}?answered`)
    }
    await setGuest(world, sam.owner, invite_id, { rsvp_status: 'accepted', needs_reconfirm: true })
    await german(path)
    await german(`${path}?forget`)
    const other = await makePath(world, sam.owner, 'plan', plan_id)
    await german(other)
    const wrong = await post(other, { name: '', answer: 'accepted' }, inGerman)
    expect(englishLeft(await wrong.text())).toEqual([])
    await setPlan(world, sam.owner, plan_id, { state: 'canceled' })
    expect(await german(path)).toContain('Dieser Plan ist abgesagt')
    await german(other)
  })

  test('is in German where it is a list, a wish to connect, a choice of mail, or nothing at all', async () => {
    const list = await shareList(world, sam.owner, 'Liste', [{ title: 'Sauna' }])
    expect(await german(list.path)).toContain('1 Idee')
    await german(await makePath(world, ada.owner, 'unsubscribe', sam.owner))
    expect(await german('/i/unknown', 404)).toContain('Dieser Link funktioniert nicht')
  })

  test('is in the language that a browser likes best, and in English for any other', async () => {
    const { path } = await invite(world, sam.owner, await makePlan(world, sam.owner), 'Ada')
    const languages = {
      'de-AT,de;q=0.9,en;q=0.5': 'de',
      'de-CH': 'de',
      'en;q=0.4, de;q=0.6': 'de',
      'fr, de;q=0.3, en;q=0.2': 'de',
      'de;q=0, en;q=0.1': 'en',
      'en-US,en;q=0.9,de;q=0.8': 'en',
      'fr-FR, fr;q=0.9': 'en',
      'fr, *;q=0.1': 'en',
      '*': 'en',
      tlh: 'en',
      'de;q=nonsense': 'en',
      ';;,,==': 'en',
    }
    for (const [wish, language] of Object.entries(languages)) {
      const answer = await get(path, { headers: { 'accept-language': wish } })
      expect([wish, answer.headers.get('content-language')]).toEqual([wish, language])
      expect(await answer.text()).toContain(`<html lang="${language}">`)
    }
    expect((await get(path)).headers.get('content-language')).toBe('en')
  })
})
