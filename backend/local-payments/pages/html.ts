import type { HttpResponse } from '../server/HttpResponse.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is known to be safe. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | false | undefined | readonly Part[];

const shown = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(shown).join('');
  return String(part).replace(/[&<>"']/g, (letter) => entities[letter]!);
};

/** Creates HTML; inserted values are escaped unless they are HTML. */
export const html = (words: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(words.map((word, at) => word + (at < parts.length ? shown(parts[at]) : '')).join(''));

const style = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 25%, Canvas); font: 16px/1.5 system-ui, sans-serif;
    background: light-dark(#fff, #121212); color: light-dark(#1a1a1a, #f2f2f2); }
  body { margin: 0 auto; padding: 1rem; max-width: 44rem; overflow-wrap: anywhere; }
  .note { border: 2px dashed; border-radius: 8px; padding: .5rem .75rem; font-weight: 600; }
  h1 { font-size: 1.6rem; margin: 1.25rem 0 .5rem; } h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
  section, .box { border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: 1rem 0; }
  section h2 { margin-top: 0; }
  label { display: block; margin: .75rem 0 .25rem; font-weight: 600; }
  input, select { font: inherit; box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .25rem .6rem;
    border: 1px solid color-mix(in srgb, CanvasText 55%, Canvas); border-radius: 6px; background: Canvas; color: CanvasText; }
  input[aria-invalid=true] { border: 2px solid light-dark(#b3261e, #ffb4ab); }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
  .error { color: light-dark(#a3180f, #ffb4ab); margin: .25rem 0 0; font-weight: 600; }
  button, .button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1rem; border-radius: 6px; border: 1px solid;
    cursor: pointer; display: inline-flex; align-items: center; text-decoration: none; box-sizing: border-box; }
  .main { background: #0b5e55; color: #fff; border-color: #0b5e55; }
  .plain { background: Canvas; color: CanvasText; }
  a { color: light-dark(#0b5e55, #8ad6cb); }
  .acts { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1rem; align-items: end; }
  .acts form { margin: 0; display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
  .acts .short { width: 5rem; } .acts select { width: auto; max-width: 100%; } .acts label { width: 100%; }
  .acts label { margin: 0; }
  .scroll { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .4rem .5rem; border-bottom: 1px solid var(--line); }
  th, td { overflow-wrap: break-word; } td a { white-space: nowrap; }
  td.amount, th.amount { text-align: right; white-space: nowrap; }
  .total td { font-weight: 700; }
  @media (max-width: 30rem) { .pair { grid-template-columns: 1fr; } }
  @media print { .note, .acts, form { display: none; } body { max-width: none; } }
`;

const policy = (formTargets: readonly string[]): string =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${formTargets.join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

/**
 * A page that says it is a test. No script runs in it.
 * @param formTargets origins to which a form may redirect
 */
export const page = (
  title: string,
  content: Html,
  formTargets: readonly string[],
  status = 200,
): HttpResponse => ({
  status,
  type: 'text/html',
  headers: { 'Content-Security-Policy': policy(formTargets), 'Referrer-Policy': 'same-origin' },
  body: html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header><p class="note">Test payments: no money moves, and nothing leaves this machine.</p></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`.text,
});
