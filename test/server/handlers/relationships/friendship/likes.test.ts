import { expect, test } from 'vitest'
import { apply, friend, review, take } from '#test/support/given/friendship.ts'
import { type Account, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()

/** Likes a new idea of this title, to do with one person. */
async function likeWith(account: Account, title: string, person_handle: string) {
  const { body } = await account.call('ideas.structured_create', { kind: 'place', title })
  const { idea_handle: handle } = body.data.idea
  const liked = await account.call('likes.mutate', {
    operation: 'save',
    subject: { kind: 'idea', handle },
    intentions: [[person_handle]],
  })
  expect(liked.body.status, liked.text).toBe('completed')
}

/** Titles of what others are known to like. */
async function incoming(account: Account) {
  const { body } = await account.call('likes.query', { filters: { incoming_only: true } })
  return body.data.items.map(({ subject }) => subject.title).sort()
}

const eventually = { timeout: 5_000 }

test('likes come with a connection as they were reviewed, go with it, and come back with the next', async () => {
  const sam = await world.account('Sam')
  const ada = await world.account('Ada')
  const adaOfSam = await friend(sam, 'Ada')
  const samOfAda = await friend(ada, 'Sam')
  for (const title of ['Chess', 'Night swim']) await likeWith(sam, title, adaOfSam)
  await likeWith(ada, 'Tea', samOfAda)

  const asked = { operation: 'create_invitation', people_handles: [adaOfSam] }
  const whole = await review(sam, asked)
  const swim = whole.choices.find(({ label }) => label.startsWith('“Night swim'))
  const { review_token } = await review(sam, {
    previous_review_token: whole.review_token,
    excluded_choices: [swim?.choice_id],
  })
  const { body: ready } = await apply(sam, review_token)
  const invitation_token = ready.data.link?.url.split('/').at(-1)
  const { body: seen } = await ada.call('relationships.invitation.get', { invitation_token })
  const choice = seen.data.identity_choices[0]?.identity_choice_handle
  await take(ada, {
    operation: 'accept_invitation',
    invitation_token,
    identity_choice_handle: choice,
    own_host_person_handle: samOfAda,
  })
  await expect.poll(() => incoming(ada), eventually).toEqual(['Chess'])
  await expect.poll(() => incoming(sam), eventually).toEqual(['Tea'])

  await take(sam, { operation: 'disconnect', person_handle: adaOfSam })
  // At once, whatever the relay has still to take back.
  expect(await incoming(ada)).toEqual([])
  expect(await incoming(sam)).toEqual([])

  const { link } = await take(ada, {
    operation: 'create_invitation',
    people_handles: [samOfAda],
  })
  await take(sam, {
    operation: 'accept_invitation',
    invitation_token: link?.url.split('/').at(-1),
    own_host_person_handle: adaOfSam,
  })
  await expect.poll(() => incoming(ada), eventually).toEqual(['Chess'])
  await expect.poll(() => incoming(sam), eventually).toEqual(['Tea'])
})

test('what others like stays theirs: nobody sees what was meant for another participant', async () => {
  const host = await world.account('Host')
  const [one, other] = [await friend(host, 'One'), await friend(host, 'Other')]
  await likeWith(host, 'Only for One', one)
  const joiners = await Promise.all(['One', 'Other', 'Third'].map((name) => world.account(name)))
  const { link } = await take(host, {
    operation: 'create_invitation',
    mode: 'shared',
    people_handles: [one, other, await friend(host, 'Third')],
  })
  const invitation_token = link?.url.split('/').at(-1)
  for (const [index, label] of ['One', 'Other', null].entries()) {
    const joiner = joiners[index]
    if (!joiner) continue
    const { body } = await joiner.call('relationships.invitation.get', { invitation_token })
    const choice = body.data.identity_choices.find((identity) => identity.label === label)
    await take(joiner, {
      operation: 'accept_invitation',
      invitation_token,
      ...(choice && { identity_choice_handle: choice.identity_choice_handle }),
    })
  }
  const [first, second, third] = joiners
  await expect.poll(() => first && incoming(first), eventually).toEqual(['Only for One'])
  expect(second && (await incoming(second))).toEqual([])
  expect(third && (await incoming(third))).toEqual([])
  // Participants are no friends of each other's.
  const { body } = await (first ?? host).call('relationships.people.query')
  expect(body.data.items.map(({ display_name }) => display_name)).toEqual(['Host'])
})
