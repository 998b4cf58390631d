import { type Names, prose } from '#codegen/emit/docs/names.ts'
import { type Block, type Code, code, joined, paragraph, tabs } from '#codegen/emit/docs/page.ts'
import { python, requestTabs } from '#codegen/emit/docs/python.ts'
import { curlKeeping, requests, sdk, Variable } from '#codegen/emit/docs/samples.ts'
import type { Capability, Example, Model, Preparation } from '#codegen/model.ts'

/** The input of an example as its samples write it: what the call before it answers is a variable. */
export function writtenInput({ input, preparation }: Example): Example['input'] {
  const kept = Object.keys(preparation?.keep ?? {}).map((name) => [name, new Variable(name)])
  return { ...input, ...Object.fromEntries(kept) }
}

/** The call that comes before that of an example, with why it does. None for most examples. */
export function preparationBlocks(model: Model, names: Names, { preparation }: Example): Block[] {
  if (!preparation) return []
  const { capability: id, keep } = preparation
  const kept = Object.keys(keep).map((name) => ({ code: name }))
  return [
    paragraph(
      'It takes the ',
      ...joined(kept, ' and the '),
      ' that ',
      ...prose(names, id),
      ' answers, so call that first:',
    ),
    ...tabs('Preparation', preparing(model, preparation)),
    paragraph('Show the user this answer. Once they have agreed:'),
  ]
}

/** One request in every way the capability can be called, each after the call that prepares it. */
export function wholeRequests(model: Model, capability: Capability, example: Example): Code[] {
  const { preparation } = example
  const before = preparation ? preparing(model, preparation) : []
  return requests(model, capability, writtenInput(example)).map(({ language, title, text }) => {
    const first = before.find((one) => one.title === title)
    return code(language, title, first ? `${first.text}\n\n${text}` : text)
  })
}

/** The call that prepares, in every way it can be made. Each keeps what is needed, apart from that of a tool. */
function preparing(model: Model, preparation: Preparation): Code[] {
  const { input, keep } = preparation
  const capability = model.capabilities.find(({ id }) => id === preparation.capability)
  if (!capability) return []
  const fields = Object.keys(keep)
  const texts: { readonly [title: string]: string } = {
    curl: curlKeeping(model, capability, input, fields),
    SDK: [
      `${sdk(capability, input, 'prepared')}.orThrow()`,
      'console.log(prepared.outcome.fallback_text)',
      ...Object.entries(keep).map(
        ([field, path]) => `const ${field} = prepared.data.${path.replaceAll('/', '.')}`,
      ),
    ].join('\n'),
    Python: [
      python(model, capability, input),
      ...Object.entries(keep).map(
        ([field, path]) => `${field} = answer["data"]["${path.split('/').join('"]["')}"]`,
      ),
    ].join('\n'),
  }
  return requestTabs(model, capability, input).map(({ language, title, text }) =>
    code(language, title, texts[title] ?? text),
  )
}
