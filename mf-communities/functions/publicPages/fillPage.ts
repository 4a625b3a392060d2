import { servedPageId, type ServedPage } from 'shared-lib/domain';
import type { ServedWords } from './servedWords.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words as they may stand in HTML, also between quotes. */
export const escapedHtml = (words: string): string =>
  words.replace(/[&<>"']/g, (letter) => entities[letter]!);

/** What a served page says of itself to those who don't run it: search engines, chats that show what a link leads to, phones. */
export interface Served {
  readonly title: string;
  /** How the night stands, in one sentence with its date: what is pasted into a chat stays there. */
  readonly description: string;
  /** The address of the community's page, whole; also on the page of one of its tags, whose own is not to be passed on. */
  readonly url: string;
  /** Its path alone: what belongs to it comes from wherever the visitor has it from. */
  readonly path: string;
  /** Structured data, as schema.org has it. */
  readonly data: object;
  /** Whether search engines may keep it: a bin tag's page is for whoever stands at its door. */
  readonly isListed: boolean;
  readonly themeColour: string;
  readonly name: string;
  readonly businessName: string;
  readonly words: Readonly<Record<'en' | 'es', ServedWords>>;
  /** The record, of which the page's code draws it before it has read anything. */
  readonly record: ServedPage;
}

/** JSON as it may stand in a script element: no text inside it can end that. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapedHtml(content)}" />`;

const headOf = ({ title, description, url, path, data, isListed, name, businessName, record }: Served) => {
  const href = escapedHtml(url);
  return [
    `<title>${escapedHtml(title)}</title>`,
    meta('description', description),
    ...(isListed ? [`<link rel="canonical" href="${href}" />`] : []),
    `<link rel="manifest" href="${escapedHtml(path)}/app.webmanifest" />`,
    `<link rel="apple-touch-icon" href="${escapedHtml(path)}/touch-icon.png" />`,
    meta('apple-mobile-web-app-title', name),
    meta('og:type', 'website'),
    meta('og:site_name', businessName),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:locale', 'en_US'),
    meta('og:locale:alternate', 'es_US'),
    meta('og:image', `${url}/share.png`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', businessName),
    meta('twitter:card', 'summary_large_image'),
    ...(isListed ? [`<script type="application/ld+json">${inScript(data)}</script>`] : []),
    `<script type="application/json" id="${servedPageId}">${inScript(record)}</script>`,
  ].join('\n    ');
};

const spoken = (language: 'en' | 'es', { tonight, state, sentence, setOut }: ServedWords) =>
  `<section lang="${language}"><h2>${escapedHtml(tonight)}</h2><p class="served-state">${escapedHtml(state)}</p>` +
  `<p class="served-sentence">${escapedHtml(sentence)}</p>${setOut === null ? '' : `<p>${escapedHtml(setOut)}</p>`}</section>`;

/** The night's state for the time until the page's code has come; the code puts the page itself in its place. */
const bodyOf = ({ name, businessName, themeColour, words, isListed }: Served) =>
  `<div id="served" role="main"${isListed ? '' : ' class="served-tag"'} style="border-color: ${escapedHtml(themeColour)}"><h1 dir="auto">${escapedHtml(name)}</h1>` +
  `<p dir="auto">${escapedHtml(businessName)}</p>${spoken('en', words.en)}${spoken('es', words.es)}</div>`;

const title = /<title>[^<]*<\/title>/;
/** Where a shell wants what is served, which it takes away again; one of an earlier release knows nothing of it. */
const place = '<!-- served -->';

/**
 * The shell's page with what a public page says of itself, and with tonight's state to be read before any script has come.
 * @param page `index.html`, of whatever release of the shell
 */
export const fillPage = (page: string, served: Served): string =>
  page.replace(title, () => headOf(served)).replace(place, () => bodyOf(served));

/** The shell's page for an address under which there is nothing: no search engine keeps it. */
export const withoutIndex = (page: string): string =>
  page.replace(title, (kept) => `${kept}\n    <meta name="robots" content="noindex" />`);
