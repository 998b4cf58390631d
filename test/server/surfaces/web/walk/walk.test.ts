import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openStage, sharedPages, type Stage } from '#test/server/surfaces/web/walk/stage.ts'

// One walk from its first test to its last: each goes on where the one before it ended. Kim has no account, and a
// phone of 360 pixels with a keyboard and without scripts. What Kim does is done on pages alone.

// Each test is many pages.
vi.setConfig({ testTimeout: 120_000 })

const address = 'kim@example.test'
let stage: Stage

beforeAll(async () => {
  stage = await openStage()
}, 120_000)
afterAll(() => stage?.close())

test('a new person answers an invitation, makes an account and connects with the host', async () => {
  const { kim, mailbox, invitation, open, says } = stage
  await open(invitation)
  await kim.press('I’ll be there')
  await kim.press('Make an account')
  await kim.type('Email address', address)
  await kim.press('Send me the mail')
  const { code } = await mailbox.next(address)
  await kim.type('Code', code)
  await kim.press('Sign in')
  await kim.type('Your name', 'Kim')
  await kim.press('Make my account')
  await kim.press('Connect with Hanna')
  expect(await says()).toContain('You and Hanna are connected')
})

test('the person connects a calendar, and is asked at once who may see it', async () => {
  const { kim, site, says } = stage
  await kim.press(/^Connect a calendar/)
  await kim.type('Address of the calendar', site.url)
  await kim.press('Connect')
  expect(await says()).toContain('is connected')
  expect(await says()).toContain('Nobody sees your time yet')
  await kim.choose('Nobody', 'All my Connected Friends, also those I connect with later')
  await kim.press('Save')
  expect(await says()).toContain('Who may see your time is saved')
})

test('two pages that were shared from elsewhere become ideas', async () => {
  const { kim, site, open, says } = stage
  for (const [path, title] of Object.entries(sharedPages)) {
    const url = new URL(path, site.url).href
    await open(`/ideas/new?${new URLSearchParams({ title, text: 'Look at this', url })}`)
    await kim.press('Save it')
    expect(await says()).toMatch(/It’s being read|It’s saved/)
  }
  // The page of what is read looks again by itself, which somebody who waits at the list is not disturbed by.
  const list = async () => {
    await open('/ideas')
    return says()
  }
  for (const title of Object.values(sharedPages)) {
    await expect.poll(list, { timeout: 90_000, interval: 250 }).toContain(title)
  }
})

test('an evening when both are free becomes an outing, and its guest gets a mail', async () => {
  const { kim, hannasMail, says } = stage
  await kim.press('Today')
  expect(await says()).toContain('Dumplings and games')
  await kim.press('More')
  await kim.press(/^Free time/)
  await kim.tick('Hanna')
  // Without hours, the first times depend on what time it is now.
  await kim.tick('Or on these days')
  await kim.type('Not before', '0700PM')
  await kim.type('Not after', '0900PM')
  await kim.press('Look')
  await kim.press(/19:00–21:00/)
  await kim.type('What do you want to do?', 'Sauna by the sea')
  await kim.press('Next: who')
  expect(await says()).toContain('Hanna gets a mail')
  await kim.press('Next: preview')
  expect(await says()).toContain('Nobody has been contacted')
  expect(await hannasMail(0)).toEqual([])
  await kim.press('Send it')
  expect(await says()).toContain('is on its way to Hanna')
})

test('the guest answers from the mail, and the host sees who comes', async () => {
  const { kim, hannasMail, anotherPhone, says } = stage
  const [invitation = ''] = await hannasMail(1)
  expect(invitation).toContain('Kim invites you to “Sauna by the sea”')
  const hanna = await anotherPhone()
  await hanna.page.goto(/https?:\S+\/i\/\S+/.exec(invitation)?.[0] ?? '')
  await hanna.press('I’ll be there')
  await kim.press('Go to the plan')
  expect(await says()).toMatch(/2 people, you included.*Coming 1 H Hanna/)
})

test('the plan moves once its host has looked at the change, and the guest is told', async () => {
  const { kim, hannasMail, says } = stage
  await kim.press('Change what and when')
  await kim.type('Time', '0815PM')
  await kim.press('Next: preview')
  expect(await says()).toMatch(/20:15.* was .*19:00/)
  expect(await hannasMail(1)).toHaveLength(1)
  await kim.press('Change it')
  expect(await says()).toContain('The service is telling Hanna')
  const [, change = ''] = await hannasMail(2)
  expect(change).toMatch(/20:15/)
})

test('the person leaves, and the phone is signed out', async () => {
  const { kim, open, says } = stage
  await kim.press('Go to the plan')
  await kim.press('More')
  await kim.press(/^Settings/)
  await kim.press(/^Account/)
  await kim.press(/^Delete my account/)
  await kim.type('Type your address', 'somebody@else.test')
  await kim.press('Delete my account')
  expect(await says()).toContain('This isn’t the address of your account')
  await kim.type('Type your address', address)
  await kim.tick('Write to the guests of my plans that they are off')
  await kim.press('Delete my account')
  expect(await says()).toContain('Your account will be deleted')
  await open('/plans')
  expect(await says()).toContain('Type your email address')
})
