import { rule, type Rule } from '#codegen/diff/rule.ts'

/** What may change in a capability, besides its fields. */
export const capabilityRules = {
  'capability-added': rule('aaaa', 'A new operation, method, tool and page.'),
  'capability-removed': rule(
    'bbbb',
    'Calls answer 404, the method and the tool are gone, links to the page break.',
    'Stop calling it.',
  ),
  'capability-version-changed': rule(
    'nnnn',
    'The envelope names another version; the former one is still accepted.',
  ),
  'capability-version-dropped': rule(
    'bnnn',
    'An envelope that names the former version is refused; the SDK sends the current one.',
    'Name the current version in the envelope, or leave it out.',
  ),
  'earlier-version-added': rule('annn', 'One more version is accepted.'),
  'earlier-version-removed': rule(
    'bnnn',
    'An envelope that names this version is refused.',
    'Name the current version in the envelope, or leave it out.',
  ),
  'effect-changed': rule(
    'bbbn',
    'Whether a key is needed, and what a call may do, has changed.',
    'Expect the other effect, and send an idempotency key where one is needed.',
  ),
  'ability-changed': rule(
    'bnbn',
    'Tokens that were enough are refused, and the tool is no longer listed to them.',
    'Use a token that has the ability.',
  ),
  'status-added': rule(
    'abnn',
    'Callers must expect one more status; an exhaustive switch over statuses does not compile.',
    'Handle the status where a program lists all of them.',
  ),
  'status-removed': rule(
    'nbnn',
    'No call ends with this status any more; a comparison with it does not compile.',
    'Remove comparisons with it.',
  ),
  'status-capability-changed': rule(
    'bnbn',
    'Work is observed by another capability.',
    'Observe the work with the other capability.',
  ),
  'api-surface-added': rule('aana', 'The operation can be called over HTTP now.'),
  'api-surface-removed': rule(
    'bbnb',
    'The operation answers 404 over HTTP.',
    'Stop calling it over HTTP.',
  ),
  'mcp-surface-added': rule('nnaa', 'Agents see one more tool.'),
  'mcp-surface-removed': rule('nnbb', 'The tool is gone.', 'Stop calling the tool.'),
  'assistant-surface-added': rule('nnna', 'The assistant may use it.'),
  'assistant-surface-removed': rule(
    'nnnb',
    'The assistant no longer uses it.',
    'Remove links to its page for the assistant.',
  ),
  'tool-renamed': rule(
    'nnbn',
    'Agents know the tool by its name.',
    'Call the tool by its new name.',
  ),
  'direct-call-allowed': rule('aaan', 'A call that was always refused now has an effect.'),
  'direct-call-refused': rule(
    'bbbn',
    'A call that had an effect is now always refused.',
    'Have the service prepare the action, and commit that.',
  ),
  'key-required': rule(
    'bnbn',
    'A request without an idempotency key is refused; the SDK creates one.',
    'Send an idempotency key.',
  ),
  'key-dropped': rule('nnnn', 'Callers may still send a key.'),
  'receipt-added': rule('annn', 'An execution can be read afterwards.'),
  'receipt-dropped': rule(
    'bnnn',
    'The call no longer leaves an execution to read.',
    'Keep the answer; its execution cannot be read later.',
  ),
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
  'disclosure-removed': rule(
    'bnbn',
    'A disclosure that callers had to show is gone.',
    'Expect answers without it.',
  ),
  'kind-changed': rule(
    'bnnn',
    'Callers distinguish answers by outcome.kind.',
    'Compare with the new kind.',
  ),
  'error-declared': rule('aana', 'One more code can be answered.'),
  'error-undeclared': rule(
    'nbnn',
    'A code is no longer answered; a comparison with it does not compile.',
    'Remove comparisons with it.',
  ),
  'summary-changed': rule('nnnn', 'Words only.'),
  'description-changed': rule('nnnn', 'Words only.'),
  'examples-changed': rule('nnnn', 'Examples illustrate; they promise nothing.'),

  'resource-told': rule('nnnn', 'An answer may have more resources at any time.'),
  'resource-untold': rule(
    'bnbn',
    'Callers look for it among the resources of the outcome.',
    'Read it from the data of the answer.',
  ),
  'resource-label-changed': rule('nnnn', 'Users see a different label for a resource.'),
  'carried-input-changed': rule(
    'nnnn',
    'Next actions suggest another input; each is a suggestion.',
  ),
} as const satisfies Record<string, Rule>
