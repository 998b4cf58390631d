import { nameKey } from '#server/domain/basics/name_key.ts'
import { titleParts } from '#server/reading/page/title.ts'
import { turnedAway, wallTitles, wallWords } from '#server/reading/page/wall_sentences.ts'

/** Titles of checks, refusals and errors that stand in place of a page, in eight languages, as keys. */
const failures = new Set(
  [
    // Checks that a visitor is a person.
    ...['just a moment', 'just a moment...', 'attention required!', 'checking your browser'],
    ...['please wait', 'please wait...', 'one moment, please', 'one moment please'],
    ...[
      'are you a robot?',
      'are you human?',
      'robot check',
      'bot verification',
      'human verification',
    ],
    ...[
      'security check',
      'verify you are human',
      'verifying you are human',
      'ddos-guard',
      'captcha',
    ],
    ...['pardon our interruption', 'access to this page has been denied', 'request unsuccessful'],
    ...['einen moment bitte', 'einen moment, bitte', 'nur einen moment', 'sicherheitsüberprüfung'],
    ...['un instant', 'un instant...', 'vérification de sécurité', 'un momento', 'un momento...'],
    ...[
      'even geduld',
      'even geduld...',
      'een ogenblik geduld',
      'só um momento',
      'só um momento...',
    ],
    ...['um momento', 'um momento...', 'chwileczkę', 'chwileczkę...', 'sekundkę', 'proszę czekać'],
    ...['controllo di sicurezza', 'comprobación de seguridad', 'javascript is required'],
    ...['enable javascript', 'please enable javascript', 'unusual traffic', 'sorry!'],
    // Refusals and errors.
    ...['access denied', 'forbidden', '403', '403 forbidden', '401 unauthorized', 'unauthorized'],
    ...[
      'zugriff verweigert',
      'accès refusé',
      'accès interdit',
      'acceso denegado',
      'accesso negato',
    ],
    ...['toegang geweigerd', 'acesso negado', 'odmowa dostępu', 'brak dostępu', 'blocked'],
    ...['404', '404 not found', 'not found', 'page not found', '404 error', 'error 404', 'error'],
    ...['page not found (404)', 'oops', 'oops!', 'ooops', 'whoops', 'whoops!', 'uh oh', 'uh-oh'],
    ...['this page could not be found', 'this page does not exist', 'page unavailable'],
    ...["this page isn't available", 'this page is not available', 'content not available'],
    ...["sorry, this page isn't available", 'nothing found', 'something went wrong'],
    ...[
      'seite nicht gefunden',
      'nicht gefunden',
      '404 seite nicht gefunden',
      'fehler 404',
      'fehler',
    ],
    ...['die seite wurde nicht gefunden', 'diese seite existiert nicht', 'inhalt nicht verfügbar'],
    ...['page introuvable', 'page non trouvée', 'erreur 404', 'erreur', 'page inexistante'],
    ...[
      'página no encontrada',
      'no encontrado',
      'error 404 - página no encontrada',
      'no se encontró',
    ],
    ...[
      'pagina non trovata',
      'errore 404',
      'errore',
      'pagina inesistente',
      'contenuto non disponibile',
    ],
    ...['pagina niet gevonden', 'niet gevonden', 'fout 404', 'deze pagina bestaat niet'],
    ...['página não encontrada', 'pagina não encontrada', 'não encontrado', 'erro 404', 'erro'],
    ...['strona nie znaleziona', 'nie znaleziono strony', 'nie znaleziono', 'błąd 404', 'błąd'],
    ...['strona nie istnieje', 'nie ma takiej strony', 'taka strona nie istnieje'],
    ...['500', '500 internal server error', 'internal server error', '502 bad gateway'],
    ...['bad gateway', '503 service unavailable', 'service unavailable', 'gateway timeout'],
    ...[
      '504 gateway time-out',
      'service temporarily unavailable',
      'too many requests',
      'server error',
    ],
    ...[
      'maintenance',
      'under maintenance',
      'site under maintenance',
      'wartungsarbeiten',
      'wartungsmodus',
    ],
    ...['site en maintenance', 'en mantenimiento', 'sito in manutenzione', 'onderhoud'],
    ...['em manutenção', 'przerwa techniczna', "we'll be right back", 'account suspended'],
    ...['oups', 'hoppla', 'hoppsan', 'ups', 'ops', 'ojej', 'ojoj', 'vaya', 'ой', '404エラー'],
    ...[
      'wir sind gleich zurück',
      'wir sind bald zurück',
      'nous revenons bientôt',
      'de retour bientôt',
    ],
    ...[
      'volvemos enseguida',
      'volvemos pronto',
      'torniamo presto',
      'torniamo subito',
      'we zijn zo terug',
    ],
    ...['voltamos já', 'voltamos logo', 'voltamos em breve', 'wracamy wkrótce', 'zaraz wracamy'],
    ...['vi är snart tillbaka', 'prace techniczne', 'technical difficulties'],
    ...[
      'unavailable due to legal reasons',
      '451 unavailable for legal reasons',
      'service unavailable',
    ],
    ...['index of /', 'domain for sale', 'this domain is for sale', 'coming soon', 'parked domain'],
  ].map(keyOf),
)

/** Titles of pages for log-in and consent, in eight languages, as keys. */
const gates = new Set(
  [
    ...['log in', 'login', 'sign in', 'sign up', 'log in or sign up', 'welcome back', 'sign-in'],
    ...['log in to continue', 'sign in to continue', 'please log in', 'create an account'],
    ...['anmelden', 'anmeldung', 'einloggen', 'registrieren', 'bitte anmelden', 'bitte einloggen'],
    ...['se connecter', 'connexion', 'identifiez-vous', "s'identifier", 'veuillez vous connecter'],
    ...['iniciar sesión', 'inicia sesión', 'acceder', 'identifícate', 'accedi', 'accesso', 'entra'],
    ...['inloggen', 'aanmelden', 'iniciar sessão', 'entrar', 'fazer login', 'faça login'],
    ...['zaloguj się', 'zaloguj', 'logowanie', 'members only', 'password protected', 'passwort'],
    ...['before you continue', 'before you continue to google search', 'your privacy', 'consent'],
    ...['before you continue to google maps', 'before you continue to youtube', 'cookie consent'],
    ...['we value your privacy', 'privacy settings', 'your privacy choices', 'cookie settings'],
    ...['privacy gate', 'privacy', 'age verification', 'are you over 18?', 'are you 18?'],
    ...[
      'bevor sie fortfahren',
      'bevor du fortfährst',
      'ihre privatsphäre',
      'zustimmung',
      'einwilligung',
    ],
    ...['datenschutzeinstellungen', 'cookie-einstellungen', 'privatsphäre-einstellungen'],
    ...['ihre privatsphäre ist uns wichtig', 'mit werbung weiterlesen', 'altersverifikation'],
    ...['avant de continuer', 'votre vie privée', 'consentement', 'gestion des cookies'],
    ...['nous respectons votre vie privée', 'le respect de votre vie privée est notre priorité'],
    ...['antes de continuar', 'tu privacidad', 'consentimiento', 'valoramos tu privacidad'],
    ...['prima di continuare', 'la tua privacy', 'consenso', 'rispettiamo la tua privacy'],
    ...[
      'voordat je verdergaat',
      'voordat u verdergaat',
      'jouw privacy',
      'uw privacy',
      'toestemming',
    ],
    ...['jouw privacy-instellingen', 'wij waarderen uw privacy', 'cookie-instellingen'],
    ...['a sua privacidade', 'sua privacidade', 'consentimento', 'valorizamos a sua privacidade'],
    ...['zanim przejdziesz dalej', 'twoja prywatność', 'zgoda', 'cenimy twoją prywatność'],
    ...['szanujemy twoją prywatność', 'dbamy o twoją prywatność', 'ustawienia plików cookie'],
  ].map(keyOf),
)

/** How titles of such pages begin where a name of the site or of the page that was looked for follows. */
const beginnings = [
  ...['just a moment', 'attention required', 'checking your browser', 'before you continue'],
  ...['bevor du zu', 'bevor sie zu', 'avant de continuer', 'avant d’acceder', "avant d'acceder"],
  ...['antes de continuar', 'prima di continuare', 'voordat je verdergaat', 'zanim przejdziesz'],
  ...[
    '404 not',
    '404 page',
    '404 -',
    '404 –',
    '404 |',
    '404:',
    'error 404',
    'fehler 404',
    'erreur 404',
    'errore 404',
    'erro 404',
    'blad 404',
  ],
  ...['log in to ', 'sign in to ', 'login to ', 'log into ', 'anmelden bei ', 'se connecter a '],
  ...['iniciar sesion en ', 'accedi a ', 'inloggen bij ', 'inloggen op ', 'zaloguj sie do '],
  ...['page not found', 'seite nicht gefunden', 'page introuvable', 'pagina no encontrada'],
  ...['pagina non trovata', 'pagina niet gevonden', 'pagina nao encontrada', 'nie znaleziono'],
  ...['access denied', 'we value your privacy', 'sorry, you have been blocked', 'index of /'],
  ...['verify you are human', 'this site can’t be', "this site can't be", 'oops! that page'],
  ...['please verify', 'please enable', 'bitte aktivieren', 'bitte bestatigen'],
]

const asksToLogIn =
  /(?<!\p{L})(?:log ?in|sign ?in|anmelden|einloggen|connexion|se connecter|iniciar sesi[oó]n|accedi|inloggen|aanmelden|entrar|iniciar sessão|zaloguj|logga in|přihlásit|giriş yap|увійти|ログイン)(?!\p{L})/iu

function keyOf(text: string): string {
  return nameKey(text).replace(/[\s.!?…:–-]+$/u, '')
}

/**
 * Whether a title is that of a page for consent, log-in or an error. An error is one by any part of its title; "Sign up |
 * Pottery class" is a page about a class, unless it asks for a password.
 */
export function isWallTitle(title: string, hasPassword = false): boolean {
  const key = keyOf(title.slice(0, 300))
  if (failures.has(key) || gates.has(key)) return true
  if (
    title.length <= 100 &&
    [...wallTitles, ...turnedAway].some((sentence) => sentence.test(title))
  )
    return true
  if (beginnings.some((beginning) => key.startsWith(beginning))) return true
  // A page that asks for a password and whose title says so is a page for that.
  if (hasPassword && title.length <= 60 && asksToLogIn.test(title)) return true
  return titleParts(title).some((part) => {
    const partKey = keyOf(part)
    // "Error: a play" is a page about a play.
    const isPhrase = partKey.includes(' ')
    return (isPhrase && failures.has(partKey)) || (hasPassword && gates.has(partKey))
  })
}

/** The most characters of a page that may be nothing but such a sentence, and where it stands at the latest. */
const maxWallLength = 900

/**
 * Whether the words of a page, in lines, say that what was there is not shown: work on the site, a page that is gone,
 * another country, an address for sale. Only short pages say nothing else.
 */
export function isWallWords(words: string): boolean {
  return (
    words.length <= maxWallLength &&
    [...wallWords, ...turnedAway].some((sentence) => sentence.test(words))
  )
}
