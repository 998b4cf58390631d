/** Words that mean the same wherever an API is described. */
export const general = [
  ...[
    'add create new make save',
    'save keep store',
    'delete remove drop erase archive trash bin scrap throw+away get+rid',
    'change update edit modify set',
  ],
  ...[
    'read get show see view',
    'query list browse see show view',
    'find search look',
    'begin start',
  ],
  ...['retry resend repeat again', 'error failure problem', 'limit maximum quota size'],
  ...['environment variable setting configuration config', 'host operate deploy run'],
  ...['authentication login signin auth log+in sign+in sign+on', 'permission ability scope right'],
  ...['expire expired ran+out run+out', 'big large long', 'poll follow wait', 'work job execution'],
  ...[
    'timeout timed+out times+out time+out',
    'cancel call+off called+off',
    'find look+up looked+up',
  ],
  ...[
    'undo revert reverse take+back bring+back',
    'backup back+up',
    'web internet online',
    'setup set+up',
    'uninstall switch+off turn+off',
    'continue go+on',
  ],
  ...['mail email', 'documentation docs reference', 'wrong invalid malformed'],
  ...[
    'answer response result',
    'browser website frontend',
    'login register signup sign+up',
    'pay payment money charge cost price',
  ],
  ...['vote poll survey', 'book booking reserve reservation', 'remove disappear vanish'],
  ...['model agent llm', 'break breaking broken', 'offline local'],
  ...['arrive receive deliver reach', 'correct fix repair', 'note write+down jot+down'],
  ...['language python ruby java php go rust', 'duplicate copy clone', 'test try'],
  ...[
    'typo misspelling spelling',
    'tell hear inform notify',
    'record submit hand+in',
    'suit fit work',
  ],
]
