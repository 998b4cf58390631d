import { expect, test } from 'vitest'
import {
  invite,
  makePlan,
  setGuest,
  setPlan,
  visitorOf,
} from '#test/server/surfaces/web/links/stage.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')
const { textOf } = visitorOf(() => world)

async function guestOf(show_guest_list: boolean) {
  const plan_id = await makePlan(world, sam.owner, { show_guest_list })
  return { plan_id, ...(await invite(world, sam.owner, plan_id, 'Ada')) }
}

test('an invitation shows faces of those who come at its top, the host’s first, only if the host shows names and it goes ahead', async () => {
  const facesOn = async (path: string) => {
    const [top = ''] = /<header[\s\S]*?<\/header>/.exec(await textOf(path)) ?? []
    const faces = [...top.matchAll(/class="face(?: f\d)?"[^>]*>([^<]*)</g)].map(
      ([, letter]) => letter,
    )
    return { faces, isOff: top.includes('class="top off"') }
  }
  for (const show_guest_list of [false, true]) {
    const { path, plan_id } = await guestOf(show_guest_list)
    expect(await facesOn(path)).toEqual({ faces: [], isOff: false })
    const names = ['Élodie', 'noor', 'Mira', 'Ben', 'Zoë', 'Jonas']
    for (const name of names) {
      const { invite_id } = await invite(world, sam.owner, plan_id, name)
      await setGuest(world, sam.owner, invite_id, { rsvp_status: 'accepted' })
    }
    const { faces } = await facesOn(path)
    const of = [faces.length, faces[0], faces.at(-1)]
    expect(of).toEqual(show_guest_list ? [7, 'S', '+1'] : [0, undefined, undefined])
    await setPlan(world, sam.owner, plan_id, { state: 'canceled' })
    expect(await facesOn(path)).toEqual({ faces: [], isOff: true })
  }
})
