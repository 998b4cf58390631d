import { listPages } from '#server/domain/messages/said/web_forms.ts'
import type { RoundupItem, RoundupOperation } from '#generated/types.ts'
import { itemReasonInGerman, roundupInGerman } from '#server/domain/messages/german/captured.ts'
import { roundupForPeople } from '#server/domain/messages/web_captures.ts'
import { captures, capture as say } from '#server/domain/messages/said/web_captures.ts'
import { happened, type WorkPage } from '#server/surfaces/web/captures/capture_page.ts'
import { capturePath, capturesPath } from '#server/surfaces/web/captures/paths.ts'
import type { WorkFacts } from '#server/surfaces/web/captures/read.ts'
import { fillableLists, listOptions } from '#server/surfaces/web/ideas/list_choice.ts'
import { ideaPath } from '#server/surfaces/web/ideas/paths.ts'
import { type Faults, faultList, field } from '#server/surfaces/web/parts/fields.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
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

/** What the page of a roundup shows after a form. */
export interface RoundupAround {
  readonly note: Content
  /** What was sent and refused: it is shown again. */
  readonly sent?: WebForm | null
  readonly faults?: Faults
}

/** The page of several ideas that are read at once: its items with what became of each, and what it asks. */
export async function roundupPage(
  visit: SignedInVisit,
  facts: Facts,
  { note, sent = null, faults = new Map() }: RoundupAround,
): Promise<WorkPage> {
  const { data } = facts
  const { state, items, public_id: handle } = data
  const isReading = state === 'extracting' || state === 'capturing'
  const isOver = state === 'completed' || state === 'failed'
  const hasFailed = state === 'failed' || items.some(({ outcome }) => outcome === 'failed')
  const isChoosing = state === 'selection_required' || state === 'scope_required'
  const listed = isChoosing ? null : itemList(items, visit)
  return {
    isReading,
    page: {
      title: say.several,
      main: html`<h1>${say.several}</h1>
${faultList(faults)}${note}
<p class="lead" dir="auto">${capabilityWords(roundupForPeople(data), roundupInGerman(data))}</p>
${await questionOf(visit, facts, { sent: sent ?? new WebForm([]), faults })}
${isReading && html`${state === 'extracting' && happened(data.updates)}<div class="actions"><a class="button" href="${capturePath(handle)}">${say.lookAgain}</a></div>`}
${listed}
${isOver && html`<div class="actions">${hasFailed && act(visit, facts, 'retry', html`<button class="small">${say.retryFailed}</button>`)}${act(visit, facts, 'archive', html`<button class="small">${say.close}</button>`)}</div>`}
<p class="links"><a href="${capturesPath}">‹ ${captures.title}</a></p>`,
    },
  }
}

interface Sent {
  readonly sent: WebForm
  readonly faults: Faults
}

async function questionOf(visit: SignedInVisit, facts: Facts, given: Sent): Promise<Content> {
  const { state } = facts.data
  if (state === 'scope_required') return scopeForms(visit, facts, given)
  if (state === 'selection_required') {
    const button = html`<button class="main">${say.saveThese}</button>`
    return act(visit, facts, 'select_items', html`${itemBoxes(facts, given, say.which)}${button}`)
  }
  return state === 'destination_required' ? destinationForm(visit, facts, given) : null
}

/** How much is saved: all of them, the source as one idea where it may be one, or those that are chosen. */
function scopeForms(visit: SignedInVisit, facts: Facts, given: Sent): Html {
  const scopes = facts.choices.map(({ input }) => (input as { scope?: unknown }).scope)
  const button = (scope: 'all' | 'general_source') =>
    html`<button name="scope" value="${scope}">${say.scope[scope]}</button>`
  const whole = scopes.includes('general_source') && button('general_source')
  const some = html`${itemBoxes(facts, given, say.scope.named_items)}
<button class="main" name="scope" value="named_items">${say.saveThese}</button>`
  return html`${act(visit, facts, 'resolve_scope', html`<div class="stack">${button('all')}${whole}</div>`)}
${act(visit, facts, 'resolve_scope', some)}`
}

function itemBoxes({ data: { items } }: Facts, { sent, faults }: Sent, legend: string): Html {
  const chosen = new Set(sent.all('item'))
  const fault = faults.get('item')
  const boxes = items.map(
    ({ position, title }) =>
      html`<label class="check"><input type="checkbox" name="item" value="${position}"${chosen.has(String(position)) && html` checked`}><span>${words(title)}</span></label>`,
  )
  return html`<fieldset id="item" aria-describedby="item-help${fault && ' item-wrong'}"><legend>${legend}</legend><p class="help" id="item-help">${say.maxItems}</p>
${fault && html`<p class="wrong" id="item-wrong">${fault}</p>`}${boxes}</fieldset>`
}

async function destinationForm(
  visit: SignedInVisit,
  facts: Facts,
  { sent, faults }: Sent,
): Promise<Html> {
  const { lists, more } = await fillableLists(visit, visit.query.get('put'))
  const choice =
    lists.length > 0 &&
    html`<div class="field"><label for="list">${say.list}</label><select id="list" name="list">${listOptions(lists, sent.get('list'))}</select></div>`
  const path = capturePath(facts.data.public_id)
  const others = olderLink({ older: more && `${path}?put=${more}#list` }, listPages.lists)
  const name = { name: 'name', label: say.newList, value: sent.get('name') ?? '', longest: 120 }
  return act(
    visit,
    facts,
    'assign_destination',
    html`${choice}${others}${field({ ...name, autocomplete: 'off', optional: true }, faults)}
<button class="main">${say.put}</button>`,
  )
}

function act(
  visit: SignedInVisit,
  { data }: Facts,
  operation: RoundupOperation,
  fields: Html,
): Html {
  return html`<form method="post" action="${capturePath(data.public_id, 'roundup')}" novalidate>
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
      return html`<li>${path ? html`<a href="${path}">${words(title)}</a>` : html`<p>${words(title)}</p>`}
<p class="soft small">${becameOf(outcome, reason)}</p></li>`
    },
  )}</ul>${olderLink({ older }, listPages.items)}</section>`
}

/** What became of an item. Why it could not be read says that, too. */
function becameOf(outcome: RoundupItem['outcome'], reason?: string | null): Content {
  const why = reason && capabilityWords(reason, itemReasonInGerman(reason))
  if (!why) return say.outcome[outcome]
  return outcome === 'failed' ? why : [say.outcome[outcome], '. ', why]
}
