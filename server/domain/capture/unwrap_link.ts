/** Hosts that pass visitors on to an address in a parameter; `path` is where they do so. */
const wrappers: readonly { host: RegExp; path?: RegExp; parameters: readonly string[] }[] = [
  { host: /^(www\.)?google\.[a-z.]{2,6}$/, path: /^\/url$/, parameters: ['url', 'q'] },
  { host: /^(consent\.)google\.[a-z.]{2,6}$/, parameters: ['continue'] },
  { host: /^consent\.youtube\.com$/, parameters: ['continue'] },
  { host: /^(l|lm)\.facebook\.com$/, parameters: ['u'] },
  { host: /^(www\.|m\.)?facebook\.com$/, path: /^\/l\.php$/, parameters: ['u'] },
  { host: /^l\.(instagram|threads|messenger)\.(com|net)$/, parameters: ['u'] },
  { host: /^out\.reddit\.com$/, parameters: ['url'] },
  { host: /^(www\.|m\.)?youtube\.com$/, path: /^\/redirect$/, parameters: ['q'] },
  { host: /^slack-redir\.net$/, parameters: ['url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, parameters: ['url'] },
  { host: /^(www\.)?duckduckgo\.com$/, path: /^\/l\/?$/, parameters: ['uddg'] },
  { host: /^(away\.)?(m\.)?vk\.com$/, path: /^\/away/, parameters: ['to'] },
  {
    host: /^(www\.)?linkedin\.com$/,
    path: /^\/(safety\/go|redir\/redirect)/,
    parameters: ['url'],
  },
  { host: /^(www\.)?t\.umblr\.com$/, parameters: ['z'] },
  { host: /^(www\.)?pinterest\.[a-z.]{2,6}$/, path: /^\/offsite/, parameters: ['url'] },
]

/** How often an address may be wrapped. */
const deepest = 5

/** @returns the address that a link leads to once addresses that only pass visitors on are taken off. */
export function unwrapLink(url: URL): URL {
  let inner = url
  for (let depth = 0; depth < deepest; depth += 1) {
    const next = wrappedIn(inner)
    if (!next) return inner
    inner = next
  }
  return inner
}

function wrappedIn(url: URL): URL | null {
  const host = url.hostname.replace(/\.$/, '')
  const amp = /^(www\.)?google\.[a-z.]{2,6}$/.test(host) && /^\/amp\/s\/(.+)$/.exec(url.pathname)
  if (amp) return pageOf(`https://${amp[1]}${url.search}`)
  for (const wrapper of wrappers) {
    if (!wrapper.host.test(host) || (wrapper.path && !wrapper.path.test(url.pathname))) continue
    for (const name of wrapper.parameters) {
      const inner = pageOf(url.searchParams.get(name))
      if (inner) return inner
    }
  }
  return null
}

function pageOf(text: string | null | undefined): URL | null {
  const url = text && text.length <= 2048 ? URL.parse(text.trim()) : null
  return url && /^https?:$/.test(url.protocol) ? withoutUser(url) : null
}

/** The same address without a user name and password. */
export function withoutUser(url: URL): URL {
  url.username = ''
  url.password = ''
  return url
}
