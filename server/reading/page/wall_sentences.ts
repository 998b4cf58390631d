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

/** What pages say that let visitors wait or turn them away; a name of a place does not stand in such a sentence. */
export const turnedAway: readonly RegExp[] = [
  /(?:you(?:['’]re| are)|sie sind|du bist|ihr seid|vous êtes|est[áa]s?|sei|siete|je (?:staat|bent)|você está|jesteś|du är) (?:now |jetzt |nun |maintenant |ahora |ora |nu |agora |teraz )?(?:in|dans|en|na|w|i) (?:the |a |der |la |une |de |una )?(?:virtuelle[rn]? |virtual )?(?:queue|line(?! dance)|warteschlange|warteraum|file|cola|coda|wachtrij|wachtkamer|fila|kolejce|kön)(?!\p{L})|queue-it/iu,
  /browser(?!\p{L}).{0,40}(?:not supported|unsupported|out ?of ?date|outdated|nicht (?:mehr )?unterstützt|veraltet|no es compatible|non (?:è )?supportato|niet (?:meer )?ondersteund|não (?:é )?suportad|nie jest (?:już )?obsługiwan|nieobsługiwan|stöds inte)|navigateur(?!\p{L}).{0,40}(?:n['’]est (?:pas|plus)|non supporté|obsolète)|(?:unsupported|outdated) browser|navegador(?!\p{L}).{0,40}(?:no (?:es|está)|não é)/iu,
  /^welcome to nginx|^apache2? .{0,20}default page|^it works!?$|^iis windows server|^test page for|^default web site page|^web server is down|error establishing a database connection|^application error|^(?:4|5)\d\d:? (?:service|bad|internal|gateway|too many|forbidden|not|unauthori[sz]ed|error)|^rate limit(?:ed)?(?!\p{L})|^too many requests|^request (?:blocked|rejected)|^(?:temporarily|currently) unavailable/iu,
]

/** What buttons and notices say that stand where a title should: no thing is called so, and the page's other titles count. */
export const notices = new RegExp(
  [
    String.raw`^(?:(?:this|dieses?|cet|este|questo|dit|deze|esse|to|det här) )?(?:event|veranstaltung|show|listing|konzert|événement|évènement|evento|evenement|wydarzenie|evenemanget?)(?: (?:ist|is|was|has|est|está|è|jest|je|já))? (?:(?:leider |sadly |sorry )?(?:not available|nicht (?:mehr )?verfügbar|ended|over|vorbei|beendet|abgelaufen|expired|passed|terminé|passé|fini|finalizado|terminado|concluso|terminato|afgelopen|voorbij|encerrado|encerrou|zakończone|zakończyło się|avslutat|slut))[.!]*$`,
    String.raw`^(?:ticket |the )?sales (?:have |has )?(?:now )?ended|^(?:der )?(?:vor)?verkauf (?:ist )?beendet|^vente terminée|^venta finalizada|^vendite chiuse|^verkoop gesloten|^vendas encerradas|^sprzedaż zakończona`,
    String.raw`^(?:sold out|ausverkauft|complet|agotado|esaurito|uitverkocht|esgotado|wyprzedane|slutsålt)[.!]*$`,
    String.raw`^(?:download|get|install|open|try) (?:in )?(?:our|the) app|^(?:hol dir|lade|lad) (?:dir )?(?:unsere|die) app|^in der app öffnen|^open in app|^téléchargez? (?:notre|l['’])|^descarga (?:nuestra|la) app|^scarica (?:la nostra |l['’])app|^download (?:de|onze) app|^baixe (?:o|nosso) app|^pobierz aplikację`,
    String.raw`^newsletter(?: .{0,20})?$|^(?:sign up|subscribe) (?:to|for) (?:our|the) newsletter|^inscription à (?:la|notre) newsletter|^(?:zum )?newsletter anmelden|^suscríbete a (?:la|nuestra) newsletter|^iscriviti alla newsletter|^(?:schrijf je in|aanmelden) voor de nieuwsbrief|^zapisz się do newslettera`,
    String.raw`^(?:please )?(?:choose|select|pick) (?:your|a) (?:country|region|location|language|city|store|cinema)|^(?:bitte )?(?:wähle?n?) (?:sie )?(?:(?:dein|ihr)(?:e|en)? )?(?:land|region|sprache|standort|stadt|kino|filiale)(?!\p{L})|^(?:choisissez|sélectionnez) votre (?:pays|région|langue|ville)|^(?:elige|selecciona) (?:tu|su) (?:país|idioma|región|ciudad)|^(?:scegli|seleziona) (?:il tuo paese|la (?:tua )?lingua|la tua città)|^kies (?:je|uw) (?:land|taal|regio|stad)|^(?:escolha|selecione) (?:o )?(?:seu|sua|teu) (?:país|idioma|região|cidade)|^wybierz (?:kraj|język|region|miasto)|^välj (?:land|språk|stad)`,
  ].join('|'),
  'iu',
)

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
