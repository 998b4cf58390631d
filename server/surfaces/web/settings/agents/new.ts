import { registry } from '#generated/server/capabilities.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { agents, newToken as say } from '#server/domain/messages/said/web_agents.ts'
import {
  readTokenSettings,
  type TokenSettings,
  type TypedToken,
  untyped,
} from '#server/domain/web/token_settings.ts'
import { makeToken, type TokenView } from '#server/flows/web/tokens.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { type Faults, violationsOf } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, newFormKey } from '#server/surfaces/web/parts/form_key.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { warning } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { goneAnswer, madeAnswer } from '#server/surfaces/web/settings/agents/made.ts'
import { tokenForm } from '#server/surfaces/web/settings/agents/new_form.ts'
import { agentsPath, labelOf, newTokenPath } from '#server/surfaces/web/settings/agents/paths.ts'
import { askProof } from '#server/surfaces/web/sign_in/proof.ts'

const known = Object.keys(registry.abilities)

/** `/settings/agents/new`: makes a token, which is shown once. It asks first who somebody is. */
export const newTokenRoute: WebRoute = {
  path: newTokenPath,
  name: 'agents_new',
  session: 'required',
  form: newTokenPath,

  async show(visit) {
    return askProof(visit, 'show', newTokenPath) ?? formAnswer(visit, untyped)
  },

  async act(visit, sent) {
    const proof = askProof(visit, 'act', newTokenPath)
    if (proof !== null) return proof
    const typed = typedIn(sent)
    const settings = readTokenSettings(typed, known)
    if ('faults' in settings) {
      const { faults } = settings
      if (visit.wants_json) throw fail('input_invalid', { errors: violationsOf(faults) })
      return formAnswer(visit, typed, { status: 422, faults })
    }
    const { runtime, session, request_id, browser_name: browser } = visit
    const form = { key: formKeyOf(sent) ?? newFormKey(), request_id, browser }
    const made = await makeToken(runtime, session.owner, settings, form)
    if (made === null) throw fail('internal')
    if (made.outcome === 'made') return madeAnswer(visit, made, null)
    if (made.outcome === 'limited') {
      const remark = warning(say.tooMany, say.tooManyText)
      if (visit.wants_json) {
        throw fail('rate_limited', { message: say.tooManyText, retryAfter: 86_400 })
      }
      return formAnswer(visit, typed, { status: 429, remark })
    }
    if (visit.wants_json || isSame(made.view, settings)) return goneAnswer(made.view)
    const remark = warning(say.sentBefore(labelOf(made.view.token)))
    return formAnswer(visit, typed, { status: 409, remark })
  },
}

function typedIn(sent: WebForm): TypedToken {
  return {
    label: sent.get('label') ?? '',
    abilities: sent.all('abilities'),
    days: sent.get('days') ?? untyped.days,
    // A page sends `no` before the box; who sends neither is asked.
    needs_approval: (sent.all('needs_approval').at(-1) ?? 'yes') !== 'no',
  }
}

/** Whether a form that was sent again asks for what it has made. */
function isSame({ token }: TokenView, { label, abilities, needs_approval }: TokenSettings) {
  return (
    token.label === label &&
    token.needs_approval === needs_approval &&
    token.abilities.join() === abilities.join()
  )
}

function formAnswer(
  visit: SignedInVisit,
  typed: TypedToken,
  { status = 200, faults = new Map(), remark = null }: FormState = {},
): WebAnswer {
  const form_token = visit.formToken(newTokenPath)
  const key = newFormKey()
  return {
    status,
    json: { form_token, key, abilities: known },
    page: {
      title: say.title,
      main: html`<p class="small"><a href="${agentsPath}">‹ ${agents.title}</a></p>
<h1>${say.title}</h1>
${remark}
${tokenForm(typed, { token: form_token, key, faults })}`,
    },
  }
}

interface FormState {
  readonly status?: number
  readonly faults?: Faults
  readonly remark?: Content
}
