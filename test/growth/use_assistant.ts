import { aReviewedDraft } from '#test/support/given/plans.ts'
import { approve, say } from '#test/support/given/talk.ts'
import { connect } from '#test/support/given/connections.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import type { Account, World } from '#test/support/world.ts'

/** Talks to the Assistant, approves, reads and deletes what was said, and lets a turn be lost and a conversation be forgotten. */
export async function useAssistant(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  await connect(sam, await world.account('Wanda'))
  await aReviewedDraft(sam, { title_override: 'Zeppelin' })
  const { body } = await say(sam, 'invite Wanda to Zeppelin')
  await approve(sam, 'ac_unknown')
  await approve(sam, body.approval?.action_handle)
  await say(sam, 'hello', { key: body.turn.request_key })
  const path = '/api/v2/assistant/conversations'
  const { conversation_handle } = body.conversation
  await say(sam, 'hello', { channel: 'app:1' })
  await sam.request(`${path}?limit=1`)
  await sam.request(`${path}/${conversation_handle}`)
  await lose(world, sam)
  await say(sam, 'hello')
  await asSuperuser(
    world.superuser_url,
    `update conversations set turns = 201 where owner_id = '${sam.owner}'`,
  )
  await say(sam, 'hello')
  for (let times = 0; times < 2; times += 1)
    await sam.request(`${path}/${conversation_handle}`, { method: 'DELETE' })
  await asSuperuser(
    world.superuser_url,
    `update conversations set last_turn_at = now() - interval '31 days' where owner_id = '${sam.owner}';
     update turns set started_at = now() - interval '401 days' where owner_id = '${sam.owner}'`,
  )
}

/** Leaves the last turn of each conversation as a server that was killed does. */
function lose({ superuser_url }: World, { owner }: Account): Promise<void> {
  return asSuperuser(
    superuser_url,
    `update turns set state = 'running', answer = null, lease_until = now() - interval '1 second'
       where owner_id = '${owner}'
         and conversation_id in (select conversation_id from conversations where owner_id = '${owner}');
     update conversations c
       set busy_until = now() - interval '1 second', busy_turn = (
         select t.turn_id from turns t
         where t.owner_id = c.owner_id and t.conversation_id = c.conversation_id
         order by t.ordinal desc limit 1
       )
       where c.owner_id = '${owner}'`,
  )
}
