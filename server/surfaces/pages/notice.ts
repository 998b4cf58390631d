import { type Content, type Html, html } from '#server/surfaces/pages/html.ts'

/** A remark that stands out. */
export function notice(title: Content, text: Content = null): Html {
  return html`<div class="notice"><strong>${title}</strong>${text && html`<p>${text}</p>`}</div>`
}

/** A remark on what cannot be done. */
export function grave(title: Content, text: Content = null): Html {
  return html`<div class="notice grave"><strong>${title}</strong>${text && html`<p>${text}</p>`}</div>`
}

/** What came of a form. It has the focus when the page is shown, so that it is read out at once. */
export function told(title: Content, text: Content = null, { well = false } = {}): Html {
  const said = well ? notice(title, text) : grave(title, text)
  return html`<div class="told" role="status" tabindex="-1" autofocus>${said}</div>`
}
