import { rule, type Rule } from '#codegen/diff/rule.ts'

/** What may change in the codes and in the service itself. */
export const serviceRules = {
  'error-code-added': rule('aana', 'One more code with a page of its own.'),
  'error-code-removed': rule(
    'bbnb',
    'Callers know the code, and its page is a link in stored answers.',
    'Remove comparisons with it, and links to its page.',
  ),
  'error-status-changed': rule(
    'bbbn',
    'Callers get the same problem with a different status.',
    'Expect the other status.',
  ),
  'error-retry-changed': rule('nnnn', 'Callers read retryable from each answer.'),
  'candidates-described': rule(
    'nana',
    'The fields of the candidates are described and typed; the answers are the same.',
  ),
  'candidates-changed': rule(
    'bbbn',
    'Programs that read the candidates look for other fields.',
    'Read the fields of the new type.',
  ),
  'limit-lowered': rule(
    'bnbn',
    'Requests that were accepted are refused.',
    'Stay within the new limit.',
  ),
  'limit-raised': rule('annn', 'More requests are accepted.'),
  'ability-added': rule('annn', 'Tokens can be given one more ability.'),
  'ability-removed': rule('bnbn', 'Tokens that have it lose it.', 'Stop asking for it.'),
  'brand-changed': rule(
    'bbbb',
    'Headers, the contract and every tool get a new name.',
    'Use the new names of headers, contracts and tools.',
  ),
  'path-changed': rule('bbbb', 'Every address has changed.', 'Use the new addresses.'),
  'interface-added': rule('aana', 'More endpoints can be called.'),
  'interface-removed': rule('bbnb', 'Its endpoints answer 404.', 'Stop calling its endpoints.'),
  'commit-changed': rule(
    'bbbb',
    'A prepared action is committed by another capability.',
    'Commit with the other capability.',
  ),
  'approval-changed': rule(
    'bnbn',
    'Other capabilities are said to need an explicit approval.',
    'Ask for an approval where one is now needed.',
  ),
  'executions-changed': rule(
    'bbbb',
    'An execution is read with another capability.',
    'Read executions with the other capability.',
  ),
  'machine-version-changed': rule(
    'bnnn',
    'Envelopes that name the former machine description are refused.',
    'Name the current machine description in the envelope, or leave it out.',
  ),
} as const satisfies Record<string, Rule>
