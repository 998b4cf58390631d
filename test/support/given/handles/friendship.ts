import type { Account, World } from '#test/support/world.ts'

/** What it takes to join somebody: their invitation, and who the account may be of their people. */
interface Invited {
  invitation_token: string
  identity_choice_handle: string
}

const hosts = new WeakMap<World, Promise<Account>>()
const invited = new Map<string, Promise<Invited>>()

/** An invitation of somebody else's, the same for an account each time: looking at it uses nothing up. */
export function invitedBySomebody(account: Account): Promise<Invited> {
  const known = invited.get(account.owner) ?? invite(account)
  invited.set(account.owner, known)
  return known
}

async function invite(account: Account): Promise<Invited> {
  const { world } = account
  const hosting = hosts.get(world) ?? world.account('Host')
  hosts.set(world, hosting)
  const host = await hosting
  const { body: friend } = await host.call('relationships.people.manage', {
    operation: 'create',
    display_name: 'Somebody new',
  })
  const { review_token } = await reviewed(host, friend.data.person.person_handle)
  const { body } = await host.call('relationships.friendship.apply', {
    review_token,
    accept_consequences: true,
  })
  const invitation_token = body.data.link?.url.split('/').at(-1) ?? ''
  const { body: seen } = await account.call('relationships.invitation.get', { invitation_token })
  const [choice] = seen.data.identity_choices
  return { invitation_token, identity_choice_handle: choice?.identity_choice_handle ?? '' }
}

/** A review of making an invitation for one person. */
export async function reviewed(account: Account, person_handle: string) {
  const { body } = await account.call('relationships.friendship.review', {
    operation: 'create_invitation',
    people_handles: [person_handle],
    mode: 'individual',
    preview_enabled: true,
  })
  return { review_token: body.data.review_token }
}
