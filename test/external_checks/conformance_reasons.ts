/** Scenarios, or single checks of one, that do not pass, by the reason why. */
const byReason: readonly (readonly [reason: string, scenarios: readonly string[]])[] = [
  [
    'It calls a tool that the suite wants written for it; the tools here are the capabilities.',
    [
      ...['tools-call-simple-text', 'tools-call-image', 'tools-call-audio', 'tools-call-error'],
      ...['tools-call-embedded-resource', 'tools-call-mixed-content', 'tools-call-with-progress'],
      ...['tools-call-sampling', 'tools-call-elicitation', 'json-schema-2020-12'],
      ...['elicitation-sep1034-defaults', 'elicitation-sep1330-enums'],
      'server-stateless sep-2575-http-server-no-independent-requests-on-stream',
      'server-stateless sep-2575-missing-capability-http-400',
      'server-stateless sep-2575-server-rejects-undeclared-capability',
      'server-stateless sep-2575-server-no-log-without-loglevel',
    ],
  ],
  [
    'It calls a tool of the suite that asks its user. test/server/surfaces/mcp/elicit*.test.ts try the same with tools of the service.',
    [
      ...['basic-elicitation', 'basic-sampling', 'basic-list-roots', 'request-state'],
      ...['multiple-input-requests', 'multi-round', 'missing-input-response', 'result-type'],
      ...['tampered-state', 'capability-check', 'ignore-extra-params'],
    ].map((name) => `input-required-result-${name}`),
  ],
  [
    'It calls a tool of the suite that becomes a task. test/server/surfaces/mcp/tasks.test.ts tries the same with captures.',
    [
      ...['lifecycle', 'capability-negotiation', 'wire-fields', 'request-state-removal'],
      ...['mrtr-input', 'request-headers', 'dispatch-and-envelope', 'status-notifications'],
      ...['required-task-error', 'mrtr-composition'],
    ].map((name) => `tasks-${name}`),
  ],
  [
    'No tool wants its arguments in headers of their own, which is optional.',
    ['http-custom-header-server-validation'],
  ],
  [
    'No resources are offered, and none are declared: what there is to read is read with tools.',
    [
      ...['resources-list', 'resources-read-text', 'resources-read-binary'],
      ...['resources-templates-read', 'resources-subscribe', 'resources-unsubscribe'],
      'sep-2164-resource-not-found',
      'caching sep-2549-resources-list-caching-hints',
      'caching sep-2549-resources-read-caching-hints',
      'caching sep-2549-resources-templates-list-caching-hints',
    ],
  ],
  [
    'No prompts are offered, and none are declared; completion would be for their arguments.',
    [
      ...['prompts-list', 'prompts-get-simple', 'prompts-get-with-args'],
      ...['prompts-get-embedded-resource', 'prompts-get-with-image', 'completion-complete'],
      'input-required-result-non-tool-request',
      'caching sep-2549-prompts-list-caching-hints',
      'server-stateless sep-2575-server-sends-prompts-list-changed-on-subscription',
    ],
  ],
  [
    'No skills are offered, and the extension is not declared.',
    ['sep-2640-skills-directory', 'sep-2640-skills-enumeration', 'sep-2640-skills-manifest'],
  ],
  [
    'Requests stand alone, without sessions or streams to resume, as the protocol allows.',
    ['server-sse-polling', 'server-sse-multiple-streams'],
  ],
  [
    'The list of tools changes with a release only, which no client waits for.',
    ['server-stateless sep-2575-server-sends-tools-list-changed-on-subscription'],
  ],
  [
    'Logging is not declared: the logs are the operator’s, and tell of other accounts.',
    ['logging-set-level', 'tools-call-with-logging'],
  ],
]

/** Why a check does not pass: by its scenario, or by its scenario and its id. */
export const reasons: { readonly [check: string]: string } = Object.fromEntries(
  byReason.flatMap(([reason, scenarios]) => scenarios.map((name) => [name, reason] as const)),
)
