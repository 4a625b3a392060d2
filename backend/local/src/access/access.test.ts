import type { IncomingMessage } from 'node:http';
import { Access } from './Access.ts';

const token = 'a-token-of-this-start';
const access = new Access(token, ['http://app.test:3000']);

/** Sends a request with these headers. Returns the refusal, or the Authorization header that services get. */
function ask(headers: Record<string, string>, url = '/v1/x', method = 'GET'): string | undefined {
  const request = {
    headers: { host: '127.0.0.1:8080', ...headers },
    url,
    method,
  } as unknown as IncomingMessage;
  try {
    access.admit(request);
    return request.headers.authorization;
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
}

const admitted = undefined;
const refused = expect.stringMatching(/^refused: /);
const ownPage = { origin: 'http://localhost:5000' };
const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const opening = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

test.each([
  ['127.0.0.1:8080', admitted],
  ['localhost', admitted],
  ['LocalHost:1', admitted],
  ['hub.localhost:5000', admitted],
  ['[::1]:5000', admitted],
  ['app.test:9', admitted],
  ['evil.test', refused],
  ['127.0.0.1.evil.test', refused],
  ['localhost.evil.test:8080', refused],
  ['evil.test#.localhost', refused],
  ['evil.test:8080@localhost', refused],
  ['localhost.', refused],
  ['192.168.0.7:8080', refused],
  ['0.0.0.0:8080', refused],
  ['', refused],
])('the host %j', (host, outcome) => {
  expect(ask({ host })).toEqual(outcome);
});

test.each([
  ['http://localhost:5000', admitted],
  ['http://127.0.0.1:1', admitted],
  ['https://localhost', admitted],
  ['http://[::1]:3', admitted],
  ['http://app.test:3000', admitted],
  ['http://app.test:3001', refused],
  ['https://evil.test', refused],
  ['http://localhost.evil.test', refused],
  ['http://evil.test/http://localhost', refused],
  ['http://x@localhost', refused],
  ['chrome-extension://localhost', refused],
  ['null', refused],
  ['', refused],
])('a page of the origin %j', (origin, outcome) => {
  expect(ask({ origin })).toEqual(outcome);
  expect(ask({ origin }, '/v1/x', 'OPTIONS')).toEqual(outcome);
});

test.each([
  ['same-origin', admitted],
  ['same-site', refused],
  ['cross-site', refused],
  ['none', refused],
])('the form of a page that names no origin, %s by its browser', (site, outcome) => {
  const form = { origin: 'null', 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
  expect(ask(form, '/v1/x', 'POST')).toEqual(outcome);
});

test('refuses images and frames of other sites, and allows navigation from them', () => {
  expect(ask(picture)).toEqual(refused);
  expect(ask({ ...picture, referer: 'https://evil.test/' })).toEqual(refused);
  expect(ask({ ...picture, referer: 'http://localhost:5000/' })).toBe(admitted);
  expect(ask({ ...picture, 'sec-fetch-site': 'same-site' })).toBe(admitted);
  expect(ask(opening)).toBe(admitted);
  expect(ask(opening, '/', 'POST')).toEqual(refused);
  expect(ask({ ...opening, 'sec-fetch-dest': 'iframe' })).toEqual(refused);
});

test.each([
  ['a program as owner', { authorization: 'Bearer owner' }, 'Bearer owner'],
  ['a program with the token', { authorization: `Bearer ${token}` }, 'Bearer owner'],
  ['a page with the token', { ...ownPage, authorization: `bearer ${token}` }, 'bearer owner'],
  ['a page as owner', { ...ownPage, authorization: 'Bearer owner' }, refused],
  ['a page as owner, for Storage', { ...ownPage, authorization: 'Firebase owner' }, refused],
  [
    'a page as owner, from the same origin',
    { 'sec-fetch-site': 'same-origin', authorization: 'bearer owner' },
    refused,
  ],
  [
    'another token',
    { ...ownPage, authorization: 'Bearer a-token-of-that-start' },
    'Bearer a-token-of-that-start',
  ],
])('%s', (_who, headers, outcome) => {
  expect(ask(headers)).toEqual(outcome);
});

test.each([
  '/emulator/v1/projects/p/databases/(default)/documents',
  '//emulator//v1/projects/p/accounts',
  '/%65mulator/v1/projects/p/oobCodes?x=1',
  '/emulator%2Fv1/projects/p:securityRules',
  '/internal/setRules',
  'http://localhost/emulator/v1/projects/p/accounts',
  '/x/%2e%2e/emulator/v1/projects/p/databases/(default)/documents',
  '/x/../emulator/v1/projects/p/accounts',
  '/./emulator/v1/projects/p:securityRules',
])('%s needs the token from a page, and nothing from a program', (url) => {
  expect(ask(ownPage, url, 'DELETE')).toEqual(refused);
  expect(ask({ 'sec-fetch-site': 'none' }, url)).toEqual(refused);
  expect(ask({ ...ownPage, authorization: `Bearer ${token}` }, url, 'DELETE')).toBe('Bearer owner');
  expect(ask({}, url, 'DELETE')).toBe(admitted);
});

test('without a token, no page is an administrator', () => {
  const request = { headers: { host: 'localhost', origin: 'http://localhost', authorization: 'Bearer ' } };
  expect(() => new Access().admit(request as unknown as IncomingMessage)).not.toThrow();
  expect(request.headers.authorization).toBe('Bearer ');
});
