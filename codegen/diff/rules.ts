import type { Consumer, Rating } from '#codegen/diff/rating.ts'

/** How a kind of change is rated for each consumer, and why. */
export interface Rule {
  readonly ratings: Record<Consumer, Rating>
  readonly why: string
}

const marks = { b: 'breaking', a: 'additive', n: 'neutral' } as const

/** Ratings in the order wire, sdk, mcp, docs: `bban` is breaking, breaking, additive, neutral. */
function rule(ratings: string, why: string): Rule {
  const [wire, sdk, mcp, docs] = [...ratings].map((mark) => marks[mark as keyof typeof marks])
  if (!wire || !sdk || !mcp || !docs) throw new Error(`Four marks of b, a and n: ${ratings}`)
  return { ratings: { wire, sdk, mcp, docs }, why }
}

/** Every kind of change there is. */
export const rules = {
  'capability-added': rule('aaaa', 'A new operation, method, tool and page.'),
  'capability-removed': rule(
    'bbbb',
    'Calls answer 404, the method and the tool are gone, links to the page break.',
  ),
  'capability-version-changed': rule(
    'nnnn',
    'The envelope names another version; the former one is still accepted.',
  ),
  'capability-version-dropped': rule(
    'bnnn',
    'An envelope that names the former version is refused; the SDK sends the current one.',
  ),
  'earlier-version-added': rule('annn', 'One more version is accepted.'),
  'earlier-version-removed': rule('bnnn', 'An envelope that names this version is refused.'),
  'effect-changed': rule('bbbn', 'Whether a key is needed, and what a call may do, has changed.'),
  'ability-changed': rule(
    'bnbn',
    'Tokens that were enough are refused, and the tool is no longer listed to them.',
  ),
  'status-added': rule(
    'abnn',
    'Callers must expect one more status; an exhaustive switch over statuses does not compile.',
  ),
  'status-removed': rule(
    'nbnn',
    'No call ends with this status any more; a comparison with it does not compile.',
  ),
  'status-capability-changed': rule('bnbn', 'Work is observed by another capability.'),
  'api-surface-added': rule('aana', 'The operation can be called over HTTP now.'),
  'api-surface-removed': rule('bbnb', 'The operation answers 404 over HTTP.'),
  'mcp-surface-added': rule('nnaa', 'Agents see one more tool.'),
  'mcp-surface-removed': rule('nnbb', 'The tool is gone.'),
  'assistant-surface-added': rule('nnna', 'The assistant may use it.'),
  'assistant-surface-removed': rule('nnnb', 'The assistant no longer uses it.'),
  'tool-renamed': rule('nnbn', 'Agents know the tool by its name.'),
  'direct-call-allowed': rule('aaan', 'A call that was always refused now has an effect.'),
  'direct-call-refused': rule('bbbn', 'A call that had an effect is now always refused.'),
  'key-required': rule(
    'bnbn',
    'A request without an idempotency key is refused; the SDK creates one.',
  ),
  'key-dropped': rule('nnnn', 'Callers may still send a key.'),
  'receipt-added': rule('annn', 'An execution can be read afterwards.'),
  'receipt-dropped': rule('bnnn', 'The call no longer leaves an execution to read.'),
  'annotation-changed': rule(
    'nnnn',
    'What a client knows about the effect before the call (destructive, open world).',
  ),
  'next-action-added': rule('nnan', 'Answers suggest one more follow-up.'),
  'next-action-removed': rule(
    'nnnn',
    'Answers suggest one fewer follow-up; the capability itself still exists.',
  ),
  'disclosure-added': rule('annn', 'Answers have one more disclosure.'),
  'disclosure-removed': rule('bnbn', 'A disclosure that callers had to show is gone.'),
  'kind-changed': rule('bnnn', 'Callers distinguish answers by outcome.kind.'),
  'error-declared': rule('aana', 'One more code can be answered.'),
  'error-undeclared': rule(
    'nbnn',
    'A code is no longer answered; a comparison with it does not compile.',
  ),
  'summary-changed': rule('nnnn', 'Words only.'),
  'description-changed': rule('nnnn', 'Words only.'),
  'examples-changed': rule('nnnn', 'Examples illustrate; they promise nothing.'),

  'input-field-added': rule('aaaa', 'Callers need not send an optional field.'),
  'required-input-field-added': rule('bbba', 'Calls of today do not have it.'),
  'input-field-removed': rule(
    'bbbb',
    'The service no longer does what the field asked for, and a strict input refuses it.',
  ),
  'input-field-required': rule('bbbn', 'Calls without it are refused.'),
  'input-field-optional': rule('aaan', 'Calls with it work as before.'),
  'input-narrowed': rule('bbbn', 'Values that were accepted are refused.'),
  'input-widened': rule('aaan', 'More values are accepted.'),
  'input-constraint-tightened': rule(
    'bnbn',
    'Values that were accepted are refused; TypeScript does not see the bound.',
  ),
  'input-constraint-loosened': rule(
    'anan',
    'More values are accepted; TypeScript does not see the bound.',
  ),
  'input-default-changed': rule('bnbn', 'A call without the field does something else.'),
  'input-made-strict': rule('bnbn', 'Unknown fields were ignored and are now refused.'),
  'input-made-open': rule('anan', 'Unknown fields were refused and are ignored now.'),
  'input-rule-added': rule('bnbn', 'Combinations that were accepted are refused.'),
  'input-rule-removed': rule('anan', 'More combinations are accepted.'),

  'data-field-added': rule(
    'aaan',
    'Answers have more fields; callers ignore those they do not know.',
  ),
  'data-field-removed': rule('bbbb', 'Callers read it.'),
  'data-field-optional': rule('bbbn', 'Callers rely on it.'),
  'data-field-required': rule('aaan', 'It is now always present.'),
  'data-narrowed': rule('nnnn', 'Every value was possible before.'),
  'data-widened': rule('bbbn', 'Callers get values they do not know.'),
  'data-enum-value-added': rule(
    'aban',
    'Callers get a value they do not know; an exhaustive switch does not compile.',
  ),
  'data-enum-value-removed': rule(
    'nbnn',
    'Callers no longer get a value; a comparison with it does not compile.',
  ),
  'data-constraint-tightened': rule('nnnn', 'Every value was possible before.'),
  'data-constraint-loosened': rule('bnnn', 'Callers get values beyond the promised bound.'),

  'resource-told': rule('nnnn', 'An answer may have more resources at any time.'),
  'resource-untold': rule('bnbn', 'Callers look for it among the resources of the outcome.'),
  'resource-label-changed': rule('nnnn', 'Users see a different label for a resource.'),
  'carried-input-changed': rule(
    'nnnn',
    'Next actions suggest another input; each is a suggestion.',
  ),
  // Semantic Versioning, 7: a minor version says that something is deprecated.
  deprecated: rule('aaaa', 'It works as before, and callers are asked to stop using it.'),
  'deprecation-withdrawn': rule('nnnn', 'It is no longer planned to end.'),
  'sunset-brought-forward': rule('bnbn', 'Callers have less time than announced.'),
  'sunset-put-off': rule('nnnn', 'Callers have more time.'),
  'replacement-changed': rule('nnna', 'Callers are asked to use something else.'),
  'since-changed': rule('nnnn', 'The documented version that introduced it has changed.'),
  'type-added': rule('nana', 'One more named type.'),
  'type-removed': rule(
    'nbnb',
    'Code that imports the type does not compile; the types that used it are rated separately.',
  ),
  'error-code-added': rule('aana', 'One more code with a page of its own.'),
  'error-code-removed': rule(
    'bbnb',
    'Callers know the code, and its page is a link in stored answers.',
  ),
  'error-status-changed': rule('bbbn', 'Callers get the same problem with a different status.'),
  'error-retry-changed': rule('nnnn', 'Callers read retryable from each answer.'),
  'candidates-described': rule(
    'nana',
    'The fields of the candidates are described and typed; the answers are the same.',
  ),
  'candidates-changed': rule('bbbn', 'Programs that read the candidates look for other fields.'),
  'limit-lowered': rule('bnbn', 'Requests that were accepted are refused.'),
  'limit-raised': rule('annn', 'More requests are accepted.'),
  'ability-added': rule('annn', 'Tokens can be given one more ability.'),
  'ability-removed': rule('bnbn', 'Tokens that have it lose it.'),
  'brand-changed': rule('bbbb', 'Headers, the contract and every tool get a new name.'),
  'path-changed': rule('bbbb', 'Every address has changed.'),
  'interface-added': rule('aana', 'More endpoints can be called.'),
  'interface-removed': rule('bbnb', 'Its endpoints answer 404.'),
  'commit-changed': rule('bbbb', 'A prepared action is committed by another capability.'),
  'approval-changed': rule('bnbn', 'Other capabilities are said to need an explicit approval.'),
  'executions-changed': rule('bbbb', 'An execution is read with another capability.'),
  'machine-version-changed': rule(
    'bnnn',
    'Envelopes that name the former machine description are refused.',
  ),
} as const satisfies Record<string, Rule>

export type RuleId = keyof typeof rules
