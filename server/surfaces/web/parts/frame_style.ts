import { createHash } from 'node:crypto'
import { dark, light } from '#server/domain/web/palette.ts'

function variables(colours: Readonly<Record<string, string>>): string {
  return Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';')
}

// What can be touched is 44 pixels high or more.
export const style = `
:root{color-scheme:light dark;--serif:ui-serif,"Iowan Old Style",Charter,"Palatino Linotype",Georgia,serif;${variables(light)};--shadow:0 1px 2px rgb(60 50 30/.06),0 12px 32px rgb(60 50 30/.07)}
@media screen and (prefers-color-scheme:dark){:root{${variables(dark)};--shadow:none}}
@view-transition{navigation:auto}
@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100svh;background:var(--paper);
color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
overflow-wrap:anywhere}
main{width:100%;max-width:38rem;margin:0 auto;padding:clamp(.75rem,4vw,2.5rem) clamp(.625rem,4vw,1rem) 1.25rem}
.card{--y:clamp(1.25rem,5vw,2.5rem);--x:clamp(1.125rem,5vw,2.75rem);background:var(--card);border:1px solid var(--line);
border-radius:1.25rem;box-shadow:var(--shadow);padding:var(--y) var(--x);overflow:hidden}
.card>:first-child{margin-top:0}.card>:last-child{margin-bottom:0}
h1,h2,legend{font-family:var(--serif);font-weight:600;
line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.5rem,1.125rem + 2vw,2.125rem);letter-spacing:-.01em;margin:.25rem 0 1.25rem}
h2,legend{font-size:1.25rem;margin:0 0 .75rem}
p{margin:0 0 1rem;text-wrap:pretty}
.from{color:var(--soft);margin:0}
.card>header:first-child{margin:calc(var(--y)*-1) calc(var(--x)*-1) clamp(1.125rem,4vw,1.75rem);padding:clamp(1.125rem,5vw,2rem) var(--x);
background:var(--band) linear-gradient(120deg,var(--band),var(--band-end));color:var(--on-band)}
.card>header :is(.from,.soft){color:var(--on-band-soft)}
.card>header>:last-child{margin-bottom:0}
.card>header.off:first-child{background:var(--paper);color:var(--ink);border-bottom:1px solid var(--line)}
.card>header.off .from{color:var(--soft)}
header h1{margin:.125rem 0 .5rem}
h1,strong{hyphens:auto;hyphenate-limit-chars:16 6 6}
.top{display:flex;gap:clamp(.875rem,4vw,1.25rem);align-items:center}
.top h1{margin:.125rem 0 0}.top>div:last-child{min-width:0}
.from{font-size:.9375rem;line-height:1.4}
.tile{flex:none;align-self:flex-start;width:4rem;padding:.375rem 0 .5rem;border-radius:.875rem;background:var(--leaf);color:var(--leaf-ink);
font-size:.8125rem;font-weight:600;letter-spacing:.06em;text-transform:uppercase;text-align:center;line-height:1.1;box-shadow:0 2px 6px rgb(0 0 0/.14)}
.tile b{display:block;margin-top:.125rem;font:600 1.875rem/1.1 var(--serif);letter-spacing:0}
.soft{color:var(--soft)}
.small{font-size:.9375rem}
a{color:var(--accent);text-underline-offset:.18em;text-decoration-thickness:.06em}
a:hover{text-decoration-thickness:.12em}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:.3rem}
section{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:1.5rem}
section.act{margin-top:1.25rem;padding-top:1.25rem}
section>:last-child,li>:last-child{margin-bottom:0}
section h2+ul.lines{margin-top:-.25rem}
dl{margin:0;display:grid;gap:.875rem}
dt{color:var(--soft);font-size:.875rem;line-height:1.35}
@media (min-width:30rem){dl div{display:grid;grid-template-columns:6.75rem 1fr;gap:0 .75rem}dt{padding-top:.25rem}}
dd{margin:0}dd p{margin:0}
dd [dir]{text-align:left}
dd>.small>a{display:inline-block;padding:.25rem 0}
dd .soft{font-size:.9375rem}
.zone{display:inline-block}
header+section,header+section.act{border-top:0;margin-top:0;padding-top:0}
section+dl,section+.notice{margin-top:1.5rem}
.lead{font-weight:600}
.text{white-space:pre-line}
ul{list-style:none;margin:0;padding:0}
ul.lines>li{padding:.75rem 0;border-top:1px solid var(--line)}
ul.lines>li:first-child{border-top:0;padding-top:0}
ul.lines>li:last-child{padding-bottom:0}
.ideas h2{margin:0 0 .25rem;font-size:1.125rem}
ul.ideas>li{padding:1.25rem 0}
ul.lines>li p{margin:.125rem 0 0}
.face{flex:none;width:2.25rem;height:2.25rem;border-radius:999px;background:var(--wash);color:var(--accent);font-weight:600;text-align:center;line-height:2.25rem}
.f1{background:light-dark(#e3ecf8,#223149);color:light-dark(#2a4a78,#b0caf3)}.f2{background:light-dark(#f7e6ea,#40252d);color:light-dark(#7d2f44,#f2b7c4)}
.f3{background:light-dark(#f3ead2,#3a3118);color:light-dark(#67500f,#e6cf8d)}.f4{background:light-dark(#ece6f7,#302745);color:light-dark(#573a8c,#cdbaf2)}
.faces{display:flex;margin:.625rem 0 0 .5rem}
.faces .face{width:2rem;height:2rem;margin-left:-.5rem;font-size:.875rem;line-height:2rem;box-shadow:0 0 0 2px var(--band)}
.off .face{box-shadow:0 0 0 2px var(--paper)}
.notice{background:var(--wash);border-radius:.875rem;padding:.875rem 1.125rem;margin:0 0 1.5rem}
.result:focus{outline:0}
.notice p{margin:.25rem 0 0}.notice strong{display:block}
.notice.warning{background:var(--warn-wash)}.notice.warning strong{color:var(--warn)}
form{margin:0}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{padding:0}
.choices{display:flex;flex-wrap:wrap;gap:.625rem .75rem}
.choices>*{flex:1 1 12rem}.choices>form>button{width:100%}
button,.button{display:inline-block;align-content:center;min-height:3.25rem;padding:.875rem 1.375rem;border:1.5px solid var(--accent);border-radius:999px;background:transparent;
color:var(--accent);font:inherit;font-weight:600;line-height:1.3;text-align:center;text-wrap:balance;text-decoration:none;
cursor:pointer;touch-action:manipulation}
button:hover,.button:hover{background:var(--wash)}
button.main,.button.main{background:var(--accent);color:var(--on-accent)}
button.main:hover,.button.main:hover{background:color-mix(in srgb,var(--accent) 88%,var(--ink))}
button:focus-visible,.button:focus-visible{border-radius:999px}
label{display:block;font-weight:600;margin-bottom:.375rem}
input{width:100%;min-height:3.25rem;padding:.625rem 1rem;border:1.5px solid var(--soft);border-radius:.875rem;
background:var(--card);color:var(--ink);font:inherit}
textarea{display:block;width:100%;margin-top:.625rem;padding:.625rem 1rem;border:1.5px solid var(--soft);border-radius:.875rem;
background:var(--card);color:var(--ink);font:inherit;resize:vertical}
label+textarea{margin-top:0}
.note{margin-top:.5rem}.note summary{width:fit-content;padding:.5rem 0;min-height:2.75rem;color:var(--accent);cursor:pointer}
.names{display:flex;flex-wrap:wrap;gap:.375rem;margin:.375rem 0}
.names li{background:var(--wash);border-radius:.875rem;padding:.125rem .75rem;font-size:.9375rem;max-width:100%}
textarea:focus-visible,input:focus-visible{outline-offset:1px;border-radius:.875rem}
.field{margin-bottom:1.25rem}
.wrong{color:var(--warn);font-weight:600;margin:.375rem 0 0}
.keep{margin:.75rem 0 0;color:var(--soft);font-size:.9375rem}
.links{margin:.75rem 0 0}.links a:not(.button){display:inline-block;padding:.5rem 0;min-height:2.75rem;margin-right:1rem}.links.brief a{margin-right:.5rem;font-size:.9375rem}

code{display:block;padding:.875rem 1.125rem;border-radius:.875rem;background:var(--wash);
font:.9375rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace;user-select:all}
ol{margin:0 0 1.25rem;padding-left:1.25rem}
ol li{padding-left:.375rem;margin-bottom:.75rem}
footer{color:var(--soft);font-size:.875rem;max-width:38rem;margin:0 auto;padding:.5rem 2rem 2.5rem;
text-align:center;text-wrap:balance}
@media (forced-colors:active){.card,.notice,code{border:1px solid}}
@media print{:root{--band:#fff;--band-end:#fff;--on-band:#000;--on-band-soft:#333;--leaf:#fff;--leaf-ink:#000;--paper:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999;--accent:#000}
body{display:block}main{max-width:none;padding:0}.card{border:0;box-shadow:none;padding:0}.card>header:first-child{margin:0 0 1rem;padding:0}
form:not(.answered *),.links,.act:not(.answered),.answered :is(.choices,.note,.keep,.small){display:none}section,li,dl div{break-inside:avoid}
a[rel]::after{content:" (" attr(href) ")";font-size:.875em}}
`

/** What a page with these stylesheets may load and do: show them, send its own forms, and nothing else. */
export function policyFor(...stylesheets: readonly string[]): string {
  const sources = stylesheets.map(
    (one) => `'sha256-${createHash('sha256').update(one).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `style-src ${sources.join(' ') || "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** The policy of the pages behind links. */
export const policy = policyFor(style)
