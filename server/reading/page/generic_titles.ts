import { nameKey } from '#server/domain/basics/name_key.ts'
import { notices } from '#server/reading/page/wall_sentences.ts'

/** A name without spaces and signs, and with the letters that addresses have for others. */
export function compact(name: string): string {
  return nameKey(name.slice(0, 300)).replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Parts of titles that say nothing in particular, in eight languages, as keys. */
const generic = new Set(
  [
    ...['home', 'homepage', 'home page', 'start', 'startseite', 'start page', 'index', 'main page'],
    ...['accueil', "page d'accueil", 'inicio', 'página de inicio', 'página inicial', 'início'],
    ...['welkom', 'welcome', 'willkommen', 'herzlich willkommen', 'bienvenue', 'bienvenidos'],
    ...['benvenuti', 'bem-vindo', 'bem-vindos', 'witamy', 'strona główna', 'hoofdpagina', 'thuis'],
    ...[
      'official site',
      'official website',
      'offizielle website',
      'offizielle webseite',
      'site officiel',
    ],
    ...['sitio oficial', 'web oficial', 'página oficial', 'sito ufficiale', 'officiële website'],
    ...['site oficial', 'oficjalna strona', 'menu', 'contact', 'contact us', 'kontakt', 'contacto'],
    ...[
      'contatti',
      'contato',
      'contactos',
      'about',
      'about us',
      'über uns',
      'à propos',
      'chi siamo',
    ],
    ...['over ons', 'o nas', 'sobre nosotros', 'sobre nós', 'events', 'event', 'veranstaltungen'],
    ...['veranstaltung', 'événements', 'agenda', 'eventos', 'evento', 'eventi', 'evenementen'],
    ...['wydarzenia', 'wydarzenie', 'évènements', 'evenement', 'kalender', 'calendar', 'programm'],
    ...['programme', 'program', 'blog', 'news', 'aktuelles', 'tickets', 'shop', 'visit', 'details'],
    ...['visiting', 'your visit', 'plan your visit', 'opening hours', 'opening times', 'feiertage'],
    ...[
      'ihr besuch',
      'dein besuch',
      'besuch',
      'öffnungszeiten',
      'anfahrt',
      'horaires',
      'votre visite',
    ],
    ...['infos pratiques', 'horario', 'horarios', 'tu visita', 'visita', 'orari', 'la tua visita'],
    ...[
      'bezoek',
      'uw bezoek',
      'je bezoek',
      'plan je bezoek',
      'openingstijden',
      'horário',
      'a sua visita',
    ],
    ...[
      'godziny otwarcia',
      'zaplanuj wizytę',
      'kinoprogramm',
      'spielplan',
      'repertuar',
      'programmazione',
    ],
    ...[
      'app',
      'react app',
      'my app',
      'vite app',
      'vite + react',
      'vite + react + ts',
      'vite + vue',
    ],
    ...[
      'create next app',
      'next app',
      'next.js',
      'nuxt',
      'angular',
      'vue app',
      'svelte app',
      'loading',
    ],
    ...[
      'document',
      'webpack app',
      'expo app',
      'flutter app',
      'ionic app',
      'gatsby',
      'wird geladen',
    ],
    ...['chargement', 'cargando', 'caricamento', 'laden', 'carregando', 'ładowanie', 'my site'],
    ...['my website', 'new site', 'meine website', 'mon site', 'mi sitio'],
    ...['untitled', 'new page', 'untitled document', 'page', 'website', 'index.html', 'impressum'],
    ...[
      'événement',
      'eventdetails',
      'event details',
      'detail',
      'detailansicht',
      'overview',
      'buy tickets',
      'la carte',
      'carte',
      'nos menus',
      'speisekarte',
      'speisen',
      'menù',
      'il menù',
      'la carta',
      'carta',
      'nuestra carta',
      'ementa',
      'cardápio',
      'menukaart',
      'kaart',
      'karta',
      'meny',
      'our menu',
      'food menu',
      'reservations',
      'book a table',
      'reservieren',
      'réserver',
      'reservas',
      'prenota',
      'reserveren',
    ],
  ].map(compact),
)

/** Whether a part of a title says nothing: “My Site 1” is what a builder calls each. */
export function isGeneric(part: string): boolean {
  const key = compact(part)
  return (
    generic.has(key) ||
    generic.has(key.replace(/\d{1,3}$/, '')) ||
    (part.length <= 100 && notices.some((notice) => notice.test(part)))
  )
}
