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

/** A field with its label and help. `about` says to a screen reader which calendar it belongs to. */
export function field(
  { id, label, help }: { id: string; label: Content; help?: Content },
  input: (described: Content) => Html,
): Html {
  const described = help && html` aria-describedby="${id}-help"`
  return html`<div class="field"><label for="${id}">${label}</label>
${input(described)}
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
