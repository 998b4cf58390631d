import { dark, light } from '#server/domain/web/palette.ts'

const sans = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`
const serif = `font-family:ui-serif,'Iowan Old Style',Charter,Georgia,serif`
const breaks = 'overflow-wrap:anywhere;word-break:break-word'

/** The styles of the parts of a message, each for an attribute in double quotes. */
export const styles = {
  bandColor: light.band,
  accentColor: light.accent,
  leafColor: light.leaf,
  body: `margin:0;padding:0;background:${light.paper};color:${light.ink};${sans};font-size:16px;line-height:1.55`,
  frame: 'border-collapse:collapse',
  margin: 'padding:16px 10px 24px',
  card: `max-width:600px;background:${light.card};color:${light.ink};border-radius:18px;overflow:hidden;border-collapse:separate;text-align:left`,
  band: `background:${light.band};color:${light['on-band']};padding:22px 24px`,
  heading: 'vertical-align:middle;text-align:left',
  h1: `margin:0;${serif};font-size:23px;line-height:1.25;font-weight:600;color:${light['on-band']};${breaks}`,
  tileCell: 'width:64px;padding:0 16px 0 0;vertical-align:top',
  tileFrame: 'border-collapse:separate;width:64px',
  tile: `width:64px;padding:7px 0 9px;background:${light.leaf};color:${light['leaf-ink']};border-radius:14px;line-height:1.1;text-align:center`,
  month: `font-size:13px;font-weight:600;letter-spacing:1px;text-transform:uppercase;color:${light['leaf-ink']}`,
  day: `${serif};font-size:28px;font-weight:600;color:${light['leaf-ink']}`,
  main: `padding:22px 24px 26px;${sans};font-size:16px;line-height:1.55;${breaks}`,
  text: 'margin:0 0 16px',
  details: 'margin:20px 0 0;white-space:pre-line',
  h2: `margin:18px 0 6px;${serif};font-size:17px;line-height:1.3;font-weight:600`,
  table: 'border-collapse:collapse;margin:0 0 12px',
  label: `text-align:left;vertical-align:top;font-weight:400;font-size:14px;color:${light.soft};padding:5px 14px 5px 0;width:76px;overflow-wrap:normal;word-break:normal`,
  value: `text-align:left;vertical-align:top;padding:4px 0;white-space:pre-line;${breaks}`,
  was: `color:${light.soft};font-size:14px`,
  link: `color:${light.accent};text-decoration:underline`,
  buttonFrame: 'border-collapse:separate;margin:18px 0 12px',
  buttonCell: `background:${light.accent};border-radius:999px;text-align:center`,
  button: `display:inline-block;padding:14px 26px;color:${light['on-accent']};text-decoration:none;font-weight:600;border-radius:999px`,
  alone: 'display:inline-block;padding:12px 0',
  footer: `max-width:600px;margin:16px auto 0;padding:0 14px;color:${light.soft};${sans};font-size:13px;line-height:1.6;text-align:center`,
}

/** The colours in the dark, for the mail programs that know of it. */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; color: ${dark.ink} !important; }
  .card { background: ${dark.card} !important; color: ${dark.ink} !important; }
  .band { background: ${dark.band} !important; }
  .leaf { background: ${dark.leaf} !important; }
  .soft { color: ${dark.soft} !important; }
  .link { color: ${dark.accent} !important; }
  .main { background: ${dark.accent} !important; color: ${dark['on-accent']} !important; }
}
`
