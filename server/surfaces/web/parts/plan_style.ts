/** What the lists and pages of plans and ideas have of their own. */
export const planStyle = `
.tabs{margin:-.5rem 0 1rem}
.tabs+section{border-top:0;margin-top:0;padding-top:0}
.tabs ul{display:flex;flex-wrap:wrap;gap:0 clamp(.75rem,4vw,1.25rem)}
.tabs a{display:inline-block;min-width:1.5rem;min-height:2.75rem;padding:.625rem 0;font-size:clamp(.875rem,3.9vw,.9375rem);color:var(--soft);text-decoration:none}
.tabs a[aria-current]{color:var(--ink);font-weight:600;box-shadow:0 2px var(--accent)}
.rows .row>.tile:first-child{flex:none;width:3.25rem;align-self:center;background:var(--wash);color:var(--accent);box-shadow:none}
.rows .row>.tile:has(img){padding:0;overflow:hidden}.tile img{display:block;width:100%;height:3.25rem;object-fit:cover}
.rows .tile{font-size:.75rem}.rows .tile b{font-size:1.375rem}
.pair{--least:9rem;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,var(--least)),1fr));gap:0 .75rem}.pair:has([type=date]){--least:12rem}
.zone-help{margin:-.75rem 0 1.25rem}
.find{margin:1rem 0}.find>div{display:flex;gap:.5rem}.find input{flex:1;min-width:0}
fieldset+fieldset{margin-top:1rem}
.tile svg{display:block;margin:.375rem auto}
.search{margin:0 0 1.25rem}.search>div{display:flex;flex-wrap:wrap;gap:.5rem}.search input{flex:1 1 8rem;min-width:0}.search button{flex:none}
.stack{display:grid;gap:.625rem;margin:0 0 1rem}
.picture{display:block;max-width:100%;max-height:28rem;border-radius:.875rem}
.rows.tight>li>div{flex-basis:6rem}
.rows:has(.pick){grid-template-columns:repeat(auto-fill,minmax(min(100%,8.75rem),1fr));gap:.5rem;margin:.5rem 0 1.25rem}
.rows:has(.pick)>li{padding:0;border:0}
.rows:has(.pick)>li:has(small){grid-column:1/-1}
.rows .pick{padding:.25rem .5rem;font-size:.9375rem;text-align:center}
dl+p{margin-top:1rem}
section>details:first-child{padding-top:0}
.boxes{display:flex;flex-wrap:wrap;gap:.5rem}
.boxes label{align-items:center;margin:0;padding:.375rem 1rem .375rem .75rem;border:1.5px solid var(--line);border-radius:1.5rem;line-height:1.35}
.boxes label:has(input:checked){border-color:var(--accent);background:var(--wash)}
.boxes input{margin:0}
form.again{border-top:1px solid var(--line);margin-top:1.5rem;padding-top:1.5rem}
.rows .actions{margin:0}.rows .actions>*{flex:0 1 auto;padding-inline:.875rem}
code+p{margin-top:.75rem}
.undo{margin:-.75rem 0 1.25rem}
h3 .soft{font-weight:400}
dl+.terms{margin-top:.875rem}
code.copy{white-space:pre-line;font:inherit}
@media (forced-colors:active){.tabs a[aria-current]{text-decoration:underline}}
`

/** What pages with the faces of people have. */
export const facesStyle = `
.guests{display:grid;gap:.625rem;margin:0 0 1.25rem}
.guests li{display:flex;gap:.75rem;align-items:flex-start}
.guests p{margin:0}.guests li>div{min-width:0;padding-top:.25rem}
.rows .row>.face:first-child{flex:none}
.guests .plain{margin:-.375rem 0 -.25rem -.75rem}.guests p.small{margin:-.375rem 0 -.5rem}.guests a{display:inline-block;padding:.625rem 0}
`
