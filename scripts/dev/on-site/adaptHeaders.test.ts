import { adaptHeaders } from './adaptHeaders.ts';

const adapted = (headers: Record<string, string>) =>
  adaptHeaders(Object.entries(headers), 'https://hub.example', 'localhost:5200');

it('keeps headers about the content', () => {
  const headers = {
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  };
  expect(adapted(headers)).toEqual(headers);
});

it("removes headers that only apply to the site's connection", () => {
  expect(
    adapted({
      'content-encoding': 'br',
      'content-length': '10',
      'set-cookie': 'a=b',
      'strict-transport-security': 'max-age=31536000',
      connection: 'keep-alive',
    }),
  ).toEqual({});
});

it("allows only the hot reload's WebSocket in addition", () => {
  const policy = "default-src 'none'; script-src 'self'; connect-src 'self' https://firestore.googleapis.com";
  expect(adapted({ 'content-security-policy': policy })).toEqual({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; connect-src ws://localhost:5200 'self' https://firestore.googleapis.com",
  });
});

it('doesn’t send the site reports about this machine', () => {
  const policy = "default-src 'none'; report-uri /policy-reports; report-to policy; frame-ancestors 'none'";
  expect(adapted({ 'content-security-policy': policy })).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

it.each([
  ['/team?a=1#b', '/team?a=1#b'],
  ['https://hub.example/team', '/team'],
  ['https://elsewhere.example/team', 'https://elsewhere.example/team'],
])('redirects from %s to %s', (location, expected) => {
  expect(adapted({ location })).toEqual({ location: expected });
});
