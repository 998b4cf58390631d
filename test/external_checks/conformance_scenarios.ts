/** Scenarios of the suite for servers that pass. */
export const passing: readonly string[] = [
  'server-initialize',
  'ping',
  'tools-list',
  'dns-rebinding-protection',
]

const ownTools =
  'It calls a tool that the suite wants written for it; the tools here are the capabilities.'
const noResources =
  'No resources are offered, and none are declared: what there is to read is read with tools.'
const noPrompts =
  'No prompts are offered, and none are declared; completion would be for their arguments.'
const noSessions =
  'Requests stand alone, without sessions or streams to resume, as the protocol allows.'
const noLogging =
  'Logging is not declared: the logs are the operator’s, and tell of other accounts.'

/** The others, which check nothing here or cannot pass, and why. */
export const others: { readonly [scenario: string]: string } = {
  'logging-set-level': noLogging,
  'completion-complete': noPrompts,
  'tools-call-simple-text': ownTools,
  'tools-call-image': ownTools,
  'tools-call-audio': ownTools,
  'tools-call-embedded-resource': ownTools,
  'tools-call-mixed-content': ownTools,
  'tools-call-with-logging': ownTools,
  'tools-call-error': ownTools,
  'tools-call-with-progress': ownTools,
  'tools-call-sampling': ownTools,
  'tools-call-elicitation': ownTools,
  'json-schema-2020-12': ownTools,
  'elicitation-sep1034-defaults': ownTools,
  'server-sse-polling': noSessions,
  'server-sse-multiple-streams': noSessions,
  'elicitation-sep1330-enums': ownTools,
  'resources-list': noResources,
  'resources-read-text': noResources,
  'resources-read-binary': noResources,
  'resources-templates-read': noResources,
  'resources-subscribe': noResources,
  'resources-unsubscribe': noResources,
  'prompts-list': noPrompts,
  'prompts-get-simple': noPrompts,
  'prompts-get-with-args': noPrompts,
  'prompts-get-embedded-resource': noPrompts,
  'prompts-get-with-image': noPrompts,
}
