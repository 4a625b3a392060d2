import { servedPageId, type ServedPage } from 'shared-lib/domain';
import type { ServedTexts } from './servedTexts.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, including attributes. */
export const escapedHtml = (words: string): string =>
  words.replace(/[&<>"']/g, (letter) => entities[letter]!);

/** A served page's metadata for outsiders: search engines, chats that preview links, phones. */
export interface Served {
  readonly title: string;
  /** The night's status in one sentence with its date, since a chat keeps an old preview. */
  readonly description: string;
  /** The full URL of the community's page; also on its tags' pages, whose own URLs should not be shared. */
  readonly url: string;
  /** Only its path: dependent files load from the visitor's own origin. */
  readonly path: string;
  /** Structured data, as in schema.org. */
  readonly data: object;
  /** Whether search engines may index it: a bin tag's page is meant for people at its door. */
  readonly isListed: boolean;
  readonly themeColor: string;
  readonly name: string;
  readonly businessName: string;
  readonly words: Readonly<Record<'en' | 'es', ServedTexts>>;
  /** The record, from which the page's code renders before it has read anything. */
  readonly record: ServedPage;
}

/** JSON that is safe in a script element: no text inside can end it. */
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

const spoken = (language: 'en' | 'es', { tonight, state, sentence, setOut }: ServedTexts) =>
  `<section lang="${language}"><h2>${escapedHtml(tonight)}</h2><p class="served-state">${escapedHtml(state)}</p>` +
  `<p class="served-sentence">${escapedHtml(sentence)}</p>${setOut === null ? '' : `<p>${escapedHtml(setOut)}</p>`}</section>`;

/** The night's status until the page's code loads and replaces it with the page itself. */
const bodyOf = ({ name, businessName, themeColor, words, isListed }: Served) =>
  `<div id="served" role="main"${isListed ? '' : ' class="served-tag"'} style="border-color: ${escapedHtml(themeColor)}"><h1 dir="auto">${escapedHtml(name)}</h1>` +
  `<p dir="auto">${escapedHtml(businessName)}</p>${spoken('en', words.en)}${spoken('es', words.es)}</div>`;

const title = /<title>[^<]*<\/title>/;
/** The shell's marker for the served content, which the shell later removes; earlier releases don't have it. */
const place = '<!-- served -->';

/**
 * The shell's page with a public page's metadata, and with tonight's status to be read before any script
 * loads.
 * @param page `index.html`, from any release of the shell
 */
export const fillPage = (page: string, served: Served): string =>
  page.replace(title, () => headOf(served)).replace(place, () => bodyOf(served));

/** The shell's page for an address without a page: search engines don't index it. */
export const withoutIndex = (page: string): string =>
  page.replace(title, (kept) => `${kept}\n    <meta name="robots" content="noindex" />`);
