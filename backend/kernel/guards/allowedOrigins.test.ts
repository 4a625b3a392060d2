import { allowedOrigins, isAppCheckEnforced } from './allowedOrigins.ts';
import { callableOptions } from '../calls.ts';

const env = { GCLOUD_PROJECT: 'valet-hub', SITE_URL: 'https://hub.example.com/' };

const isAllowed = (origin: string, from: Record<string, string> = env): boolean => {
  const origins = allowedOrigins(from);
  if (origins === true) return true;
  return origins.some((each) => (typeof each === 'string' ? each === origin : each.test(origin)));
};

test.each([
  ['https://hub.example.com', true],
  ['https://valet-hub.web.app', true],
  ['https://valet-hub.firebaseapp.com', true],
  ['https://valet-hub--try-abc123.web.app', true],
  ['http://localhost:5000', true],
  ['http://127.0.0.1:5010', true],
  ['http://hub.localhost:8080', true],
  ['http://hub.example.com', false],
  ['https://example.com', false],
  ['https://other.web.app', false],
  ['https://valet-hub--x.web.app.evil.test', false],
  ['https://valet-hub.web.app.evil.test', false],
  ['http://localhost.evil.test', false],
  ['https://localhost', false],
  ['null', false],
])('a page of %s may call: %s', (origin, may) => {
  expect(isAllowed(origin)).toBe(may);
});

test('an invalid address allows nothing, and on a local machine the local Firebase decides', () => {
  expect(isAllowed('https://hub.example.com', { GCLOUD_PROJECT: 'valet-hub', SITE_URL: 'hub' })).toBe(false);
  expect(allowedOrigins({ ...env, FUNCTIONS_EMULATOR: 'true' })).toBe(true);
});

test('every callable limits its instances and concurrent calls', () => {
  expect(callableOptions).toMatchObject({ maxInstances: 20, concurrency: 80 });
  expect(callableOptions.cors).toBeDefined();
});

test.each([
  [{}, false],
  [{ APP_CHECK: '' }, false],
  [{ APP_CHECK: 'off' }, false],
  [{ APP_CHECK: 'enforce' }, true],
  [{ APP_CHECK: 'enforce', FUNCTIONS_EMULATOR: 'true' }, false],
])('with %j it is %s', (env, isEnforced) => {
  expect(isAppCheckEnforced(env)).toBe(isEnforced);
});

test('an invalid setting fails the deployment', () => {
  expect(() => isAppCheckEnforced({ APP_CHECK: 'on' })).toThrow('not "on"');
});
