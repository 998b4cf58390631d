import { keyField } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'

/** A form of the page; `action` is the part of its address after the page's. */
export function form(
  { action, token, upload }: { action: string; token: string; upload?: boolean },
  content: Content,
): Html {
  return html`<form method="post" action="/settings/calendars/${action}"${upload && html` enctype="multipart/form-data"`}>
<input type="hidden" name="form_token" value="${token}">${keyField()}
${content}
</form>`
}

/** A field with its label, its help, and what is wrong with it. `described` are the attributes that lead to both. */
export function field(
  { id, label, help, fault }: { id: string; label: Content; help?: Content; fault?: Content },
  input: (described: Content) => Html,
): Html {
  const by = [help && `${id}-help`, fault && `${id}-wrong`].filter(Boolean).join(' ')
  const described =
    by !== '' && html` aria-describedby="${by}"${fault && html` aria-invalid="true"`}`
  return html`<div class="field"><label for="${id}">${label}</label>
${input(described)}
${fault && html`<p class="wrong" id="${id}-wrong">${fault}</p>`}
${help && html`<p class="help" id="${id}-help">${help}</p>`}</div>`
}

/** A choice among a few. */
export function select(
  { id, name, value }: { id: string; name: string; value: string },
  options: readonly (readonly [value: string, label: string])[],
): (described: Content) => Html {
  return (described) =>
    html`<select id="${id}" name="${name}"${described}>${options.map(
      ([own, label]) =>
        html`<option value="${own}"${own === value && html` selected`}>${label}</option>`,
    )}</select>`
}

/** A box to tick, which sends `yes`, or `no` where it is not ticked. */
export function box(
  { id, name, checked }: { id: string; name: string; checked: boolean },
  label: string,
  help: string,
): Html {
  return html`<input type="hidden" name="${name}" value="no">
<label class="check" for="${id}"><input type="checkbox" id="${id}" name="${name}" value="yes" aria-describedby="${id}-help"${checked && html` checked`}><span>${label}</span></label>
<p class="help" id="${id}-help">${help}</p>`
}
