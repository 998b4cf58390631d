import { rsvp } from '#test/support/given/actions.ts'
import { connect } from '#test/support/given/connections.ts'
import { people } from '#test/support/given/lists.ts'
import { inHours } from '#test/support/given/plans.ts'
import { hiddenFields, openPage, sendForm } from '#test/support/page_forms.ts'
import { signedInClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

const page = { accept: 'text/html' }

/** Makes, changes, sends and cancels outings on the pages of plans, and opens each of them. */
export async function usePlans(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  const kai = await world.account('Kai')
  const { first: friend } = await connect(sam, kai)
  const [other = ''] = await people(sam, `Guest ${crypto.randomUUID()}`)
  const client = await signedInClient(world, sam)
  for (const show of ['', '?show=drafts', '?show=past', '?show=canceled'])
    await openPage(client, `/plans${show}`)
  const day = inHours(200).slice(0, 10)
  const what = { title: `Outing ${crypto.randomUUID()}`, day, time: '19:30', place: 'New hall' }
  const made = await sendForm(client, '/plans/new', '/plans/new', what)
  const path = (made.headers.get('location') ?? '').replace(/\/people$/, '')
  if (path === '') throw new Error(`Making an outing answered ${made.status}.`)
  const press = async (act: string, fields: Record<string, string | readonly string[]>) =>
    sendForm(client, `${path}/${act}`, `${path}/${act}`, fields)
  await press('people', { q: 'Guest', find: 'yes' })
  await press('people', { person: [friend, other] })
  await press('edit', { ...what, place: 'Other hall', least: '2' })
  await press('send', {})
  await openPage(client, path)
  const change = await press('edit', { ...what, time: '20:30', least: '2' })
  await client.post(`${path}/change`, hiddenFields(change.text, `${path}/change`), page)
  const roster = await press('people', { was: [other], person: [friend] })
  await client.post(`${path}/roster`, hiddenFields(roster.text, `${path}/roster`), page)
  await press('link', {})
  const guest = await signedInClient(world, kai)
  await openPage(guest, '/')
  await openPage(guest, '/plans')
  await rsvp(kai, 'accepted')
  // Of what is answered, the list says the answer.
  await openPage(guest, '/plans')
  await press('cancel', {})
  const again = await sendForm(client, '/plans/new', '/plans/new', { ...what, title: 'Never' })
  const draft = (again.headers.get('location') ?? '').replace(/\/people$/, '')
  await sendForm(client, `${draft}/discard`, `${draft}/discard`)
}
