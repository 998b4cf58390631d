import { abilityWords, newToken as say } from '#server/domain/messages/said/web_agents.ts'
import { maxLabelLength, tokenDays, type TypedToken } from '#server/domain/web/token_settings.ts'
import { type Faults, faultList, field, tokenField } from '#server/surfaces/web/parts/fields.ts'
import { keyField } from '#server/surfaces/web/parts/form_key.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import { newTokenPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** The form of a new token. */
export function tokenForm(
  typed: TypedToken,
  { token, key, faults }: { token: string; key: string; faults: Faults },
): Html {
  const label = {
    name: 'label',
    label: say.label,
    value: typed.label,
    longest: maxLabelLength,
    autocomplete: 'off',
    help: say.labelHelp,
  }
  return html`${faultList(faults)}
${faults.size === 0 && html`<p>${say.text}</p>`}
<form method="post" action="${newTokenPath}" novalidate>
${tokenField(token)}
${keyField(key)}
${field(label, faults)}
<fieldset id="abilities" class="field"${faults.has('abilities') && html` aria-describedby="abilities-wrong"`}>
<legend>${say.abilities}</legend>
${faults.has('abilities') && html`<p class="wrong" id="abilities-wrong">${faults.get('abilities')}</p>`}
${Object.entries(abilityWords).map(([name, one]) => abilityBox(name, one, typed))}
<div class="under">
<input type="hidden" name="needs_approval" value="no">
${box({ id: 'needs_approval', name: 'needs_approval', value: 'yes', checked: typed.needs_approval }, say.ask, html`${say.askHelp}`)}
</div>
</fieldset>
<div class="field"><label for="days">${say.days}</label>
<select id="days" name="days"${faults.has('days') && html` aria-describedby="days-wrong" aria-invalid="true"`}>${tokenDays.map(
    (days) =>
      html`<option value="${days}"${String(days) === typed.days && html` selected`}>${say.daysChoice(days)}</option>`,
  )}</select>
${faults.has('days') && html`<p class="wrong" id="days-wrong">${faults.get('days')}</p>`}</div>
<div class="actions"><button class="main">${say.make}</button></div>
</form>`
}

function abilityBox(
  name: string,
  { can, what, example }: (typeof abilityWords)[string],
  typed: TypedToken,
): Html {
  const id = name.replace(':', '-')
  const checked = typed.abilities.includes(name)
  const about = html`${what} ${say.example(example)}`
  return box({ id, name: 'abilities', value: name, checked }, can, about)
}

function box(
  { id, name, value, checked }: { id: string; name: string; value: string; checked: boolean },
  label: string,
  help: Html,
): Html {
  return html`<label class="check" for="${id}"><input type="checkbox" id="${id}" name="${name}" value="${value}" aria-describedby="${id}-help"${checked && html` checked`}><span><strong>${label}</strong></span></label>
<p class="help" id="${id}-help">${help}</p>`
}
