import { inWeeks, weeksTo } from '#codegen/emit/shared/coming.ts'
import { fingerprintOf, withFingerprint } from '#codegen/emit/shared/fingerprint.ts'
import { type Site, sitemap, wholePage, withFacts } from '#codegen/emit/shared/docs_shell.ts'
import { emitDocs, emitPages } from '#codegen/emit/docs/emit.ts'
import { emitOpenapi } from '#codegen/emit/openapi/emit.ts'
import { serverTables } from '#codegen/emit/server.ts'
import { emitTypes } from '#codegen/emit/types.ts'
import type { Model, OutputFile } from '#codegen/model.ts'

/**
 * The reference as a static site, with the pages exactly as the server shows them.
 *
 * @param address where the site will be; without it, pages do not name their own address, and there is no sitemap
 * @param now the dates of the examples are moved to the Friday that comes then
 * @returns the files of the site, with paths relative to its folder; and the OpenAPI document as it is committed
 */
export function generateSite(
  model: Model,
  address: Site['address'] = null,
  now = Date.now(),
): { files: OutputFile[]; document: string } {
  const [document] = emitOpenapi(model)
  if (!document) throw new Error('there is no OpenAPI document')
  const docs = [...emitDocs(model), ...emitPages(model)]
  const others = [...emitTypes(model), ...serverTables(model), ...docs]
  const { examples_friday: friday } = model.service
  const weeks = friday === null ? 0 : weeksTo(friday, now)
  const files = staticSite(model, [document, ...others], address).map(({ path, text }) => ({
    path,
    text: inWeeks(text, friday, weeks),
  }))
  return { files, document: document.text }
}

function staticSite(
  { service }: Model,
  files: readonly OutputFile[],
  address: Site['address'],
): OutputFile[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  const text = (path: string) => {
    const found = texts.get(path)
    if (found === undefined) throw new Error(`generated/${path} is missing`)
    return found
  }
  const { pages }: Pick<Site, 'pages'> = JSON.parse(text('server/docs_navigation.json'))
  const site = {
    title: service.title,
    version: service.registry_version,
    fingerprint: fingerprintOf(text),
    pages,
    address,
  }
  const whole = new Map(
    pages.map((page) => [
      `${page.path}.html`,
      wholePage(site, page, text(`docs/${page.path}.html`)),
    ]),
  )
  const docs = files
    .filter(({ path }) => path.startsWith('docs/'))
    .map((file) => {
      const path = file.path.replace('docs/', '')
      const page = path.replace(/\.md$/, '')
      const shown = path === 'try.js' ? withoutService(file.text) : file.text
      return { path, text: whole.get(path) ?? withFacts(site, page, shown) }
    })
  const document = withFingerprint(text('openapi.json'), site.fingerprint)
  const map = address ? [{ path: 'sitemap.xml', text: sitemap(address, pages) }] : []
  return [...docs, ...map, { path: 'openapi.json', text: document }]
}

/** The console for pages that no service shows: it offers none at their address. */
function withoutService(script: string): string {
  const [before = '', after] = script.split('const served = true')
  if (after === undefined) throw new Error('the console does not say whether a service shows it')
  return `${before}const served = false${after}`
}
