import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { isReservedSegment } from 'shared-lib/domain';

/** A browser's Content-Security-Policy refusal, without the user or the exact location. */
export interface PolicyRefusal {
  /** The directive that refused it, for example `script-src-elem`. */
  readonly directive: string;
  /** The refused resource: a host, or a keyword like `inline`. */
  readonly blocked: string;
  /** The area of the product that was open, for example `/team`; a generic word for businesses' pages, whose addresses contain names. */
  readonly page: string;
  /** The module whose code requested it, or `shell`; empty if unknown. */
  readonly module: string;
  readonly version: string;
}

/** Maximum number of reports processed per request; browsers send only a few at a time. */
const maxPerRequest = 20;

/** The directives that can refuse. A policy has no others, and the sender doesn't choose what is stored. */
const directives: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr'],
  ...['style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'media-src', 'object-src', 'connect-src', 'manifest-src'],
  ...['frame-src', 'child-src', 'worker-src'],
  ...['base-uri', 'form-action', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);

/** Keywords that browsers use instead of an address (CSP level 3). */
const words: ReadonlySet<string> = new Set([
  ...['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'],
]);

const text = orElse(z.string(), '');

/** A report in the format of `report-uri`, in `csp-report`. */
const uriReport = z.object({
  'document-uri': text,
  'blocked-uri': text,
  'effective-directive': text,
  'violated-directive': text,
  'source-file': text,
});

const uriBody = z.object({ 'csp-report': uriReport });

/** Reports in the format of the Reporting API. */
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

/** Browser extensions inject their own code into pages; refusing that is expected. */
const isExtension = (address: string): boolean => /^[a-z-]*(?:extension|chrome|resource):?/i.test(address);

/** The host of an address; never the rest of it, which may contain a key. */
function blockedIn(blocked: string): string {
  const word = blocked.toLowerCase();
  if (words.has(word)) return word;
  const address = URL.parse(blocked);
  // Older browsers send only a scheme.
  if (address === null) return /^[a-z][a-z\d+.-]{0,20}$/.test(word) ? `${word}:` : 'unknown';
  if (!/^(?:https?|wss?):$/.test(address.protocol)) return address.protocol.slice(0, 20);
  const { hostname } = address;
  // An IP address of a home network is personal data.
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return 'an address without a name';
  return hostname.slice(0, 100);
}

/** The area of the product; pages of businesses and communities have names in their addresses. */
function pageIn(page: string): string {
  const address = URL.parse(page);
  if (address === null || !/^https?:$/.test(address.protocol)) return 'an unknown page';
  const [, first = ''] = address.pathname.split('/');
  if (first === '') return '/';
  return isReservedSegment(first) ? `/${first.toLowerCase()}` : 'a public page';
}

/** The module of a script of the site, by its address: `/mf-team/1.2.0/assets/…`. */
function codeIn(source: string): { module: string; version: string } {
  const found = /^\/(shell|mf-[a-z-]{1,37})\/([\w.+-]{1,40})\//.exec(URL.parse(source)?.pathname ?? '');
  return { module: found?.[1] ?? '', version: found?.[2] ?? '' };
}

/**
 * A browser's reports, in either format, without personal data: addresses are reduced to a host or an area, without query, key or name.
 * Without duplicates.
 * @param json the request body, in any shape
 * @returns null if it isn't a report at all
 */
export function policyRefusalsIn(json: unknown): PolicyRefusal[] | null {
  const reports = reportsIn(json);
  if (reports === null) return null;
  const refusals = reports
    .slice(0, maxPerRequest)
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
