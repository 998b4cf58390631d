// The console of a capability's page: a form whose call is answered by the examples of the page, or sent to a service
// or a mock on this machine. Tokens are in the page and nowhere else: they are gone when it is closed or left.

{
  /** Where `npm run mock` listens. */
  const mock = 'http://127.0.0.1:4010'
  const longest = 30_000
  /** Whether the service itself shows its pages; a static site says that it is not. */
  const served = true
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

  /** Whether the service at the address of this page can be called. */
  const hasService = served && /^https?:$/.test(location.protocol) && location.origin !== mock

  /** Who can answer a call, the examples first, which need nobody. */
  function places() {
    return [
      ...(globalThis.tryData ? [['here', 'The examples of this page, without a server']] : []),
      ...(hasService ? [['own', 'The service of this page']] : []),
      ['mock', 'The mock on this machine'],
      ['other', 'Another base URL'],
    ]
  }

  /**
   * What the page itself knows of the answer to an input: what the schema does not take, else the example that is
   * wanted, that has this input, or the first that completes.
   */
  function answerHere(input, wanted) {
    const { schema, types, examples } = globalThis.tryData
    const errors = faultsIn(schema, input, types)
    if (errors.length > 0) {
      const told = 'The service would answer HTTP 422, input_invalid. Nothing was sent.'
      return { told, answer: { code: 'input_invalid', errors } }
    }
    const same = examples.findIndex((one) => isSame(one.input, input))
    const completed = examples.findIndex(({ answer }) => answer.status === 'completed')
    const at = wanted > 0 ? wanted - 1 : same >= 0 ? same : Math.max(completed, 0)
    const { answer } = examples[at]
    const whose = at === same ? '' : ', for another input'
    return {
      told: `Example ${at + 1}${whose}: HTTP 200, ${answer.status}. Nothing was sent.`,
      answer,
    }
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

  /** What a header may have. */
  const sendable = /^[\x21-\x7e]+$/

  function inWords(effect) {
    if (effect === 'external_send') return 'This is a real call. It can contact other people.'
    return effect === 'read'
      ? 'This is a real call. It changes nothing.'
      : 'This is a real call. It changes what the account of this token has.'
  }

  function build({ capability, effect, input, examples }, close) {
    const place = element('select', {}, ...options(...places()))
    const base = element('input', { type: 'url', placeholder: 'https://', autocomplete: 'off' })
    const token = element('input', { type: 'password', autocomplete: 'off', spellcheck: false })
    const text = JSON.stringify(JSON.parse(input), null, 2)
    const rows = Math.min(16, Math.max(4, text.split('\n').length + 1))
    const body = element('textarea', { value: text, rows, spellcheck: false })
    const titles = examples.split('\n').map((title, at) => [`example=${at + 1}`, title])
    const prefer = element('select', {}, ...options(['', 'The one for this input'], ...titles))
    const key = element('input', { type: 'text', autocomplete: 'off', spellcheck: false })
    const another = element('button', { type: 'button' }, 'New key')
    const send = element('button', { type: 'button' }, 'Send')
    const warns = element('p', { className: 'warns' })
    const status = element('p', {})
    status.setAttribute('role', 'status')
    const answered = element('pre', { tabIndex: 0 }, element('code', {}))
    answered.setAttribute('role', 'group')
    answered.setAttribute('aria-label', 'Answer of this call')
    const output = element(
      'figure',
      { hidden: true },
      element('figcaption', {}, 'Answer'),
      answered,
    )
    const parts = {
      base: labelled('Base URL', base),
      token: labelled('Access token, kept in this page only', token),
      prefer: labelled('Which example', prefer),
      key: labelled('Idempotency key. The same key with the same input has no second effect', key),
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
    form.append(labelled('Answered by', place), start, parts.base, parts.token)
    form.append(labelled('Input (JSON)', body))
    if (effect !== 'read') form.append(parts.key, another)
    form.append(parts.prefer, warns, send, status, output)

    let made = ''
    const renew = () => {
      made = newKey()
      key.value = made
    }
    renew()
    another.addEventListener('click', renew)
    /** What is sent is another change from now on; a key that somebody typed is theirs. */
    const changed = () => {
      if (key.value === made) renew()
    }
    for (const control of [place, base, token, body]) control.addEventListener('input', changed)

    const adapt = () => {
      const isHere = place.value === 'here'
      const isMock = place.value === 'mock'
      start.hidden = !isMock
      parts.prefer.hidden = !isMock && !isHere
      parts.base.hidden = place.value !== 'other'
      parts.token.hidden = isMock || (isHere && !hasService)
      parts.key.hidden = isHere
      another.hidden = isHere
      send.textContent = isHere ? 'Answer' : 'Send'
      const at =
        place.value === 'own'
          ? `${inWords(effect)} It goes to ${location.origin}.`
          : inWords(effect)
      warns.textContent = isMock || isHere ? '' : at
      warns.hidden = isMock || isHere
    }
    adapt()
    // Who gives a token wants the service.
    token.addEventListener('input', () => {
      if (place.value === 'here') place.value = 'own'
      adapt()
    })
    place.addEventListener('change', adapt)

    const fail = (message, control) => {
      status.textContent = message
      output.hidden = true
      control?.focus()
    }
    const showExample = () => {
      try {
        const wanted = Number(prefer.value.replace('example=', ''))
        const { told, answer } = answerHere(JSON.parse(body.value), wanted)
        status.textContent = told
        showCode(output, JSON.stringify(answer, null, 2))
      } catch (error) {
        fail(`The input is not JSON: ${error.message}`, body)
      }
    }
    let isSending = false
    const call = async () => {
      if (isSending) return
      if (place.value === 'here') return showExample()
      const isMock = place.value === 'mock'
      const target = isMock ? mock : place.value === 'own' ? location.origin : baseOf(base.value)
      if (target === null) return fail('Give the base URL, such as https://api.example.test.', base)
      if (!isMock && token.value.trim() === '') return fail('Give an access token.', token)
      if (!isMock && !sendable.test(token.value.trim()))
        return fail('An access token has letters, digits and signs of ASCII only.', token)
      if (!sendable.test(key.value.trim()) && key.value.trim() !== '')
        return fail('A key has letters, digits and signs of ASCII only.', key)
      try {
        JSON.parse(body.value)
      } catch (error) {
        return fail(`The input is not JSON: ${error.message}`, body)
      }
      const headers = {
        authorization: `Bearer ${isMock ? 'anything' : token.value.trim()}`,
        'content-type': 'application/json',
        ...(effect !== 'read' &&
          key.value.trim() !== '' && { 'idempotency-key': key.value.trim() }),
        ...(isMock && prefer.value !== '' && { prefer: prefer.value }),
      }
      status.textContent = 'Sending …'
      // A button that is disabled would lose the focus.
      isSending = true
      send.setAttribute('aria-disabled', 'true')
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
        let result = 'an answer that is not JSON'
        try {
          const read = JSON.parse(answer)
          shown = JSON.stringify(read, null, 2)
          const again = read.replayed === true ? ', replayed: the first answer to this key' : ''
          result = `${read.code ?? read.status ?? 'no status'}${again}`
        } catch {
          // What is no JSON is shown as it is.
        }
        status.textContent = `HTTP ${response.status}, ${result}, after ${took} ms`
        showCode(output, shown)
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
        send.removeAttribute('aria-disabled')
        isSending = false
      }
    }
    send.addEventListener('click', call)
    form.addEventListener('submit', (event) => event.preventDefault())
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        event.preventDefault()
        return close()
      }
      const sends =
        event.target === body ? event.ctrlKey || event.metaKey : event.target.tagName === 'INPUT'
      if (event.key !== 'Enter' || !sends) return
      event.preventDefault()
      // A key that is held down is pressed once.
      if (!event.repeat) call()
    })
    return form
  }

  globalThis.toggleConsole = (box, button) => {
    const show = (form, isShown) => {
      form.hidden = !isShown
      button.setAttribute('aria-expanded', String(isShown))
      const next = isShown ? form.querySelector('select') : button
      next.focus()
    }
    const known = box.querySelector('form')
    if (known) return show(known, known.hidden)
    const form = build(box.dataset, () => show(form, false))
    box.append(form)
    show(form, true)
  }
}
