import { googlePage } from './googlePage.ts';

const requested = {
  client_id: 'c',
  redirect_uri: 'http://127.0.0.1:5000/login',
  response_type: 'id_token',
  state: 's"<',
  nonce: 'n',
};
const answer = (more: Record<string, string>) =>
  googlePage(new URLSearchParams({ ...requested, ...more }), 1000);

test('asks for the identity, and keeps the request parameters', () => {
  const { status, body } = answer({});
  expect(status).toBe(200);
  expect(body).toContain('name="state" value="s&quot;&lt;"');
});

test('answers with a token for that identity', () => {
  const { status, headers } = answer({ act: 'continue', email: 'Gina@demo.test', name: 'Gina Hall' });
  const back = new URL(headers['Location']!);
  const fragment = new URLSearchParams(back.hash.slice(1));
  const claims = Buffer.from(fragment.get('id_token')!.split('.')[1]!, 'base64url').toString();
  expect([status, `${back.origin}${back.pathname}`]).toEqual([302, requested.redirect_uri]);
  expect(fragment.get('state')).toBe('s"<');
  expect(JSON.parse(claims)).toMatchObject({
    email: 'gina@demo.test',
    nonce: 'n',
    aud: 'c',
    iat: 1,
    exp: 3601,
  });
});

test.each([
  ['cancels', { act: 'cancel' }, 302],
  ['refuses an empty identity', { act: 'continue', email: ' ' }, 200],
  ['refuses another machine', { redirect_uri: 'https://evil.test/login' }, 400],
  ['refuses a missing address', { redirect_uri: '' }, 400],
  ['refuses another flow', { response_type: 'code' }, 400],
])('%s', (_, more, status) => {
  expect(answer(more).status).toBe(status);
});
