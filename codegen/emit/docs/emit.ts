import { capabilityPage } from '#codegen/emit/docs/capability_page.ts'
import { changelogFeed, changelogPage } from '#codegen/emit/docs/changelog_page.ts'
import { errorPages } from '#codegen/emit/docs/error_pages.ts'
import { guidePages } from '#codegen/emit/docs/guide_pages.ts'
import { toHtml } from '#codegen/emit/docs/html.ts'
import { capabilitiesPage, indexPage, referencePage } from '#codegen/emit/docs/index_page.ts'
import { lintPages } from '#codegen/emit/docs/lint_pages.ts'
import { llms, llmsFull } from '#codegen/emit/docs/llms.ts'
import { toMarkdown } from '#codegen/emit/docs/markdown.ts'
import { namesOf } from '#codegen/emit/docs/names.ts'
import { navigation } from '#codegen/emit/docs/nav.ts'
import type { Page } from '#codegen/emit/docs/page.ts'
import { resourcePages } from '#codegen/emit/docs/resource_pages.ts'
import { scriptSent } from '#codegen/emit/docs/sent.ts'
import { searchScript } from '#codegen/emit/docs/search.ts'
import { tryData } from '#codegen/emit/docs/try_data.ts'
import { style } from '#codegen/emit/docs/style.ts'
import { workflowPages } from '#codegen/emit/docs/workflow_pages.ts'
import { capabilityPath } from '#codegen/emit/addresses.ts'
import { madeBy, quoted } from '#codegen/emit/text.ts'
import type { Model, OutputFile } from '#codegen/model.ts'

/** The script of every page: a part of this emitter's source that a browser runs. */
const script = scriptSent('site.mjs')
const checkScript = scriptSent('try_check.mjs').replaceAll(/^export /gm, '')
/** The console of a page, loaded when it is opened. */
const consoleScript = `{\n${checkScript}\n${scriptSent('try.mjs')}}\n`

/** What the reference of a model says, in the order of its navigation. */
interface Reference {
  readonly names: ReturnType<typeof namesOf>
  readonly pages: readonly Page[]
}

/** Of models that were asked for: the Markdown and the rendered pages are made of the same. */
const references = new WeakMap<Model, Reference>()

function referenceOf(model: Model): Reference {
  const before = references.get(model)
  if (before) return before
  const names = namesOf(model)
  const pages = [
    indexPage(model, names),
    ...guidePages(model, names),
    ...workflowPages(model, names),
    changelogPage(model, names),
    referencePage(),
    capabilitiesPage(model),
    ...model.capabilities.map((capability) => capabilityPage(model, names, capability)),
    ...resourcePages(model, names),
    ...errorPages(model, names),
    ...lintPages(model),
  ]
  const reference = { names, pages }
  references.set(model, reference)
  return reference
}

/**
 * Emits what git keeps of docs/: each page of the reference as Markdown, the scripts and llms.txt; and the navigation,
 * which the server adds to the pages.
 */
export function emitDocs(model: Model): OutputFile[] {
  const { names, pages } = referenceOf(model)
  return [
    ...pages.map((page) => ({ path: `docs/${page.path}.md`, text: toMarkdown(page) })),
    { path: 'docs/style.css', text: `/* ${madeBy} */\n${style}` },
    { path: 'docs/site.js', text: `// ${madeBy}\n${script}` },
    { path: 'docs/try.js', text: `// ${madeBy}\n${consoleFor(model)}` },
    { path: 'docs/changelog.atom', text: changelogFeed(model, names) },
    { path: 'docs/llms.txt', text: llms(model, pages) },
    { path: 'server/docs_navigation.json', text: navigation(pages) },
  ]
}

/** Emits what `npm run pages` makes of docs/ and git does not keep: each page as HTML, what its console tries, search and llms-full.txt. */
export function emitPages(model: Model): OutputFile[] {
  const { names, pages } = referenceOf(model)
  const { title } = model.service
  return [
    ...pages.map((page) => ({ path: `docs/${page.path}.html`, text: toHtml(page, title) })),
    ...tryData(model),
    // Rules of the registry are for its authors: the linter leads there.
    {
      path: 'docs/search.js',
      text: searchScript(
        pages.filter(({ section }) => section !== 'rules'),
        model.service,
      ),
    },
    { path: 'docs/llms-full.txt', text: llmsFull(model, names, pages) },
  ]
}

/** The console with the path of this registry's capabilities. */
function consoleFor(model: Model): string {
  return consoleScript.replace("'/api/v2/capabilities/'", quoted(capabilityPath(model, '')))
}
