import type { RoundupItem, RoundupOperation } from '#generated/types.ts'
import { itemReasonInGerman, roundupInGerman } from '#server/domain/messages/german/captured.ts'
import { roundupForPeople } from '#server/domain/messages/web_captures.ts'
import { captures, capture as say } from '#server/domain/messages/said/web_captures.ts'
import { happened, type WorkPage } from '#server/surfaces/web/captures/capture_page.ts'
import { capturePath, capturesPath } from '#server/surfaces/web/captures/paths.ts'
import type { WorkFacts } from '#server/surfaces/web/captures/read.ts'
import { fillableLists, listOptions } from '#server/surfaces/web/ideas/list_choice.ts'
import { ideaPath } from '#server/surfaces/web/ideas/paths.ts'
import { formStart } from '#server/surfaces/web/parts/form_key.ts'
import {
  capabilityWords,
  type Content,
  type Html,
  html,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { olderLink, sliceOf } from '#server/surfaces/web/parts/list_page.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

type Facts = WorkFacts<'ideas.roundup.get'>

/** The page of several ideas that are read at once: its items with what became of each, and what it asks. */
export async function roundupPage(
  visit: SignedInVisit,
  facts: Facts,
  note: Content,
): Promise<WorkPage> {
  const { data } = facts
  const { state, items, public_id: handle } = data
  const isReading = state === 'extracting' || state === 'capturing'
  const isOver = state === 'completed' || state === 'failed'
  const hasFailed = state === 'failed' || items.some(({ outcome }) => outcome === 'failed')
  const listed = state === 'selection_required' ? null : itemList(items, visit)
  return {
    isReading,
    page: {
      title: say.several,
      main: html`<h1>${say.several}</h1>
${note}
<p class="lead" dir="auto">${capabilityWords(roundupForPeople(data), roundupInGerman(data))}</p>
${await questionOf(visit, facts)}
${isReading && html`${state === 'extracting' && happened(data.updates)}<div class="actions"><a class="button" href="${capturePath(handle)}">${say.lookAgain}</a></div>`}
${listed}
${isOver && html`<div class="actions">${hasFailed && act(visit, facts, 'retry', html`<button class="small">${say.retryFailed}</button>`)}${act(visit, facts, 'archive', html`<button class="small">${say.close}</button>`)}</div>`}
<p class="links"><a href="${capturesPath}">‹ ${captures.title}</a></p>`,
    },
  }
}

async function questionOf(visit: SignedInVisit, facts: Facts): Promise<Content> {
  const { state, items } = facts.data
  if (state === 'scope_required') {
    const choices = Object.entries(say.scope).map(
      ([scope, label]) => html`<button name="scope" value="${scope}">${label}</button>`,
    )
    return act(visit, facts, 'resolve_scope', html`<div class="stack">${choices}</div>`)
  }
  if (state === 'selection_required') {
    const boxes = items.map(
      ({ position, title }) =>
        html`<label class="check"><input type="checkbox" name="item" value="${position}"><span>${words(title)}</span></label>`,
    )
    return act(
      visit,
      facts,
      'select_items',
      html`<fieldset><legend>${say.which}</legend><p class="help">${say.maxItems}</p>${boxes}</fieldset>
<button class="main">${say.saveThese}</button>`,
    )
  }
  if (state !== 'destination_required') return null
  const { lists } = await fillableLists(visit)
  const choice =
    lists.length > 0 &&
    html`<div class="field"><label for="list">${say.list}</label><select id="list" name="list">${listOptions(lists)}</select></div>`
  return act(
    visit,
    facts,
    'assign_destination',
    html`${choice}<div class="field"><label for="name">${say.newList}</label><input id="name" name="name" maxlength="120" autocomplete="off"></div>
<button class="main">${say.put}</button>`,
  )
}

function act(
  visit: SignedInVisit,
  { data }: Facts,
  operation: RoundupOperation,
  fields: Html,
): Html {
  return html`<form method="post" action="${capturePath(data.public_id, 'roundup')}">
${formStart(visit, capturesPath)}
<input type="hidden" name="operation" value="${operation}"><input type="hidden" name="generation" value="${data.generation}">
${fields}</form>`
}

function itemList(items: readonly RoundupItem[], visit: SignedInVisit): Content {
  if (items.length === 0) return null
  const { shown, older } = sliceOf(items, visit, 'items')
  return html`<section aria-labelledby="items"><h2 id="items">${say.items}</h2>
<ul class="lines" role="list">${shown.map(
    ({ title, outcome, reason, idea_handle, capture_public_id }) => {
      const path = idea_handle
        ? ideaPath(idea_handle)
        : capture_public_id && capturePath(capture_public_id)
      return html`<li><p>${path ? html`<a href="${path}">${words(title)}</a>` : words(title)}</p>
<p class="soft small">${becameOf(outcome, reason)}</p></li>`
    },
  )}</ul>${olderLink({ older })}</section>`
}

/** What became of an item. Why it could not be read says that, too. */
function becameOf(outcome: RoundupItem['outcome'], reason?: string | null): Content {
  const why = reason && capabilityWords(reason, itemReasonInGerman(reason))
  if (!why) return say.outcome[outcome]
  return outcome === 'failed' ? why : [say.outcome[outcome], '. ', why]
}
