import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { claimDueWork } from '#server/data/due_work/claim.ts'
import { deleteDueWork } from '#server/data/due_work/delete.ts'
import { listDueKinds } from '#server/data/due_work/list.ts'
import { updateDueAfter, updateDueAt, updateDueReleased } from '#server/data/due_work/update.ts'
import { deleteIdleRates } from '#server/data/rate_limits/delete.ts'
import { findLinkTarget } from '#server/data/links/find.ts'
import { updateShareEnded } from '#server/data/list_shares/update.ts'
import { isMigrated } from '#server/database/migrate.ts'
import { sql } from '#server/database/sql.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { defaultRetention } from '#server/domain/calls/retention.ts'
import { replicateAvailability } from '#server/flows/replicate/availability.ts'
import { replicationJob } from '#server/jobs/replication.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { useCalendars } from '#test/growth/calendars.ts'
import { useChoices } from '#test/growth/choosing.ts'
import { useFinding } from '#test/growth/finding.ts'
import { useFurther } from '#test/growth/further.ts'
import { useOauth } from '#test/growth/oauth.ts'
import { useLeaving } from '#test/growth/leaving.ts'
import { useNodes } from '#test/growth/nodes.ts'
import { useMedia } from '#test/growth/media.ts'
import { scenes } from '#test/contract/examples/scenes.ts'
import { openStage } from '#test/contract/examples/stage.ts'
import { all, isLive } from '#test/contract/live.ts'
import { exampleInputs } from '#test/contract/schemas.ts'
import {
  age,
  aPreparedSend,
  aSentPlan,
  aSharedPlan,
  commit,
  rsvp,
  signUpBy,
} from '#test/support/given/actions.ts'
import { aCalendar, share as shareTime } from '#test/support/given/free_time.ts'
import { connect } from '#test/support/given/connections.ts'
import { accept, invite, take } from '#test/support/given/friendship.ts'
import { makeHandles, withHandles } from '#test/support/given/handles/make.ts'
import { aList, anIdea, answer, people } from '#test/support/given/lists.ts'
import { noticesOf } from '#test/support/given/host_notices.ts'
import { mailJob, pretendMailer } from '#test/support/given/mail.ts'
import { aDraft, aReviewedDraft, inHours } from '#test/support/given/plans.ts'
import { makePath } from '#test/server/surfaces/web/links/stage.ts'
import { answerPage } from '#test/support/invite_page.ts'
import { useCaptures } from '#test/growth/captures.ts'
import { useRoundups } from '#test/growth/roundups.ts'
import { useSharedLists } from '#test/growth/shared_lists.ts'
import { letExpire, useAgents } from '#test/growth/use_agents.ts'
import { useApprovals } from '#test/growth/use_approvals.ts'
import { useArchived } from '#test/growth/use_archived.ts'
import { useAssistant } from '#test/growth/use_assistant.ts'
import { useGuestMail } from '#test/growth/use_guest_mail.ts'
import { usePages } from '#test/growth/use_pages.ts'
import { usePlans } from '#test/growth/use_plans.ts'
import { keepByLink, useWeb } from '#test/growth/use_web.ts'
import type { Account, World } from '#test/support/world.ts'

/** Does what requests and workers do, for an account that has much of everything, so that each statement runs. */
export async function doEverything(world: World, sam: Account): Promise<void> {
  await callEverything(sam)
  await playEverything(world, sam)
  await arrange(sam)
  await meet(world, sam)
  await goOut(world, sam)
  await useSharedLists(world, sam)
  await useApprovals(world, sam)
  await useAssistant(world, sam)
  await useAgents(world, sam)
  await useWeb(world, sam)
  await usePlans(world, sam)
  await useGuestMail(world, sam)
  // A token may write so many times a minute: on a fast machine one alone is used up by all of this.
  const again = await world.token(sam)
  await useArchived(world, again)
  await useOauth(world, again)
  await useCalendars(world, again)
  await useMedia(world, again)
  await useCaptures(world, again)
  await useRoundups(world, again)
  await usePages(world, again)
  await useFinding(world, again)
  await useChoices(world, again)
  await useFurther(world, again)
  await findTime(world, again)
  await useLeaving(world)
  await letExpire(world, await world.token(sam))
  await work(world, sam)
}

/** Every capability with the inputs of its examples, where they fit what the account has. */
async function callEverything(sam: Account): Promise<void> {
  const handles = await makeHandles(sam)
  for (const { id } of all) {
    if (!isLive(id)) continue
    for (const { input } of exampleInputs(id)) await sam.call(id, withHandles(input, handles))
  }
}

/** The situations of the examples; those that need an account of their own get one. */
async function playEverything(world: World, sam: Account): Promise<void> {
  const busy: World['account'] = async (name) =>
    name === 'Sam' ? world.token(sam) : world.account(name)
  for (const { id } of all) {
    const inputs = exampleInputs(id)
    for (const [index, scene] of (scenes[id] ?? []).entries()) {
      const input = withHandles(inputs[index]?.input ?? {}, {})
      const play = async (where: World) => {
        const stage = await openStage(where)
        await stage.sam.call(id, { ...input, ...(await scene(stage)) })
      }
      await play({ ...world, account: busy }).catch(() => play(world))
    }
  }
}

/** Lists with their people, ideas and likes; and what is asked for with few words or with many. */
async function arrange(sam: Account): Promise<void> {
  const names = [1, 2].map(() => `Person ${randomUUID()}`)
  const person_handles = await people(sam, ...names)
  const idea_handles = [await anIdea(sam, `Tea ${randomUUID()}`), await anIdea(sam, 'Coffee')]
  const ideas_list_handle = await aList(sam, { name: `Tea ${randomUUID()}`, person_handles })
  const [person_handle = '', other = ''] = person_handles
  for (const mode of ['add', 'remove', 'add', 'replace']) {
    await sam.call('ideas.lists.items.update', { ideas_list_handle, idea_handles, mode })
    await sam.call('ideas.lists.members.update', {
      ideas_list_handle,
      person_handles: [other],
      mode,
    })
    await sam.call('ideas.lists.members.update', { ideas_list_handle, person_handles, mode })
  }
  const [handle = ''] = idea_handles
  const like = { subject: { kind: 'idea', handle }, people_handles: person_handles }
  await answer(sam, 'likes.mutate', { operation: 'save', ...like })
  for (const id of ['ideas.lists.likes.preview', 'ideas.lists.likes.apply'] as const) {
    await sam.call(id, { ideas_list_handle, person_handles })
  }
  for (const query of ['', 'tea', 'green tea']) {
    for (const kind of ['all', 'saved_places', 'created_ideas']) {
      await sam.call('ideas.saved.query', { kind, query, mutual_only: query === '' })
    }
    for (const scope of ['upcoming', 'active', 'past', 'canceled', 'discarded', 'drafts', 'all']) {
      await sam.call('plans.query', { scope, query })
    }
  }
  for (const search of [
    {},
    { q: 'tea' },
    { starts_after: '2026-01-01' },
    { starts_before: '2100-01-01' },
  ]) {
    await sam.call('events.search', search, { version: '2026-08-11.3' })
  }
  await sam.call('ideas.saved.query', { person_handle })
  for (const filters of [
    { own_only: true },
    { neighborhood_names: ['Neukölln'], when_preset: 'this_weekend' },
    { incoming_only: true, activity_names: ['Ramen'], when_preset: 'evenings' },
  ]) {
    await sam.call('likes.query', { filters })
    await sam.call('likes.query', { filters, people_handles: person_handles })
  }
  await aDraft(sam, { idea_list_handle: ideas_list_handle })
  await sam.call('relationships.people.manage', { operation: 'delete', person_handle: other })
}

/** Free time: shared, asked for by name, read again, page by page, and no longer shared. */
async function findTime(world: World, sam: Account): Promise<void> {
  const { database } = world
  const ada = await world.account('Ada')
  const { first } = await connect(sam, ada)
  for (const account of [sam, ada]) {
    await aCalendar(database, account)
    await shareTime(database, account, 'all')
    await replicateAvailability(database, account.owner)
  }
  const asked = { when_preset: 'next-few-weeks', limit: 1 }
  const { outcome } = await answer(sam, 'availability.query', { ...asked, person_handles: [first] })
  const { data } = await answer(sam, 'relationships.person.get', { person_handle: first })
  await sam.call('availability.query', { ...asked, person_names: [data.person.display_name] })
  await sam.call('availability.query', { cursor: outcome.collection?.next_cursor })
  const refreshed = sam.call('availability.query', { ...asked, allow_refresh: true })
  await pause(50)
  await database.write(sam.owner, {
    work: (db) =>
      db.sql`update calendar_sources set checked_at = now() where owner_id = ${sam.owner}`,
  })
  await refreshed
  // One shares with all, the other with those who were chosen.
  await shareTime(database, ada, 'chosen')
  await take(sam, { operation: 'disconnect', person_handle: first })
}

/** Connections from the first link to the end. */
async function meet(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  const [ada, jonas] = [await world.account('Ada'), await world.account('Jonas')]
  const { first } = await connect(sam, ada)
  const [mira = ''] = await people(sam, `Mira ${randomUUID()}`)
  const shared = { people_handles: [mira], mode: 'shared' }
  const token = await invite(sam, shared)
  await fetch(linkUrl(world.url, 'connection', token))
  await accept(jonas, token)
  await invite(sam, { people_handles: [(await people(sam, `Ali ${randomUUID()}`))[0]] })
  await take(sam, { operation: 'close_invitation', invitation_token: await invite(sam, {}) })
  const list = await aList(sam, { name: `Shared ${randomUUID()}`, person_handles: [first] })
  const share = { ideas_list_handle: list, person_handle: first }
  await commit(sam, (await answer(sam, 'ideas.lists.share.prepare', share)).data)
  const manual = { ideas_list_handle: list, person_handle: mira }
  const { data } = await answer(sam, 'ideas.lists.share.prepare', manual)
  const shown = data.manual_link?.url ?? world.url
  await fetch(shown)
  const link = await findLinkTarget(world.database, 'list_share', shown.split('/l/')[1] ?? '')
  const share_id = link?.subject_id ?? randomUUID()
  await world.database.write(sam.owner, { work: (db) => updateShareEnded(db, share_id) })
  const idea = await anIdea(sam, `Tea ${randomUUID()}`)
  await answer(sam, 'likes.mutate', {
    operation: 'save',
    subject: { kind: 'idea', handle: idea },
    people_handles: [first],
  })
  await take(sam, { operation: 'disconnect', people_handles: [first] })
  await accept(ada, await invite(sam, {}))
}

/** Plans from the draft to the end, in the app and on the pages. */
async function goOut(world: World, before: Account): Promise<void> {
  const sam = await world.token(before)
  const ada = await world.account('Ada')
  const { first } = await connect(sam, ada)
  const [mira = ''] = await people(sam, `Mira ${randomUUID()}`)
  const { plan, share_links } = await aSentPlan(sam, [first, mira], {
    capacity_max: 9,
    show_guest_list: true,
  })
  const { plan_handle } = plan
  await world.service.runtime.replicate(sam.owner)
  await rsvp(ada, 'accepted')
  const page = share_links?.[0]?.url ?? world.url
  await answerPage(page, 'accepted')
  for (const path of ['', '/calendar.ics']) await fetch(`${page}${path}`)
  const noted = new URLSearchParams({ note: 'Late', answer: 'accepted' })
  await fetch(page, { method: 'POST', body: noted })
  const unsubscribe = await makePath(world, ada.owner, 'unsubscribe', sam.owner)
  for (const mail of ['stop-host', 'resume', 'stop-all', 'resume']) {
    const body = new URLSearchParams({ mail })
    await fetch(`${world.url}${unsubscribe}`, { method: 'POST', body })
    await fetch(`${world.url}${unsubscribe}`)
  }
  await keepByLink(world, page)
  const changes = { scheduled_at: inHours(70) }
  const change = { plan_handle, changes, notify_recipients: true }
  await commit(sam, (await answer(sam, 'plans.update.prepare', change)).data)
  const [ali = ''] = await people(sam, `Ali ${randomUUID()}`)
  const roster = { plan_handle, recipient_handles: [first, ali] }
  await commit(sam, (await answer(sam, 'plans.roster.prepare', roster)).data)
  await commit(sam, (await answer(sam, 'plans.cancel.prepare', { plan_handle })).data)
  await world.service.runtime.replicate(sam.owner)
  const open = await aSharedPlan(sam)
  const [kim = ''] = (await signUpBy(open.url, 'Kim')).split('?')
  for (const form of ['answer=declined', 'forget=yes']) {
    await fetch(kim, { method: 'POST', body: new URLSearchParams(form) })
  }
  await fetch(open.url)
  const { plan: draft } = await aDraft(sam)
  const { data } = await answer(sam, 'places.private.create', { name: `Kitchen ${randomUUID()}` })
  const { place_handle } = data.place
  const { plan_handle: other } = draft
  const redrafted = { plan_handle: other, title_override: 'Soup', place_handle }
  await answer(sam, 'plans.draft.update', redrafted)
  await sam.call('plans.draft.update', { plan_handle: other, scheduled_at: inHours(90) })
  await sam.call('places.private.update', { place_handle, name: `Bakery ${randomUUID()}` })
  const { prepared } = await aPreparedSend(sam, [mira])
  await age(world, sam, prepared?.action_handle ?? '', '1 hour')
  await sam.call('plans.query', { scope: 'drafts' })
  await sam.call('actions.commit', { action_handle: prepared?.action_handle })
  await sam.call('plans.discard', { plan_handle: await aReviewedDraft(sam) })
  const key = randomUUID()
  for (let times = 0; times < 2; times += 1) {
    await sam.call('ideas.lists.create', { name: 'Twice' }, { key })
  }
}

/** What workers do, for what is due and for this account. */
async function work({ database }: World, sam: Account): Promise<void> {
  const { owner } = sam
  await isMigrated(database)
  await listDueKinds(database, ['relay', 'mail'])
  for (const kind of ['relay', 'busy', 'mail', 'notice', 'retention'] as const) {
    // More often than a plan is made for each execution.
    for (let times = 0; times < 8; times += 1) {
      const claimed = await claimDueWork(database, kind, 8)
      await deleteDueWork(database, kind, claimed.slice(3))
      await updateDueReleased(database, kind, claimed.slice(2, 3))
      for (const due of claimed.slice(0, 1)) await updateDueAt(database, due, 'again')
      for (const due of claimed.slice(1, 2)) await updateDueAfter(database, due, 5)
    }
  }
  for (let times = 0; times < 8; times += 1) await deleteIdleRates(database)
  await useNodes(database, owner)
  // More changes than a run copies; before, they would have delayed the copies that others wait for.
  await database.write(owner, {
    work: (db) => db.sql`
      insert into relay_marks (owner_id, kind, source_id, version)
      select me.owner_id, 'plan', md5(mark.number::text)::uuid, 1
      from accounts me, generate_series(1, 2500) as mark (number)
      where me.owner_id = ${owner}`,
  })
  await replicationJob(database).run(owner)
  const mail = mailJob(database, pretendMailer(true))
  setTimeout(() => mail.stop(), 300)
  // Once more, for when the rest is due.
  for (let times = 0; times < 2; times += 1) await mail.run(owner)
  await noticesOf(sam, () => ({ state: 'accepted' }), { idempotent: true }).run()
  await makeOld(database, owner)
  await retentionJob(database, defaultRetention).run(owner)
}

/** Messages and months of calendars that are over. */
async function makeOld(database: World['database'], owner: string): Promise<void> {
  const month = sql`(now() - interval '3 months')::date`
  const made = [
    sql`
      insert into calendar_sources (owner_id, source_id, kind, name)
      values (${owner}, ${owner}, 'holds', 'Old')`,
    sql`
      insert into calendar_months (owner_id, source_id, month, runs)
      values (${owner}, ${owner}, ${month}, '')`,
    sql`
      insert into busy_months (owner_id, month, runs, version)
      values (${owner}, ${month}, '', 1)`,
    sql`
      insert into friend_months (owner_id, peer_owner, month, runs, version)
      values (${owner}, ${owner}, ${month}, '', 1)`,
    sql`
      insert into account_mail (owner_id, mail_id, kind, source_id, content, state, finished_at)
      values (${owner}, ${owner}, 'calendar_problem', ${owner}, '{}', 'sent', now() - interval '200 days')`,
    sql`
      insert into account_notices (owner_id, notice_id, kind, slot, finished_at)
      values (${owner}, ${owner}, 'token_made', ${owner}, now() - interval '2 days')`,
  ]
  for (const statement of made) {
    await database.write(owner, { work: (db) => db.run(statement) })
  }
}
