// What a page has beyond its HTML: the choice of light or dark, search, a filter, buttons that copy, a console, coloured code.
// Nothing is fetched from elsewhere, and a page does without all of it.

const root = new URL('.', document.currentScript.src)

/** Storage may be refused; then nothing is remembered. */
function remembered(key) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
function remember(key, value) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is remembered.
  }
}

const page = document.documentElement
const themes = ['auto', 'light', 'dark']
function useTheme(theme) {
  if (theme === 'auto') delete page.dataset.theme
  else page.dataset.theme = theme
}
// At once, before anything is painted.
useTheme(themes.find((theme) => theme === remembered('theme')) ?? 'auto')

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

function addTheme(tools) {
  const current = () => page.dataset.theme ?? 'auto'
  const button = element('button', { type: 'button', className: 'theme' })
  const label = () => {
    button.textContent = { auto: 'Auto', light: 'Light', dark: 'Dark' }[current()]
    button.setAttribute('aria-label', `Colours: ${button.textContent}`)
  }
  button.addEventListener('click', () => {
    const next = themes[(themes.indexOf(current()) + 1) % themes.length]
    useTheme(next)
    remember('theme', next)
    label()
  })
  label()
  tools.append(button)
}

/** Scripts that are loaded once, when they are first needed. */
const loading = new Map()
function load(name) {
  const known = loading.get(name)
  if (known) return known
  const made = new Promise((resolve, reject) => {
    const script = element('script', { src: new URL(name, root).href })
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
  made.catch(() => loading.delete(name))
  loading.set(name, made)
  return made
}
const loadSearch = () => load('search.js').then(() => globalThis.findPages)

function makeSearch() {
  const input = element('input', {
    type: 'text',
    placeholder: 'Capability, code, field, guide …',
    autocomplete: 'off',
  })
  const list = element('div', { id: 'found' })
  const status = element('p', { textContent: 'Type to search all pages.' })
  const closing = element('button', { type: 'button', className: 'close' }, 'Close')
  const dialog = element('dialog', {}, input, closing, status, list)
  const attributes = {
    role: 'combobox',
    'aria-label': 'Search',
    'aria-controls': 'found',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  dialog.setAttribute('aria-label', 'Search the reference')
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Pages found')
  status.setAttribute('role', 'status')
  let at = 0

  const select = (next) => {
    const options = [...list.children]
    at = Math.max(0, Math.min(next, options.length - 1))
    options.forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === at))
    })
    input.setAttribute('aria-activedescendant', options[at]?.id ?? '')
    options[at]?.scrollIntoView({ block: 'nearest' })
  }
  const show = async () => {
    const find = await loadSearch().catch(() => null)
    const found = find ? find(input.value) : []
    const options = found.map(({ path, title, kind, about }, number) => {
      const { href } = new URL(path, root)
      const option = element('a', { id: `found-${number}`, href, tabIndex: -1 }, title)
      option.append(element('span', {}, kind === title ? about : `${kind}: ${about}`))
      option.setAttribute('role', 'option')
      return option
    })
    list.replaceChildren(...options)
    input.setAttribute('aria-expanded', String(options.length > 0))
    status.textContent =
      find === null
        ? 'The index of the search could not be loaded.'
        : input.value.trim() === ''
          ? 'Type to search all pages.'
          : `${options.length === 0 ? 'Nothing' : options.length} found`
    select(0)
  }
  input.addEventListener('input', show)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') select(at + 1)
    else if (event.key === 'ArrowUp') select(at - 1)
    else if (event.key === 'Enter') list.children[at]?.click()
    else return
    event.preventDefault()
  })
  closing.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
  document.body.append(dialog)
  return () => {
    if (dialog.open) return
    dialog.showModal()
    input.select()
    loadSearch().catch(() => {})
  }
}

function addSearch(tools) {
  let open
  const start = () => {
    open ??= makeSearch()
    open()
  }
  const button = element('button', { type: 'button', className: 'find' }, 'Search ')
  button.append(element('kbd', { ariaHidden: 'true' }, '/'))
  button.addEventListener('click', start)
  document.addEventListener('keydown', (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
    const wanted =
      (event.key === '/' && !typing) || (event.key === 'k' && (event.ctrlKey || event.metaKey))
    if (!wanted) return
    event.preventDefault()
    start()
  })
  tools.append(button)
}

function addFilter(pages) {
  const links = [...pages.querySelectorAll('li')]
  if (links.length < 15) return
  const groups = [...pages.querySelectorAll('details')]
  const usual = groups.map((group) => group.open)
  const input = element('input', {
    type: 'search',
    className: 'filter',
    placeholder: 'Filter',
    ariaLabel: 'Filter the pages',
  })
  input.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase()
    for (const link of links) link.hidden = !link.textContent.toLowerCase().includes(wanted)
    groups.forEach((group, index) => {
      const some = [...group.querySelectorAll('li')].some((link) => !link.hidden)
      group.hidden = !some
      group.open = wanted === '' ? usual[index] : some
    })
  })
  pages.before(input)
}

function addCopying(boxes = document.querySelectorAll('figure, .tabs')) {
  for (const box of boxes) {
    const button = element('button', { type: 'button', className: 'copy' }, 'Copy')
    button.addEventListener('click', async () => {
      const shown = [...box.querySelectorAll('pre')].find((pre) => pre.offsetParent !== null)
      try {
        await navigator.clipboard.writeText(shown.textContent)
        button.textContent = 'Copied'
      } catch {
        getSelection().selectAllChildren(shown)
        button.textContent = 'Selected'
      }
      setTimeout(() => {
        button.textContent = 'Copy'
      }, 1500)
    })
    box.append(button)
  }
}

/** Markdown as it is read elsewhere: without the line for those who edit it, and with whole links. */
function forElsewhere(text, address) {
  const told = text.replace(/^<!--.*?-->\s*/, '')
  if (!/^https?:/.test(address)) return told
  return told.replaceAll(/\]\(([^)\s]+)\)/g, (_, to) => `](${new URL(to, address).href})`)
}

/** The whole page as Markdown, for a conversation with a model; without a clipboard, it is shown. */
function addPageCopy() {
  const source = document.querySelector('link[rel=alternate][type="text/markdown"]')
  const title = document.querySelector('h1')
  if (!source || !title) return
  const link = element('a', { href: source.href }, 'View as Markdown')
  const button = element('button', { type: 'button' }, 'Copy page')
  const status = element('span', { className: 'told' })
  status.setAttribute('role', 'status')
  button.addEventListener('click', async () => {
    try {
      const response = await fetch(source.href)
      if (!response.ok) throw new Error(String(response.status))
      await navigator.clipboard.writeText(forElsewhere(await response.text(), source.href))
      status.textContent = 'Copied as Markdown'
      setTimeout(() => {
        status.textContent = ''
      }, 3000)
    } catch {
      location.assign(source.href)
    }
  })
  title.after(element('p', { className: 'whole' }, button, link, status))
}

/** A console for the call of the page. */
function addConsoles() {
  for (const box of document.querySelectorAll('div.console')) {
    const button = element('button', { type: 'button' }, 'Try it')
    button.setAttribute('aria-expanded', 'false')
    button.addEventListener('click', async () => {
      // Without its examples it can still send calls.
      await load(`try/${box.dataset.capability}.js`).catch(() => {})
      await load('try.js').catch(() => {})
      if (globalThis.toggleConsole) globalThis.toggleConsole(box, button)
      else button.after(element('p', {}, 'The console could not be loaded.'))
    })
    box.append(button)
  }
}

/** The language somebody chose is shown on every page. */
function rememberTabs() {
  const languageOf = (input) => input.nextElementSibling.textContent
  const inputs = [...document.querySelectorAll('.tabs > input')]
  const use = (language) => {
    for (const input of inputs) if (languageOf(input) === language) input.checked = true
  }
  use(remembered('language'))
  for (const input of inputs) {
    input.addEventListener('change', () => {
      const before = input.getBoundingClientRect().top
      remember('language', languageOf(input))
      use(languageOf(input))
      // What changed above must not move what is being looked at.
      scrollBy(0, input.getBoundingClientRect().top - before)
    })
  }
}

// One after another, so that a word within a text is a part of the text.
const tokens = [
  /(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/,
  /(?<word>\b(?:const|await|import|from|for|of|if|else|throw|new|true|false|null|curl|return)\b|(?<=\s)-[A-Za-z]\b)/,
  /(?<number>(?<![\w"'./:-])\d+(?:\.\d+)?(?![\w"'.:/-]))/,
]
const token = new RegExp(tokens.map(({ source }) => source).join('|'), 'g')

const colours =
  globalThis.Highlight && globalThis.CSS?.highlights
    ? { string: new Highlight(), word: new Highlight(), number: new Highlight() }
    : null

/** Colours code without a mark in the page, where the browser can. */
function addColours(codes = document.querySelectorAll('pre > code')) {
  if (!colours) return
  for (const code of codes) {
    const text = code.firstChild
    if (text?.nodeType !== Node.TEXT_NODE) continue
    for (const { 0: found, index, groups } of text.data.matchAll(token)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + found.length)
      const [name] = Object.entries(groups).find(([, value]) => value !== undefined)
      colours[name].add(range)
    }
  }
  for (const [name, colour] of Object.entries(colours)) CSS.highlights.set(name, colour)
}

/** What a script shows later is as the code of a page: coloured, with a button that copies it. */
globalThis.showCode = (box, text) => {
  const code = box.querySelector('code')
  for (const colour of Object.values(colours ?? {}))
    for (const range of colour) if (code.contains(range.startContainer)) colour.delete(range)
  code.textContent = text
  addColours([code])
  if (!box.querySelector('.copy')) addCopying([box])
  box.hidden = false
}

/** Marks in the outline which part of a long page is read: the last whose heading is at the top, or above. */
function addPlace() {
  const links = [...document.querySelectorAll('.outline a')]
  if (links.length === 0) return
  const headings = links.map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  )
  const mark = () => {
    const isAtEnd = innerHeight + scrollY >= document.body.scrollHeight - 2
    const at = isAtEnd
      ? links.length - 1
      : headings.findLastIndex((one) => one.getBoundingClientRect().top < 150)
    links.forEach((link, index) => {
      if (index === at) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  }
  addEventListener('scroll', mark, { passive: true })
  mark()
}

/** A link into what is folded unfolds it. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  for (let at = target?.parentElement; at; at = at.parentElement)
    if (at.tagName === 'DETAILS') at.open = true
  target?.scrollIntoView()
}

document.addEventListener('DOMContentLoaded', () => {
  const tools = document.querySelector('.tools')
  addSearch(tools)
  addTheme(tools)
  const pages = document.querySelector('.pages')
  const current = pages.querySelector('[aria-current]')
  addFilter(pages)
  // Only the list is scrolled, never the page; on a phone it is seen only once it is asked for.
  const showCurrent = () => {
    if (!current) return
    const { top, height } = pages.getBoundingClientRect()
    pages.scrollTop += current.getBoundingClientRect().top - top - height / 2
  }
  showCurrent()
  document.getElementById('menu').addEventListener('change', showCurrent)
  addCopying()
  addPageCopy()
  addConsoles()
  rememberTabs()
  addColours()
  addPlace()
  if (location.hash.length > 1) showTarget()
  addEventListener('hashchange', showTarget)
})
