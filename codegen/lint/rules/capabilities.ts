import { type LintRule, verbOf } from '#codegen/lint/rule.ts'

const file = 'spec/capabilities/example.yaml'

/** A whole entry around the few lines that a rule is about. */
const entry = (id: string, lines: string, rest = 'input: {}\n  data: {}') => `${id}:
  version: "1.0"
  ${lines}
  ${rest}
`
const ordinary =
  'summary: Count shelves\n  about: Tells how many there are.\n  profile: read\n  surfaces: [api]\n  kind: shelf.counted'

export const summaryIsACommand: LintRule = {
  id: 'summary-is-a-command',
  what: 'A summary is a short command: capitalised, at most 60 characters, without a period.',
  why: 'It is the title of the operation, the first line of the tool that an agent sees, and a line of the menu. One form makes seventy of them easy to read.',
  file,
  wrong: entry(
    'shelves.count',
    ordinary.replace('Count shelves', 'This counts all of the shelves'),
  ),
  right: entry('shelves.count', ordinary),
  *check({ capabilities }) {
    for (const { summary, location, id } of capabilities) {
      const plain =
        /^[A-Z][^.]*$/.test(summary) && !/^(This|The|It|A|An|Returns|Gets)\b/.test(summary)
      if (!plain || summary.length > 60)
        yield { location, message: `the summary of ${id} is not a short command: “${summary}”` }
    }
  },
}

export const aboutSaysMore: LintRule = {
  id: 'about-says-more',
  what: 'The description of a capability says more than its summary, in whole sentences.',
  why: 'An agent chooses a tool by its description alone. Repeating the summary adds nothing.',
  file,
  wrong: entry(
    'shelves.count',
    ordinary.replace('about: Tells how many there are.', 'about: Count shelves.'),
  ),
  right: entry('shelves.count', ordinary),
  *check({ capabilities }) {
    for (const { summary, about, location, id } of capabilities) {
      const same = about.replace(/\.$/, '').toLowerCase() === summary.toLowerCase()
      if (same || !/[.?!”)]$/.test(about))
        yield {
          location,
          message: `the description of ${id} says no more than its summary, or ends without a period`,
        }
    }
  },
}

const reading = ['get', 'query', 'list', 'search']
export const verbTellsTheEffect: LintRule = {
  id: 'verb-tells-the-effect',
  what: 'A capability whose last word is get, query, list or search is a read.',
  why: 'From the name, callers see whether a call is safe to repeat, and send no key if they expect none.',
  file,
  wrong: entry('shelves.count.get', ordinary.replace('profile: read', 'profile: write')),
  right: entry('shelves.count.get', ordinary),
  *check({ capabilities }) {
    for (const capability of capabilities) {
      const { id, effect, location } = capability
      if (reading.includes(verbOf(capability)) && effect !== 'read')
        yield { location, message: `${id} is named like a read but is a ${effect}` }
    }
  },
}

/** What the answer of a prepared action discloses. */
const prepared = 'confirmation.action_prepared'

export const preparedIsDisclosed: LintRule = {
  id: 'prepared-is-disclosed',
  what: 'A capability that answers a prepared action declares the disclosure confirmation.action_prepared.',
  why: 'Nothing has happened yet. Without the disclosure a model tells its user that something has.',
  file,
  wrong: entry(
    'shelves.move.prepare',
    ordinary,
    'input: {}\n  data: {prepared?: object -- What waits.}',
  ),
  right: entry(
    'shelves.move.prepare',
    `${ordinary}\n  disclosures: [confirmation.action_prepared]`,
    'input: {}\n  data: {prepared?: object -- What waits.}',
  ),
  appliesTo: ({ service }) =>
    service.protocol.commit !== null || service.disclosures.some(({ name }) => name === prepared),
  *check({ capabilities }) {
    for (const { id, data, disclosures, effect, location } of capabilities) {
      const prepares = effect !== 'read' || id.endsWith('.prepare')
      if (!prepares || !data.fields.some(({ name }) => name === 'prepared')) continue
      if (!disclosures.includes(prepared))
        yield { location, message: `${id} prepares an action and does not disclose it` }
    }
  },
}

export const nextIsReachable: LintRule = {
  id: 'next-is-reachable',
  what: 'What a capability suggests next can be called on one of its own surfaces.',
  why: 'A suggestion that its reader cannot follow is useless.',
  file,
  wrong:
    entry('shelves.count', `${ordinary}\n  next: [shelves.print]`) +
    entry('shelves.print', ordinary.replace('[api]', '[]\n  direct: false')),
  right:
    entry('shelves.count', `${ordinary}\n  next: [shelves.print]`) +
    entry('shelves.print', ordinary),
  *check({ capabilities }) {
    const surfaces = new Map(capabilities.map((one) => [one.id, one.surfaces]))
    for (const { id, next, surfaces: own, location } of capabilities) {
      for (const { capability } of next) {
        if (!surfaces.get(capability)?.some((surface) => own.includes(surface)))
          yield {
            location,
            message: `${id} suggests ${capability}, which is on none of its surfaces`,
          }
      }
    }
  },
}
