import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { isReservedSegment } from 'shared-lib/domain';

/** Something that a browser refused because the Content-Security-Policy does not allow it: without whom it befell, and where exactly. */
export interface PolicyRefusal {
  /** What of the policy refused it, such as `script-src-elem`. */
  readonly directive: string;
  /** What was refused: a host, or a word such as `inline`. */
  readonly blocked: string;
  /** The area of the product that was open, such as `/team`; a word for pages of businesses, whose addresses name them. */
  readonly page: string;
  /** Whose code asked for it: a module, or `shell`; empty where nobody knows. */
  readonly module: string;
  readonly version: string;
}

/** As many of one request as are looked at: a browser sends few at once. */
const mostInRequest = 20;

/** The directives that refuse something. A policy has no others, and what is kept is not for whoever sends it to choose. */
const directives: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'media-src', 'object-src', 'connect-src', 'manifest-src'],
  ...['frame-src', 'child-src', 'worker-src'],
  ...['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);

/** What browsers say in place of an address (CSP level 3). */
const words: ReadonlySet<string> = new Set([
  ...['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'],
]);

const text = orElse(z.string(), '');

/** A report as `report-uri` sends it, in `csp-report`. */
const uriReport = z.object({
  'document-uri': text,
  'blocked-uri': text,
  'effective-directive': text,
  'violated-directive': text,
  'source-file': text,
});

const uriBody = z.object({ 'csp-report': uriReport });

/** Reports as the Reporting API sends them. */
const apiBody = z.array(
  z.object({
    type: text,
    body: z.object({
      documentURL: text,
      blockedURL: text,
      effectiveDirective: text,
      sourceFile: text,
    }),
  }),
);

interface Reported {
  readonly page: string;
  readonly blocked: string;
  readonly directive: string;
  readonly source: string;
}

function reportsIn(json: unknown): Reported[] | null {
  const uri = z.safeParse(uriBody, json);
  if (uri.success) {
    const report = uri.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'].split(' ')[0]!;
    return [
      {
        page: report['document-uri'],
        blocked: report['blocked-uri'],
        directive,
        source: report['source-file'],
      },
    ];
  }
  const api = z.safeParse(apiBody, json);
  if (!api.success) return null;
  return api.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      page: body.documentURL,
      blocked: body.blockedURL,
      directive: body.effectiveDirective,
      source: body.sourceFile,
    }));
}

/** What people have added to their browser puts its own code into pages, which the policy is there to refuse. */
const isExtension = (address: string): boolean => /^[a-z-]*(?:extension|chrome|resource):?/i.test(address);

/** The host of an address, which names nobody; never the rest of it, which may hold a key. */
function blockedIn(blocked: string): string {
  const word = blocked.toLowerCase();
  if (words.has(word)) return word;
  const address = URL.parse(blocked);
  // Older browsers send a scheme alone.
  if (address === null) return /^[a-z][a-z\d+.-]{0,20}$/.test(word) ? `${word}:` : 'unknown';
  if (!/^(?:https?|wss?):$/.test(address.protocol)) return address.protocol.slice(0, 20);
  const { hostname } = address;
  // The address of a machine at home is somebody's.
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'an address without a name';
  return hostname.slice(0, 100);
}

/** The area of the product; pages of businesses and communities have their names in the address. */
function pageIn(page: string): string {
  const address = URL.parse(page);
  if (address === null || !/^https?:$/.test(address.protocol)) return 'an unknown page';
  const [, first = ''] = address.pathname.split('/');
  if (first === '') return '/';
  return isReservedSegment(first) ? `/${first.toLowerCase()}` : 'a public page';
}

/** The module that a script of the site belongs to, by its address: `/mf-team/1.2.0/assets/…`. */
function codeIn(source: string): { module: string; version: string } {
  const found = /^\/(shell|mf-[a-z-]{1,37})\/([\w.+-]{1,40})\//.exec(URL.parse(source)?.pathname ?? '');
  return { module: found?.[1] ?? '', version: found?.[2] ?? '' };
}

/**
 * What a browser reports, in either of the two formats, without personal data: of addresses a host or an area, no query, no key, no name.
 * Each different refusal is there once.
 * @param json what was sent, of any shape
 * @returns null for what is no report at all
 */
export function policyRefusalsIn(json: unknown): PolicyRefusal[] | null {
  const reports = reportsIn(json);
  if (reports === null) return null;
  const refusals = reports
    .slice(0, mostInRequest)
    .filter(
      ({ directive, blocked, source }) => directives.has(directive) && ![blocked, source].some(isExtension),
    )
    .map(({ page, blocked, directive, source }): PolicyRefusal => ({
      directive,
      blocked: blockedIn(blocked),
      page: pageIn(page),
      ...codeIn(source),
    }));
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal), refusal])).values()];
}
