import { createHash } from 'node:crypto';

/**
 * Where browsers tell what the policy refused; Hosting hands it to the function `recordPolicyReports`. Of the site itself, so that
 * firebase.json can name it for every project. `report-uri` alone: all browsers have it, and those that know `report-to` would leave
 * `report-uri` out, though they report to no address without TLS, such as the one of this machine.
 */
export const policyReportsPath = '/policy-reports';

/**
 * What the page may load and reach, by the directive of its Content-Security-Policy. On a laptop the local Hosting adds the
 * addresses of the local services.
 */
const directives: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  // Modules come from the site itself. The hashes of the page's own inline scripts are added.
  'script-src': ["'self'"],
  // Mantine and the tours write their computed styles into the page.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Uploaded ones; of any other host none, since it would learn who looks (`safePicture` of the domain). `blob:` is one being cropped.
  'img-src': ["'self'", 'data:', 'blob:', 'https://firebasestorage.googleapis.com'],
  'font-src': ["'self'"],
  'connect-src': [
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
  ],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'report-uri': [policyReportsPath],
};

/**
 * What usage statistics add: Google's script, where it sends to, and where Firebase registers an installation and looks up what the
 * project measures. A site without a measurement id allows none of it.
 */
const statistics: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/**
 * What App Check adds: reCAPTCHA Enterprise, which looks at the page from a frame of its own, and where its verdict becomes a token. A site
 * without a key allows none of it.
 */
const attestation: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

interface PolicyOptions {
  /** Origin of the project's functions. The project is part of it, and known when it is deployed; until then, none. */
  readonly functions?: string;
  /** Whether the site has a measurement id, so that who allows it is counted. */
  readonly isMeasured?: boolean;
  /** Whether the site has a key of App Check. */
  readonly isAttested?: boolean;
}

/** The hashes of a page's inline scripts, as a policy names them; a script of another type, such as JSON, is not run. */
export const inlineScriptHashes = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * The Content-Security-Policy of the product.
 *
 * @param page the shell's `index.html`
 */
export function contentSecurityPolicy(
  page: string,
  { functions, isMeasured = false, isAttested = false }: PolicyOptions = {},
): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': inlineScriptHashes(page),
    'connect-src': functions === undefined ? [] : [functions],
  };
  const all = [directives, added, isMeasured ? statistics : {}, isAttested ? attestation : {}];
  const names = new Set(all.flatMap(Object.keys));
  return [...names].map((name) => [name, ...all.flatMap((part) => part[name] ?? [])].join(' ')).join('; ');
}

/** The page's name for it, in lower case. */
const header = 'content-security-policy';

interface Hosting {
  headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
}

/**
 * What a rule for every path has as its pattern. The glob `**` leaves out paths in which a part begins with a dot, and a dot of a regular
 * expression leaves out the end of a line, which a path may have in it (`/%0A`).
 */
export const everyPath = '[\\s\\S]*';

/** The policy that a firebase.json sends with every page; null without one. */
export function policyOf({ headers }: Partial<Hosting>): string | null {
  const everywhere = headers?.filter(({ regex }) => regex === everyPath).flatMap((rule) => rule.headers);
  return everywhere?.find(({ key }) => key.toLowerCase() === header)?.value ?? null;
}

/** A firebase.json, as text, with another policy in place of its own. */
export function withPolicy(firebaseJson: string, policy: string): string {
  const present = policyOf((JSON.parse(firebaseJson) as { hosting: Hosting }).hosting);
  if (present === null) throw new Error('firebase.json has no Content-Security-Policy to replace.');
  return firebaseJson.replace(JSON.stringify(present), () => JSON.stringify(policy));
}
