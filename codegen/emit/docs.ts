import type { Model, OutputFile } from '#codegen/model.ts'
import { capabilityPage } from '#codegen/emit/docs/capability_page.ts'
import { errorPages } from '#codegen/emit/docs/error_pages.ts'
import { namesOf } from '#codegen/emit/docs/fields.ts'
import { toHtml } from '#codegen/emit/docs/html.ts'
import { indexPage } from '#codegen/emit/docs/index_page.ts'
import { lintPages } from '#codegen/emit/docs/lint_pages.ts'
import { toMarkdown } from '#codegen/emit/docs/markdown.ts'
import type { Page } from '#codegen/emit/docs/page.ts'
import { style } from '#codegen/emit/docs/style.ts'
import { typePages } from '#codegen/emit/docs/type_pages.ts'
import { areaTitle, madeBy, oneLine } from '#codegen/emit/text.ts'

/** Emits docs/: the reference, each page as HTML and as Markdown, and llms.txt. */
export function emitDocs(model: Model): OutputFile[] {
  const names = namesOf(model)
  const pages = [
    indexPage(model, names),
    ...model.capabilities.map((capability) => capabilityPage(model, names, capability)),
    ...errorPages(model, names),
    ...typePages(model, names),
    ...lintPages(),
  ]
  return [
    ...pages.flatMap((page) => written(model, page)),
    { path: 'docs/style.css', text: `/* ${madeBy(model)} */\n${style}` },
    { path: 'docs/llms.txt', text: llms(model) },
  ]
}

function written(model: Model, page: Page): OutputFile[] {
  return [
    { path: `docs/${page.path}.html`, text: toHtml(page, model.service.title, madeBy(model)) },
    { path: `docs/${page.path}.md`, text: toMarkdown(page, madeBy(model)) },
  ]
}

/** The reference in outline for language models, as llmstxt.org describes it. */
function llms(model: Model): string {
  const areas = [...Map.groupBy(model.capabilities, (capability) => capability.area)].map(
    ([area, members]) => {
      const links = members.map(({ id, summary }) => `- [${id}](capabilities/${id}.md): ${summary}`)
      return `## ${areaTitle(area)}\n\n${links.join('\n')}\n`
    },
  )
  return `# ${model.service.title}

> ${oneLine(model.service.about)}

Begin with [the rules that hold everywhere](index.md): authentication, requests and answers, idempotency, errors, paging.

${areas.join('\n')}
## Beside the capabilities

- [Errors](errors/index.md): every machine code and what to do
- [Types](types/index.md): handles, resources and other shapes
`
}
