import { createHash } from 'node:crypto';

/**
 * Where browsers report violations; Hosting forwards them to the function `recordPolicyReports`. A path on
 * the site itself, so firebase.json works for every project. Only `report-uri`: all browsers support it, and
 * browsers that support `report-to` would ignore `report-uri` but can't report to an address without TLS,
 * such as localhost.
 */
export const policyReportsPath = '/policy-reports';

/**
 * The sources that the page may load from and connect to, by CSP directive. The local Hosting adds the addresses
 * of the local services.
 */
const directives: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  // Modules come from the site itself. Hashes of inline scripts are added.
  'script-src': ["'self'"],
  // Mantine and the tours inject computed styles.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Uploaded images only: any other host would learn who is viewing (`safePicture` in the domain). `blob:` is
  // an image being cropped.
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
 * Added for usage statistics: Google's script and its endpoints, and where Firebase registers an installation
 * and looks up the measurement id. Sites without a measurement id allow none of it.
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
 * Added for App Check: reCAPTCHA Enterprise, which inspects the page from its own frame, and the endpoint
 * that exchanges its verdict for a token. Sites without a key allow none of it.
 */
const attestation: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * Added for push notifications: where Firebase registers an installation and its subscription. Sites without a key
 * allow none of it.
 */
const push: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
};

interface PolicyOptions {
  /** Origin of the project's functions; known only at deployment. */
  readonly functions?: string;
  /** Whether the site has a measurement id, so visitors who consent are counted. */
  readonly isMeasured?: boolean;
  /** Whether the site has an App Check key. */
  readonly isAttested?: boolean;
  /** Whether the site has a Web Push key. */
  readonly isPushed?: boolean;
  /** The origins of the site's map: its style, tiles, glyphs and sprites, which are all fetched. */
  readonly mapOrigins?: readonly string[];
}

/** The CSP hashes of a page's inline scripts. Non-executable types, such as JSON, need none. */
export const inlineScriptHashes = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * The product's Content-Security-Policy.
 * @param page the shell's `index.html`
 */
export function contentSecurityPolicy(
  page: string,
  {
    functions,
    isMeasured = false,
    isAttested = false,
    isPushed = false,
    mapOrigins = [],
  }: PolicyOptions = {},
): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': inlineScriptHashes(page),
    'connect-src': functions === undefined ? [] : [functions],
  };
  const all = [
    directives,
    added,
    isMeasured ? statistics : {},
    isAttested ? attestation : {},
    isPushed ? push : {},
    { 'connect-src': mapOrigins },
  ];
  const names = new Set(all.flatMap(Object.keys));
  return [...names]
    .map((name) => [name, ...new Set(all.flatMap((part) => part[name] ?? []))].join(' '))
    .join('; ');
}

/** The header name in lower case, as in firebase.json. */
const header = 'content-security-policy';

interface Hosting {
  headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
}

/**
 * A pattern that matches every path. The glob `**` skips paths with a segment that starts with a dot, and a
 * regular expression's dot skips line breaks, which a path may contain (`/%0A`).
 */
export const matchEveryPath = '[\\s\\S]*';

/** The policy a firebase.json sends with every page; null if there is none. */
export function policyOf({ headers }: Partial<Hosting>): string | null {
  const everywhere = headers?.filter(({ regex }) => regex === matchEveryPath).flatMap((rule) => rule.headers);
  return everywhere?.find(({ key }) => key.toLowerCase() === header)?.value ?? null;
}

/** Replaces the policy in the text of a firebase.json. */
export function withPolicy(firebaseJson: string, policy: string): string {
  const present = policyOf((JSON.parse(firebaseJson) as { hosting: Hosting }).hosting);
  if (present === null) throw new Error('firebase.json has no Content-Security-Policy to replace.');
  return firebaseJson.replace(JSON.stringify(present), () => JSON.stringify(policy));
}
