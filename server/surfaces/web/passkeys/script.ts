import { createHash } from 'node:crypto'
import type { PageScript } from '#server/surfaces/web/parts/page.ts'

// Shows the forms that a passkey answers, which are hidden without a script. A press asks the service for a challenge and the browser
// for a passkey, and sends the form with what it answers. Where the service refuses, the form is sent as it is: the page that
// answers says why.
const text = `
(() => {
if (!window.PublicKeyCredential || !navigator.credentials) return
const bytes = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), one => one.charCodeAt(0))
const text = bytes => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '')
const readied = ({ user, excludeCredentials = [], allowCredentials = [], ...options }) => ({
  ...options,
  challenge: bytes(options.challenge),
  ...(user && { user: { ...user, id: bytes(user.id) } }),
  excludeCredentials: excludeCredentials.map(one => ({ ...one, id: bytes(one.id) })),
  allowCredentials: allowCredentials.map(one => ({ ...one, id: bytes(one.id) })),
})
const written = ({ rawId, type, response }) => JSON.stringify({
  id: text(rawId),
  type,
  transports: response.getTransports ? response.getTransports() : [],
  response: Object.fromEntries(
    ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature']
      .filter(name => response[name])
      .map(name => [name, text(response[name])]),
  ),
})
const ask = async (form, button, problem) => {
  problem.hidden = true
  button.disabled = true
  try {
    const body = new URLSearchParams(new FormData(form))
    const response = await fetch(form.dataset.ask, { method: 'POST', headers: { accept: 'application/json' }, body })
    if (response.ok) {
      const { options } = await response.json()
      const publicKey = readied(options)
      const made = options.user ? navigator.credentials.create({ publicKey }) : navigator.credentials.get({ publicKey })
      form.querySelector('[name=credential]').value = written(await made)
    }
    form.submit()
  } catch (error) {
    problem.textContent = error.name === 'InvalidStateError' ? form.dataset.known : form.dataset.cancelled
    problem.hidden = false
  }
  button.disabled = false
}
for (const one of document.querySelectorAll('[data-without-passkey]')) one.hidden = true
for (const form of document.querySelectorAll('form[data-ask]')) {
  form.hidden = false
  form.addEventListener('submit', event => {
    event.preventDefault()
    ask(form, form.querySelector('button'), form.querySelector('[role=alert]'))
  })
}
})()
`

/** The script of pages that use passkeys. */
export const passkeyScript: PageScript = {
  text,
  source: `sha256-${createHash('sha256').update(text).digest('base64')}`,
}
