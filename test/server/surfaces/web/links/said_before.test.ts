import { expect, test } from 'vitest'
import {
  invite,
  makePath,
  makePlan,
  setPlan,
  shareList,
  visitorOf,
} from '#test/server/surfaces/web/links/stage.ts'
import { startWorld, useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

const { post, textOf } = visitorOf(() => world)

test('a guest reads before the answer that names of those who come are shown, if they are', async () => {
  for (const show_guest_list of [true, false]) {
    const plan_id = await makePlan(world, sam.owner, { show_guest_list })
    const { path } = await invite(world, sam.owner, plan_id, 'Ada')
    const [before = ''] = (await textOf(path)).split('name="answer"')
    expect(before.includes('everyone who is invited sees your name')).toBe(show_guest_list)
    await post(path, { answer: 'accepted' })
    expect(await textOf(path)).not.toContain('If you come')
  }
})

test('links to web calendars have names of their own and do not carry the personal link', async () => {
  const { path } = await invite(world, sam.owner, await makePlan(world, sam.owner), 'Ada')
  const page = await textOf(path)
  const links = [...page.matchAll(/<a aria-label="([^"]*)" href="([^"]*)"/g)]
  expect(links.map(([, name]) => name)).toEqual([
    'Add to Google Calendar',
    'Add to Outlook Calendar',
  ])
  for (const [, , address] of links) expect(address).not.toContain(path.slice(3))
  const file = (await textOf(`${path}/calendar.ics`)).replace(/\r\n /g, '')
  expect(file).not.toContain(path.slice(3))
  // It links to a page that shows the plan and takes no answers.
  const [shown = ''] = /\/e\/[\w-]+/.exec(file) ?? []
  const plan = await textOf(shown)
  expect(plan).toContain('Dinner by the canal')
  expect(plan).not.toMatch(/<form|<button|Ada/)
  expect(await textOf(`${shown.slice(0, -9)}AAAAAAAAA`)).toContain('This link doesn’t work')
})

test('a full plan asks no stranger whether they come', async () => {
  const plan_id = await makePlan(world, sam.owner, { state: 'shared', capacity_max: 2 })
  const { path } = await invite(world, sam.owner, plan_id, 'Ada')
  await post(path, { answer: 'accepted' })
  const page = await textOf(await makePath(world, sam.owner, 'plan', plan_id))
  expect(page).toContain('All places are taken')
  expect(page).toContain('Ask <bdi>Sam</bdi> to tell you if a place becomes free.')
  expect(page).not.toMatch(/<form|Your name/)
})

test('a shared list says until when its link works', async () => {
  const { path, share_id } = await shareList(world, sam.owner, 'Summer', [{ title: 'Picnic' }])
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update list_shares set expires_at = now() + interval '3 days'
      where owner_id = ${db.owner} and share_id = ${share_id}`,
  })
  expect(await textOf(path)).toMatch(/This link works until \w+day, /)
})

test('a canceled plan says so in the title of the window', async () => {
  const plan_id = await makePlan(world, sam.owner, { state: 'canceled' })
  const { path } = await invite(world, sam.owner, plan_id, 'Ada')
  const open = await makePath(world, sam.owner, 'plan', plan_id)
  for (const one of [path, `${path}?answered`, open]) {
    expect(await textOf(one)).toContain('<title>Canceled: Dinner by the canal</title>')
  }
})

test('nobody signs up under the name of the host, and who signed up is marked for guests', async () => {
  const plan_id = await makePlan(world, sam.owner, { state: 'shared', show_guest_list: true })
  const open = await makePath(world, sam.owner, 'plan', plan_id)
  const signUp = async (name: string) => {
    const [, form = ''] = /name="form" value="([^"]*)"/.exec(await textOf(open)) ?? []
    const body = new URLSearchParams({ name, form, answer: 'accepted' })
    return fetch(world.url + open, { method: 'POST', body, redirect: 'manual' })
  }
  for (const name of ['Sam', ' sám ', 'S.A.M.', 'Sаm', 'ЅАМ']) {
    const answer = await signUp(name)
    expect([name, answer.status]).toEqual([name, 422])
    expect(await answer.text()).toContain('is the name of the host')
  }
  expect((await signUp('Sam Other')).status).toBe(303)
  const { path } = await invite(world, sam.owner, plan_id, 'Ada')
  expect(await textOf(path)).toContain('Sam Other (signed up by link)')
})

test('messengers hear that an open plan is canceled or over', async () => {
  const said = async (facts: Parameters<typeof makePlan>[2]) => {
    const path = await makePath(world, sam.owner, 'plan', await makePlan(world, sam.owner, facts))
    return /og:description" content="([^"]*)"/.exec(await textOf(path))?.[1]
  }
  expect(await said({ state: 'canceled' })).toMatch(/^This plan is canceled\. \w+day, /)
  expect(await said({ starts_in: -10, answer_in: -20 })).toMatch(/^This plan is over\. /)
  expect(await said({})).toMatch(/^Sam invites you\. /)
})

test('the page of a plan that is over does not say who comes “so far”', async () => {
  const plan_id = await makePlan(world, sam.owner, { starts_in: -10, answer_in: -20 })
  const { path } = await invite(world, sam.owner, plan_id, 'Ada')
  expect(await textOf(path)).toContain('<dt>Who was in</dt><dd><p>Only <bdi>Sam</bdi></p>')
  await setPlan(world, sam.owner, plan_id, { state: 'canceled' })
  expect(await textOf(path)).not.toContain('Who was in')
})

test('an answer that is refused because of too many visits is told that nothing was saved', async () => {
  const strict = await startWorld({ rate_limits: true })
  try {
    const host = await strict.account('Sam')
    const { path } = await invite(strict, host.owner, await makePlan(strict, host.owner), 'Ada')
    const { rates } = strict.service.runtime
    const visits = Array.from({ length: 160 }, () => rates.visit('127.0.0.1', path.slice(3)))
    await Promise.allSettled(visits)
    const { get, post } = visitorOf(() => strict)
    const refused = await post(path, { answer: 'accepted' })
    expect(refused.status).toBe(429)
    expect(await refused.text()).toContain('Nothing was saved')
    expect(await (await get(path)).text()).not.toContain('saved')
  } finally {
    await strict.stop()
  }
})
