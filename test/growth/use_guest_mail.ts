import { parseHandle } from '#server/domain/basics/handle.ts'
import type { Email } from '#server/outbound/email/client.ts'
import { aSharedPlan, commit } from '#test/support/given/actions.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { guestMailJob, pretendMailer } from '#test/support/given/mail.ts'
import { inHours } from '#test/support/given/plans.ts'
import { answerPage } from '#test/support/invite_page.ts'
import type { Account, World } from '#test/support/world.ts'

/** A guest asks for mail about a plan, gets all of it, and stops it. */
export async function useGuestMail(world: World, sam: Account): Promise<void> {
  const [mira = ''] = await people(sam, 'Mailed')
  const { plan, share_links } = await aSharedPlan(sam, [mira], { scheduled_at: inHours(90) })
  const own = share_links?.find(({ person_handle }) => person_handle === mira)?.url ?? ''
  const { plan_handle } = plan
  await answerPage(own, 'accepted')
  await post(own, { mail: 'ask', address: 'mira@example.test' })
  const [question] = await mailsOf(world, sam)
  const page = /\/m\/\S+/.exec(question?.text ?? '')?.[0] ?? ''
  await fetch(`${world.url}${page}`)
  await post(`${world.url}${page}`, { mail: 'confirm' })
  const changes = { scheduled_at: inHours(95) }
  const { data } = await answer(sam, 'plans.update.prepare', { plan_handle, changes })
  await commit(sam, data)
  await mailsOf(world, sam)
  await world.database.write(sam.owner, {
    work: (db) => db.sql`
      update guest_mail set remind_at = now() - interval '1 minute'
      where owner_id = ${db.owner} and plan_id = ${parseHandle('plan', plan_handle)}`,
  })
  await mailsOf(world, sam)
  await post(`${world.url}${page}`, { 'List-Unsubscribe': 'One-Click' })
  await post(own, { mail: 'stop' })
  await takeOff(world, sam, { plan_handle, own })
}

/** The guest asks for mail again, and reads in it that the host took them off the list. */
async function takeOff(
  world: World,
  sam: Account,
  { plan_handle, own }: { plan_handle: string; own: string },
): Promise<void> {
  await post(own, { mail: 'ask', address: 'mira@example.test' })
  const [question] = await mailsOf(world, sam)
  const page = /\/m\/\S+/.exec(question?.text ?? '')?.[0] ?? ''
  await post(`${world.url}${page}`, { mail: 'confirm' })
  const recipient_handles = await people(sam, 'Stays')
  const { data } = await answer(sam, 'plans.roster.prepare', { plan_handle, recipient_handles })
  await commit(sam, data)
  await mailsOf(world, sam)
}

async function mailsOf({ database, service }: World, { owner }: Account): Promise<Email[]> {
  const mailer = pretendMailer(true)
  await guestMailJob(database, mailer, { seal: service.runtime.seal }).run(owner)
  return mailer.sent
}

async function post(url: string, fields: Record<string, string>): Promise<void> {
  await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
}
