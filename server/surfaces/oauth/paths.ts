/** Where the authorization server is. */
export const paths = {
  authorize: '/oauth/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
  jwks: '/oauth/jwks',
  consent: '/oauth/consent',
  begin: '/oauth/begin',
} as const
