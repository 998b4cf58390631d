import { beginLeaving, keepAccount } from '#server/flows/web/leave.ts'
import { exportFiles } from '#server/flows/web/export/files.ts'
import { beginExport } from '#server/flows/web/export/begin.ts'
import { sql } from '#server/database/sql.ts'
import { deletionJob } from '#server/jobs/deletion.ts'
import { aSentPlan, rsvp } from '#test/support/given/actions.ts'
import { connect } from '#test/support/given/connections.ts'
import { aList, anIdea, answer } from '#test/support/given/lists.ts'
import { invite } from '#test/support/given/friendship.ts'
import { earlier } from '#test/support/given/time.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { sendForm } from '#test/support/page_forms.ts'
import { signedInClient } from '#test/support/web_client.ts'
import type { World } from '#test/support/world.ts'

/** Two friends export their data, decide about their mail, and leave. */
export async function useLeaving(world: World): Promise<void> {
  const { database } = world
  const { seal } = world.service.runtime
  const [host, guest] = [await world.account('Host'), await world.account('Guest')]
  const { first } = await connect(host, guest)
  const idea = await anIdea(host, 'Silent film')
  const ideas_list_handle = await aList(host, { name: 'Rainy', person_handles: [first] })
  await answer(host, 'likes.mutate', {
    ...{ operation: 'save', subject: { kind: 'idea', handle: idea }, people_handles: [first] },
  })
  const share = { ideas_list_handle, person_handle: first }
  const { data } = await answer(host, 'ideas.lists.share.prepare', share)
  await answer(host, 'actions.commit', { action_handle: data.prepared?.action_handle })
  await aSentPlan(host, [first])
  await rsvp(guest, 'accepted')
  await invite(host)
  const client = await signedInClient(world, host)
  for (const change of [
    'stop_all',
    'resume_all',
    'stop_own',
    'replies_on',
    'replies_off',
    'resume_own',
  ]) {
    await sendForm(client, '/settings/contact', '/settings/contact', { change })
  }
  for await (const { content } of exportFiles({ database, seal }, host.owner, new Date())) {
    for await (const _ of content());
  }
  const begun = await beginExport({ database, seal }, host.owner, 'growth')
  if (typeof begun === 'object') await begun.end(true)
  await fetch(`${world.url}/l/nothing`)
  const job = deletionJob({ database, seal, base_url: () => world.url })
  const asked = { tells: false, request_id: 'growth' }
  await beginLeaving(world.service.runtime, host.owner, asked)
  await keepAccount(world.service.runtime, host.owner, 'growth')
  for (const { owner } of [guest, host]) {
    await beginLeaving(world.service.runtime, owner, asked)
    await job.run(owner)
    await letSevenDaysPass(world, owner)
    for (let runs = 0; runs < 20 && (await job.run(owner)) !== null; runs += 1);
  }
}

function letSevenDaysPass(world: World, owner: string): Promise<void> {
  const at = earlier(sql`deleting_at`, '7 days').text.replace('$1', `'7 days'`)
  const late = ['accounts', 'account_emails'].map(
    (table) => `update ${table} set deleting_at = ${at} where owner_id = '${owner}'`,
  )
  return asSuperuser(world.superuser_url, late.join(';'))
}
