/** Collections of documents whose ids name people and places, named by themselves. */
const documentPath = /\b(customers|team|communities|units|publicPages|slugs|t)\/[^\s/,;)"'‹›]+/g;

/** A whole path of a document, whatever its collections are. */
const wholePath = /\b(?:customers|publicPages)(?:\/[^\s/:,;)"'‹›]+)+/g;

/** Collections whose documents have names of ours, which say what is damaged. */
const named: ReadonlySet<string | undefined> = new Set(['settings', 'counts', 'changes', 'directory']);

const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((part, at, parts) => (at % 2 === 0 || named.has(parts[at - 1]) ? part : '‹id›'))
    .join('/');

/**
 * What is taken out of a text, in this order: whatever could name a resident, a member, a community or a business. Each leaves a word
 * that says what stood there, so that the same problem reads the same for everybody.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/data:[^\s,]*,[^\s'"‹›)]*/gi, '‹data›'],
  [/\b[a-z][a-z\d+.-]*:\/\/[^\s'"‹›)]+/gi, '‹address›'],
  [/[^\s@＠<>"'(),;:‹›]+[@＠][^\s@＠<>"'(),;:‹›]+/g, '‹email›'],
  [documentPath, '$1/‹id›'],
  // What is quoted may be anything that somebody typed.
  [/"[^"]*"|“[^”]*”|„[^“”]*[“”]|‘[^’]*’|‚[^‘]*‘|`[^`]*`|«[^»]*»/g, '‹text›'],
  [/'[^'\n]*'/g, '‹text›'],
  [/\+?\d[\d\s().-]{6,}\d/g, '‹number›'],
  // Ids are long, and made of letters with digits or of both cases; names of code are words, each with its capital.
  [/\b(?=[\w-]*(?:\d|[a-z][A-Z]|[A-Z]{2}))(?![A-Za-z][a-z]+(?:[A-Z][a-z]+)*(?![\w-]))[\w-]{16,}/g, '‹id›'],
  [/\d+/g, '#'],
];

/** Names of code that an engine quotes, which say where to look and name nobody. */
const readingName = /\((reading|setting) '([A-Za-z_$][\w$]{0,40})'\)/g;

/**
 * A text of an error without personal data: addresses, emails, phone numbers, figures, ids of documents, and what is quoted.
 *
 * @param text of any length and content
 * @param longest characters that are kept
 */
export function scrubbed(text: string, longest: number): string {
  // Longer than what is kept, so that nothing is cut into what no rule knows any more.
  const start = text
    .slice(0, longest * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(readingName, '($1 ‹$2›)')
    .replace(wholePath, withoutIds);
  return rules.reduce((left, [found, word]) => left.replace(found, word), start).slice(0, longest);
}
