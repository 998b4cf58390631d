/** What titles of pages for consent, log-in, payment and errors say, in sentences, in the languages that are read. */
export const wallTitles: readonly RegExp[] = [
  /(?:domain|website)(?!\p{L}).{0,12}(?:is for sale|may be for sale|steht zum verkauf|est à vendre|en venta|in vendita|te koop|à venda|na sprzedaż)/iu,
  /(?:subscribe|sign up|log in|register|join) to (?:unlock|continue|read|see|view|access)/iu,
  /^(?:sorry|leider|this|these|dies|cet|ce |est[ae]|quest|deze|dit|t[aeo] |lo sentimos|désolé).{0,60}(?:nicht|not|n['’]est|no está|non è|niet|não está|nie jest) (?:mehr |longer |plus |ya |più |meer |mais |już )?(?:verfügbar|available|disponible|disponibile|beschikbaar|disponível|dostępn[aey])/iu,
  /no longer available|ya no está disponible|(?:estamos|site|sitio|sito|seite|strona).{0,12}(?:en|em|in|w) (?:mantenimiento|manutenção|manutenzione|maintenance|wartung|przebudowie)/iu,
  /^(?:jetzt |hier )?weiterlesen(?: mit|$)|^(?:continue|keep) reading|^(?:subscribe|sign up|register) to (?:continue|read)|^lire la suite|réservé (?:aux|à nos) abonnés|^abonnez-vous|^suscríbete (?:para|y)|^sigue leyendo|^abbonati (?:per|e)|^continua a leggere|^lees verder|^continue (?:a ler|lendo)|^assine para|^czytaj dalej/iu,
  /(?:your|ihre|eure|deine|votre|vos|tu|su|la tua|je|uw|jouw|sua|twoj[aą]|your) (?:privacy|privatsphäre|datenschutz|vie privée|privacidad|privacidade|prywatność)/iu,
  /(?<!\p{L})(?:we|wir|nous|nosotros|noi|wij|nós|my|partners?|partnern?)(?!\p{L}).{0,40}cookies/iu,
  /(?:page|seite|página|pagina|strona|adres)(?!\p{L}).{0,30}(?:not (?:be )?found|does(?: not|n['’]t) exist|nicht gefunden|existiert nicht|n['’]existe (?:pas|plus)|no existe|no se ha encontrado|non esiste|bestaat niet|niet gevonden|não existe|não foi encontrada|nie istnieje|nie została znaleziona)/iu,
  /(?:can(?:no|['’])t find|could(?: not|n['’]t) find|finden (?:wir )?nicht|ne trouvons pas|no (?:hemos )?encontra(?:mos|do)|non (?:abbiamo trovato|troviamo)|niet vinden|não encontr[aá]mos|nie (?:możemy znaleźć|znaleźliśmy)).{0,30}(?:page|seite|página|pagina|strony|stronę)/iu,
  /(?:weiterlesen|lesen sie weiter|read on|reading|la suite|leer más|leggere tutto|lees verder|czytaj dalej) (?:mit|with|avec|con|met|com|z) \S{1,15}\+?$/iu,
  /(?<!\p{L})(?:log ?in|sign in|anmelden|einloggen|connectez-vous|inicia(?:r)? sesión|accedi|inloggen|aanmelden|zaloguj się|logga in)(?: \/? ?(?:or|oder|ou|o|of|lub|eller) (?:sign up|register|registrieren|inscrivez-vous|regístrate|registrati|registreren|zarejestruj się))(?!\p{L})/iu,
  /^bei .{1,40} anmelden$|^melde dich (?:bei .{1,40} )?an(?:,|$)|^connectez-vous (?:à|pour)|^inicia sesión (?:en|para)|^logga in (?:på|för)/iu,
  /(?:page|seite|link|lien|página|pagina|enlace|evento|strona|sidan?|siden|stránka)(?!\p{L}).{0,40}(?:has (?:been )?(?:moved|removed|disappeared|gone)|verschwunden|gelöscht|entfernt|umgezogen|a disparu|a été (?:supprimée?|déplacée?)|(?:ha sido|fue|foi) (?:eliminad|removid|movid)[oa]|è stata (?:rimossa|spostata)|verhuisd|verwijderd|não existe|zniknęła|usunięta|przeniesiona|(?:kunde|kan) inte hittas|finns inte|hittades inte|blev ikke fundet|ikke fundet|finnes ikke|nenalezena|nebyla nalezena|neexistuje)/iu,
  /sayfa bulunamadı|bulunamıyor|(?:сторінк|страниц)\p{L}* не (?:знайдено|знайдена|найдена)|не існує|見つかりません|存在しません|ページがありません|アクセスが拒否|メンテナンス中|ログインして|会員登録/iu,
  /(?:prace techniczne|technical maintenance|planned maintenance|geplante wartung|maintenance en cours|mantenimiento programado|manutenzione in corso|manutenção programada|gepland onderhoud|planerat underhåll|technická údržba|bakım(?:da|\s+çalışması)|технічні роботи)/iu,
  /(?:not available|unavailable|nicht verfügbar|indisponible|no (?:está )?disponible|non (?:è )?disponibile|niet beschikbaar|indisponível|niedostępn\p{L}+|inte tillgänglig\p{L}*) (?:in|for|due to|en|dans|nel|aus|w|i|em|no) /iu,
]

/** What short pages say in place of what was there, whatever their titles are. */
export const wallWords: readonly RegExp[] = [
  // Work on the site.
  /(?<!\p{L})(?:(?:web)?site|webseite|seite|sitio|sito|página|pagina|strona|sida|hjemmeside)(?!\p{L}).{0,60}(?:under maintenance|down for maintenance|gewartet|überarbeitet|en maintenance|en mantenimiento|in manutenzione|em manutenção|in onderhoud|under underhåll|v údržbě)/iu,
  /trwają prace techniczne|manutenção (?:rápida )?no site|wartungsarbeiten|メンテナンス中|technické údržb|bakım çalışması|технічні роботи/iu,
  // The page is gone.
  /(?:the )?(?:page|event|listing|link) (?:you(?:['’]re| are| were)? (?:looking for|requested|followed)).{0,60}(?:not|no longer|removed|moved|gone|expired|broken)/iu,
  /(?<!\p{L})(?:lien|page)(?!\p{L}).{0,60}(?:est peut-être rompu|n['’]existe plus|a été supprimée)|(?:seite|link).{0,50}(?:existiert nicht mehr|wurde (?:gelöscht|entfernt|verschoben)|nicht gefunden werden)/iu,
  /(?:página|evento|enlace).{0,50}(?:ya no existe|no existe|ha sido eliminad|foi removid|não existe mais|já passou ou foi)|(?:pagina|evento).{0,50}(?:non esiste più|è stat[oa] rimoss|bestaat niet meer|is verwijderd|verhuisd of verwijderd)/iu,
  /(?:strona|wydarzenie).{0,50}(?:nie istnieje|został[oa] usunięt)|sidan.{0,50}(?:finns inte|har flyttats|kunde inte hittas)|見つかりません|削除された可能性/iu,
  // The visitor is somewhere else.
  /(?:from a country belonging to|access (?:cannot|can not) be granted|not available in your (?:country|region|location)|nicht in (?:ihrem|deinem) land verfügbar|pas disponible dans votre pays|no está disponible en tu (?:país|región)|non è disponibile nel tuo paese|niet beschikbaar in (?:uw|jouw) land|não está disponível (?:no seu|em seu) país|niedostępn\p{L}+ w twoim kraju|inte tillgänglig\p{L}* i ditt land)/iu,
  // The address is for sale.
  /(?:buy|purchase|get) this domain|domain(?:\s(?:name|owner))? (?:parking|is for sale|may be for sale)|diese domain kaufen|domain[- ]inhaber|acheter ce (?:nom de )?domaine|comprar este dominio|compra(?:re)? questo dominio|koop dit domein|dit domein is te koop|kup (?:tę )?domenę|comprar este domínio|köp (?:den här )?domänen|generated by the domain owner/iu,
]
