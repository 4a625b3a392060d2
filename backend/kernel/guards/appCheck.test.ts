import { isAppCheckEnforced } from './appCheck.ts';

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
