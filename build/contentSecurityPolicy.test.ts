import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  policyOf,
  policyReportsPath,
  withPolicy,
} from './contentSecurityPolicy.ts';

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');

test('firebase.json has the page’s current policy (run npm run headers)', () => {
  const firebaseJson = read('firebase.json');
  const policy = contentSecurityPolicy(read('shell/src/index.html'));
  expect(policyOf((JSON.parse(firebaseJson) as { hosting: object }).hosting)).toBe(policy);
  expect(withPolicy(firebaseJson, policy)).toBe(firebaseJson);
});

test('inline scripts are allowed by hash, and nothing else', () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  const go = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
  expect(
    inlineScriptHashes(
      '<script src="/a.js"></script><script>go()</script><script type="application/json">{}</script>',
    ),
  ).toEqual([go]);
  expect(contentSecurityPolicy('<script>go()</script>')).toContain(`; script-src 'self' ${go}; `);
  expect(contentSecurityPolicy('')).toContain("; script-src 'self'; ");
});

test('nothing is evaluated, and nothing can frame the page', () => {
  const policy = contentSecurityPolicy(read('shell/src/index.html'));
  expect(policy).not.toContain('unsafe-eval');
  expect(/script-src [^;]*/.exec(policy)![0]).not.toContain('unsafe-inline');
  expect(policy).toContain("; frame-ancestors 'none'; ");
});

test('violations are reported to the function that counts them', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as {
    hosting: { rewrites: { source: string; function?: { functionId: string } }[] };
  };
  expect(contentSecurityPolicy('')).toMatch(new RegExp(`; report-uri ${policyReportsPath}$`));
  const first = hosting.rewrites.find(({ source }) => source === policyReportsPath);
  expect(first?.function?.functionId).toBe('recordPolicyReports');
  // The first matching rule applies.
  expect(hosting.rewrites[0]).toBe(first);
});

test('the page can reach only its own project’s functions', () => {
  const functions = 'https://us-central1-valet.cloudfunctions.net';
  expect(contentSecurityPolicy('')).not.toContain('cloudfunctions.net');
  expect(contentSecurityPolicy('', { functions })).toContain(` ${functions}; `);
});

test('images come only from the site and its storage', () => {
  expect(contentSecurityPolicy('')).toContain(
    "; img-src 'self' data: blob: https://firebasestorage.googleapis.com; ",
  );
});

test('Google’s hosts are allowed only if the site has a measurement id', () => {
  const google =
    /google-analytics|analytics\.google|googletagmanager|firebaseinstallations|\/firebase\.google/;
  expect(contentSecurityPolicy('')).not.toMatch(google);
  const directives = contentSecurityPolicy('', { isMeasured: true }).split('; ');
  const named = (name: string) => directives.find((directive) => directive.startsWith(`${name} `));
  expect(named('script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
  expect(named('connect-src')).toMatch(/firebaseinstallations.*google-analytics/);
  expect(
    directives.filter((directive) => google.test(directive)).map((directive) => directive.split(' ')[0]),
  ).toEqual(['script-src', 'img-src', 'connect-src']);
});

test('the registration of push notifications is allowed only if the site has a key', () => {
  const registration = /fcmregistrations|firebaseinstallations/g;
  expect(contentSecurityPolicy('')).not.toMatch(registration);
  expect(contentSecurityPolicy('', { isPushed: true }).match(registration)).toEqual([
    'firebaseinstallations',
    'fcmregistrations',
  ]);
  // Usage statistics allow one of these hosts too, but it must be listed only once.
  expect(contentSecurityPolicy('', { isPushed: true, isMeasured: true }).match(registration)).toHaveLength(2);
});

test('reCAPTCHA is allowed only if the site uses App Check', () => {
  const attested = /recaptcha|appcheck|frame-src/;
  expect(contentSecurityPolicy('')).not.toMatch(attested);
  expect(contentSecurityPolicy('', { isMeasured: true })).not.toMatch(attested);
  const policy = contentSecurityPolicy('', { isAttested: true }).split('; ');
  expect(policy.filter((directive) => attested.test(directive))).toEqual([
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    expect.stringMatching(/^connect-src 'self' .*https:\/\/content-firebaseappcheck\.googleapis\.com/),
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  ]);
});

test('writing a policy into a firebase.json without one fails', () => {
  const hosting = {
    headers: [{ source: '/a/**', headers: [{ key: 'Content-Security-Policy', value: 'x' }] }],
  };
  expect(policyOf(hosting)).toBeNull();
  expect(policyOf({})).toBeNull();
  expect(() => withPolicy(JSON.stringify({ hosting }), 'y')).toThrow('no Content-Security-Policy');
});
