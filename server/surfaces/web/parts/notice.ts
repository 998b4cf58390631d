import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'

/** A remark that stands out. */
export function notice(title: Content, text: Content = null): Html {
  return html`<div class="notice"><strong>${title}</strong>${text && html`<p>${text}</p>`}</div>`
}

/** A remark on something that cannot be done. */
export function warning(title: Content, text: Content = null): Html {
  return html`<div class="notice warning"><strong>${title}</strong>${text && html`<p>${text}</p>`}</div>`
}

/**
 * The result of a form, which either worked or did not. It has the focus when the page is shown, so that a screen
 * reader reads it at once.
 */
export function formResult(worked: boolean, title: Content, text: Content = null): Html {
  const remark = worked ? notice(title, text) : warning(title, text)
  return html`<div class="result" role="status" tabindex="-1" autofocus>${remark}</div>`
}
