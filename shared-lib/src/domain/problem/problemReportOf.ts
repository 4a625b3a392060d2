/** How many characters of each part are kept. */
export const maxProblemLength = {
  what: 160,
  detail: 240,
  module: 40,
  version: 40,
  cohort: 60,
  reason: 40,
} as const;

/** A problem report from a page: without who was affected, when, and where. */
export interface ProblemReport {
  what: string;
  detail: string;
  module: string;
  version: string;
  cohort: string;
  reason: string;
}

/** A problem as a page knows it. */
interface KnownProblem {
  readonly what: string;
  readonly detail: string | null;
  readonly origin: {
    readonly module: string;
    readonly version: string;
    readonly cohort?: string;
    readonly reason: string;
  } | null;
}

const word = (value: string, max: number) => value.replace(/[^\w.+-]/g, '').slice(0, max);

/** Collections whose document ids identify people and places, mentioned without a full path. */
const documentPath = /\b(customers|team|communities|units|publicPages|slugs|t)\/[^\s/,;)"'‹›]+/g;

/** A document's full path, whatever its collections are. */
const wholePath = /\b(?:customers|publicPages)(?:\/[^\s/:,;)"'‹›]+)+/g;

/** Collections whose documents have fixed names, which show what is damaged. */
const named: ReadonlySet<string | undefined> = new Set(['settings', 'counts', 'changes', 'directory']);

const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((part, at, parts) => (at % 2 === 0 || named.has(parts[at - 1]) ? part : '‹id›'))
    .join('/');

/**
 * The patterns to scrub from a text, in this order: everything that could identify a resident, a member, a
 * community or a business. Each match becomes a word for its type, so the same problem reads the same for
 * everyone.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  [/data:[^\s,]*,[^\s'"‹›)]*/gi, '‹data›'],
  [/\b[a-z][a-z\d+.-]*:\/\/[^\s'"‹›)]+/gi, '‹address›'],
  [/[^\s@＠<>"'(),;:‹›]+[@＠][^\s@＠<>"'(),;:‹›]+/g, '‹email›'],
  [documentPath, '$1/‹id›'],
  // Quoted text may be anything a user typed.
  [/"[^"]*"|“[^”]*”|„[^“”]*[“”]|‘[^’]*’|‚[^‘]*‘|`[^`]*`|«[^»]*»/g, '‹text›'],
  [/'[^'\n]*'/g, '‹text›'],
  [/\+?\d[\d\s().-]{6,}\d/g, '‹number›'],
  // Ids are long and mix letters with digits, or both cases; identifiers in code are words, each with its capital.
  [/\b(?=[\w-]*(?:\d|[a-z][A-Z]|[A-Z]{2}))(?![A-Za-z][a-z]+(?:[A-Z][a-z]+)*(?![\w-]))[\w-]{16,}/g, '‹id›'],
  [/\d+/g, '#'],
];

/** Identifiers that an engine quotes, which help locate the problem and identify no one. */
const readingName = /\((reading|setting) '([A-Za-z_$][\w$]{0,40})'\)/g;

/**
 * An error's text without personal data: addresses, emails, phone numbers, figures, document ids, and quoted text.
 *
 * @param text of any length and content
 * @param longest the maximum number of characters kept
 */
export function scrubbed(text: string, longest: number): string {
  // Longer than what is kept, so truncation doesn't leave fragments that no rule matches.
  const start = text
    .slice(0, longest * 4)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(readingName, '($1 ‹$2›)')
    .replace(wholePath, withoutIds);
  return rules.reduce((left, [found, word]) => left.replace(found, word), start).slice(0, longest);
}

/**
 * Creates the report of a problem, without personal data; the function that stores it scrubs it again.
 * @param shellVersion the version for problems that belong to no module.
 */
export const problemReportOf = (
  { what, detail, origin }: KnownProblem,
  shellVersion: string,
): ProblemReport => ({
  what: scrubbed(what, maxProblemLength.what) || 'Unknown',
  detail: scrubbed(detail ?? '', maxProblemLength.detail),
  module: origin && /^mf-[a-z-]{1,37}$/.test(origin.module) ? origin.module : 'shell',
  version: word(origin?.version ?? shellVersion, maxProblemLength.version),
  cohort: scrubbed(origin?.cohort ?? '', maxProblemLength.cohort),
  reason: scrubbed(origin?.reason ?? '', maxProblemLength.reason),
});
