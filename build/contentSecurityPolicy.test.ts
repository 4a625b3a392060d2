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

test('firebase.json sends the policy of the page (npm run headers writes it)', () => {
  const firebaseJson = read('firebase.json');
  const policy = contentSecurityPolicy(read('shell/src/index.html'));
  expect(policyOf((JSON.parse(firebaseJson) as { hosting: object }).hosting)).toBe(policy);
  expect(withPolicy(firebaseJson, policy)).toBe(firebaseJson);
});

test('an inline script is allowed by its hash, and nothing else by it', () => {
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

test('nothing is evaluated, and nothing frames the page', () => {
  const policy = contentSecurityPolicy(read('shell/src/index.html'));
  expect(policy).not.toContain('unsafe-eval');
  expect(/script-src [^;]*/.exec(policy)![0]).not.toContain('unsafe-inline');
  expect(policy).toContain("; frame-ancestors 'none'; ");
});

test('what is refused is told to the function that counts it', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as {
    hosting: { rewrites: { source: string; function?: { functionId: string } }[] };
  };
  expect(contentSecurityPolicy('')).toMatch(new RegExp(`; report-uri ${policyReportsPath}$`));
  const first = hosting.rewrites.find(({ source }) => source === policyReportsPath);
  expect(first?.function?.functionId).toBe('recordPolicyReports');
  // The first rule that fits answers.
  expect(hosting.rewrites[0]).toBe(first);
});

test('the page reaches the functions of its own project, and no other', () => {
  const functions = 'https://us-central1-valet.cloudfunctions.net';
  expect(contentSecurityPolicy('')).not.toContain('cloudfunctions.net');
  expect(contentSecurityPolicy('', { functions })).toContain(` ${functions}; `);
});

test('pictures come from the site and its storage alone', () => {
  expect(contentSecurityPolicy('')).toContain(
    "; img-src 'self' data: blob: https://firebasestorage.googleapis.com; ",
  );
});

test('Google’s hosts are allowed where the site measures its use, and nowhere else', () => {
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

test('reCAPTCHA is allowed where the site uses App Check, and nowhere else', () => {
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

test('a firebase.json without a policy is none to write one into', () => {
  const hosting = {
    headers: [{ source: '/a/**', headers: [{ key: 'Content-Security-Policy', value: 'x' }] }],
  };
  expect(policyOf(hosting)).toBeNull();
  expect(policyOf({})).toBeNull();
  expect(() => withPolicy(JSON.stringify({ hosting }), 'y')).toThrow('no Content-Security-Policy');
});
