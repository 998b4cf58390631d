import { readFileSync } from 'node:fs'
import { capabilityPage } from '#codegen/emit/docs/capability_page.ts'
import { errorPages } from '#codegen/emit/docs/error_pages.ts'
import { guidePages } from '#codegen/emit/docs/guide_pages.ts'
import { type Site, toHtml } from '#codegen/emit/docs/html.ts'
import { capabilitiesPage, indexPage, referencePage } from '#codegen/emit/docs/index_page.ts'
import { lintPages } from '#codegen/emit/docs/lint_pages.ts'
import { llms, llmsFull } from '#codegen/emit/docs/llms.ts'
import { toMarkdown } from '#codegen/emit/docs/markdown.ts'
import { namesOf } from '#codegen/emit/docs/names.ts'
import { Navigation } from '#codegen/emit/docs/nav.ts'
import type { Page } from '#codegen/emit/docs/page.ts'
import { resourcePages } from '#codegen/emit/docs/resource_pages.ts'
import { searchScript } from '#codegen/emit/docs/search.ts'
import { style } from '#codegen/emit/docs/style.ts'
import { workflowPages } from '#codegen/emit/docs/workflow_pages.ts'
import { madeBy } from '#codegen/emit/text.ts'
import type { Model, OutputFile } from '#codegen/model.ts'

/** The script of every page, as it is written: a part of this emitter's source that a browser runs. */
const script = readFileSync(new URL('docs/site.mjs', import.meta.url), 'utf8')

/** Emits docs/: the reference, each page as HTML and as Markdown, and llms.txt. */
export function emitDocs(model: Model): OutputFile[] {
  const names = namesOf(model)
  const pages = [
    indexPage(model, names),
    ...guidePages(model, names),
    ...workflowPages(model, names),
    referencePage(),
    capabilitiesPage(model),
    ...model.capabilities.map((capability) => capabilityPage(model, names, capability)),
    ...resourcePages(model, names),
    ...errorPages(model, names),
    ...lintPages(),
  ]
  const made = madeBy(model)
  const site = {
    title: model.service.title,
    madeBy: made,
    version: model.service.registry_version,
    navigation: new Navigation(pages),
  }
  return [
    ...pages.flatMap((page) => written(page, site)),
    { path: 'docs/style.css', text: `/* ${made} */\n${style}` },
    { path: 'docs/site.js', text: `// ${made}\n${script}` },
    { path: 'docs/search.js', text: searchScript(pages, made) },
    { path: 'docs/llms.txt', text: llms(model, pages) },
    { path: 'docs/llms-full.txt', text: llmsFull(model, names, pages) },
  ]
}

function written(page: Page, site: Site): OutputFile[] {
  return [
    { path: `docs/${page.path}.html`, text: toHtml(page, site) },
    { path: `docs/${page.path}.md`, text: toMarkdown(page, site.madeBy) },
  ]
}
