import { expect, test } from 'vitest'
import { aSharedPlan, signUpBy } from '#test/support/given/actions.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aDraft, inHours } from '#test/support/given/plans.ts'
import { openPage } from '#test/support/page_forms.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

test('no page of a plan is larger than 30 kB, with many people, places and words', async () => {
  const sam = await world.account('Sam')
  const client = await signedInClient(world, sam)
  const handles = await people(sam, ...Array.from({ length: 40 }, (_, at) => `Somebody ${at}`))
  for (let at = 0; at < 10; at += 1)
    await answer(sam, 'places.private.create', { name: `A place with a long name ${at}` })
  const draft = {
    ...{ title_override: 'x'.repeat(160), description_override: 'words '.repeat(100) },
    ...{ scheduled_at: inHours(90), capacity_min: 3, capacity_max: 90, show_guest_list: true },
  }
  const { plan, url } = await aSharedPlan(sam, handles.slice(0, 7), draft)
  for (let at = 0; at < 3; at += 1) await signUpBy(url, `Guest ${at}`)
  const { plan: other } = await aDraft(sam, {
    ...draft,
    audience_selection: { person_handles: handles.slice(0, 7) },
  })
  const [sent, unsent] = [`/plans/${plan.plan_handle}`, `/plans/${other.plan_handle}`]
  const paths = [
    ...['/plans', '/plans/new', sent, `${sent}/edit`, `${sent}/people`, `${sent}/link`],
    ...[`${sent}/cancel`, unsent, `${unsent}/edit`, `${unsent}/people`, `${unsent}/send`],
    `${unsent}/discard`,
  ]
  const sizes: [string, number, number][] = []
  for (const path of paths) {
    const { status, text } = await openPage(client, path)
    sizes.push([path, status, Buffer.byteLength(text)])
  }
  expect(sizes.filter(([, status, size]) => status !== 200 || size > 30_000).join()).toBe('')
}, 60_000)
