// Generated from spec/ by codegen. Do not edit.
// The console of a capability's page: a form that sends its call to a mock on this machine, or to a service. Tokens
// are in the page and nowhere else: they are gone when the page is closed or left.

{
  /** Where `npm run mock` listens. */
  const mock = 'http://127.0.0.1:4010'
  const longest = 30_000
  /** What the address of a capability begins with; the emitter writes that of the registry. */
  const path = '/api/v2/capabilities/'

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties)
    made.append(...children)
    return made
  }

  function labelled(text, control) {
    return element('label', {}, text, control)
  }

  function options(...pairs) {
    return pairs.map(([value, text]) => element('option', { value }, text))
  }

  /** The places a call can go to, the mock first. */
  function places() {
    const own = /^https?:$/.test(location.protocol) && location.origin !== mock
    return [
      ['mock', 'The mock on this machine'],
      ...(own ? [['own', 'The service of this page']] : []),
      ['other', 'Another base URL'],
    ]
  }

  /** The origin of an address, or null if it cannot be called. */
  function baseOf(text) {
    if (!URL.canParse(text)) return null
    const { protocol, origin, pathname, username, password } = new URL(text)
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '') return null
    return origin + pathname.replace(/\/+$/, '')
  }

  /** A key that no other call has; `randomUUID` is missing where pages are not secure. */
  function newKey() {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  function inWords(effect) {
    if (effect === 'external_send') return 'This is a real call. It can contact other people.'
    return effect === 'read'
      ? 'This is a real call. It changes nothing.'
      : 'This is a real call. It changes what the account of this token has.'
  }

  function build({ capability, effect, input, examples }) {
    const place = element('select', {}, ...options(...places()))
    const base = element('input', { type: 'url', placeholder: 'https://', autocomplete: 'off' })
    const token = element('input', { type: 'password', autocomplete: 'off', spellcheck: false })
    const text = JSON.stringify(JSON.parse(input), null, 2)
    const rows = Math.min(16, Math.max(4, text.split('\n').length + 1))
    const body = element('textarea', { value: text, rows, spellcheck: false })
    const titles = examples.split('\n').map((title, at) => [`example=${at + 1}`, title])
    const prefer = element('select', {}, ...options(['', 'The one for this input'], ...titles))
    const send = element('button', { type: 'button' }, 'Send')
    const warns = element('p', { className: 'warns' })
    const status = element('p', {})
    status.setAttribute('role', 'status')
    const output = element('pre', { tabIndex: 0, hidden: true })
    output.setAttribute('role', 'group')
    output.setAttribute('aria-label', 'Answer of this call')
    const parts = {
      base: labelled('Base URL', base),
      token: labelled('Access token, kept in this page only', token),
      prefer: labelled('Answer of the mock', prefer),
    }
    const start = element(
      'p',
      {},
      'Start the mock with ',
      element('code', {}, 'npm run mock'),
      ` in a copy of the repository. It listens at ${mock}, takes any token and stores nothing.`,
    )
    const form = element('form', { noValidate: true })
    form.setAttribute('aria-label', `Try ${capability}`)
    form.append(labelled('Send to', place), start, parts.base, parts.token)
    form.append(labelled('Input (JSON)', body), parts.prefer, warns, send, status, output)

    const adapt = () => {
      const isMock = place.value === 'mock'
      start.hidden = !isMock
      parts.prefer.hidden = !isMock
      parts.base.hidden = place.value !== 'other'
      parts.token.hidden = isMock
      const at =
        place.value === 'own'
          ? `${inWords(effect)} It goes to ${location.origin}.`
          : inWords(effect)
      warns.textContent = isMock ? '' : at
      warns.hidden = isMock
    }
    adapt()
    place.addEventListener('change', adapt)

    const fail = (message, control) => {
      status.textContent = message
      output.hidden = true
      control?.focus()
    }
    const call = async () => {
      const isMock = place.value === 'mock'
      const target = isMock ? mock : place.value === 'own' ? location.origin : baseOf(base.value)
      if (target === null) return fail('Give the base URL, such as https://api.example.test.', base)
      if (!isMock && token.value.trim() === '') return fail('Give an access token.', token)
      try {
        JSON.parse(body.value)
      } catch (error) {
        return fail(`The input is not JSON: ${error.message}`, body)
      }
      const headers = {
        authorization: `Bearer ${isMock ? 'anything' : token.value.trim()}`,
        'content-type': 'application/json',
        ...(effect !== 'read' && { 'idempotency-key': newKey() }),
        ...(isMock && prefer.value !== '' && { prefer: prefer.value }),
      }
      status.textContent = 'Sending …'
      send.disabled = true
      const begun = performance.now()
      const blocked = []
      const note = ({ blockedURI }) => blocked.push(blockedURI)
      document.addEventListener('securitypolicyviolation', note)
      try {
        const response = await fetch(`${target}${path}${capability}`, {
          method: 'POST',
          headers,
          body: body.value,
          cache: 'no-store',
          credentials: 'omit',
          // A token goes to the address that was given, and to no other.
          redirect: 'error',
          signal: AbortSignal.timeout(longest),
        })
        const answer = await response.text()
        const took = Math.round(performance.now() - begun)
        let shown = answer
        let result = ''
        try {
          const read = JSON.parse(answer)
          shown = JSON.stringify(read, null, 2)
          result = read.code ?? read.status ?? ''
        } catch {
          // What is no JSON is shown as it is.
        }
        status.textContent = `HTTP ${response.status}, ${result}, after ${took} ms`
        output.textContent = shown
        output.hidden = false
      } catch {
        // The browser tells of a refusal by its policy a moment later.
        await new Promise((resolve) => setTimeout(resolve, 50))
        if (blocked.length > 0)
          fail(
            'This page may only call its own service and this machine. Open the reference of the service that you want to call.',
          )
        else if (isMock) fail(`Nothing answers at ${mock}. Start the mock with npm run mock.`)
        else
          fail(
            `No answer of ${target} could be read. Either it cannot be reached, or it does not let pages of ${location.origin} call it (CORS_ORIGINS).`,
          )
      } finally {
        document.removeEventListener('securitypolicyviolation', note)
        send.disabled = false
      }
    }
    send.addEventListener('click', call)
    form.addEventListener('submit', (event) => event.preventDefault())
    form.addEventListener('keydown', (event) => {
      const isWhole = event.target === body && !(event.ctrlKey || event.metaKey)
      if (event.key !== 'Enter' || event.target === send || isWhole) return
      event.preventDefault()
      call()
    })
    return form
  }

  globalThis.toggleConsole = (box, button) => {
    const known = box.querySelector('form')
    const form = known ?? build(box.dataset)
    if (known) known.hidden = !known.hidden
    else box.append(form)
    button.setAttribute('aria-expanded', String(!form.hidden))
    if (!form.hidden) form.querySelector('select').focus()
  }
}
