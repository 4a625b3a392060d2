import { deployCommand, hasLogin } from './deployCommand.ts';

it('names project and targets to the command of Firebase', () => {
  const options = { project: 'valet', only: ['hosting', 'storage'] as const, dryRun: false };
  expect(deployCommand(options)).toEqual(['deploy', '--project', 'valet', '--only', 'hosting,storage']);
});

it.each([
  ['{ "status": "success" }', {}, false],
  ['{ "status": "success", "result": [] }', {}, false],
  ['{ "status": "success", "result": [{ "user": { "email": "a@b.c" } }] }', {}, true],
  ['', {}, false],
  ['', { GOOGLE_APPLICATION_CREDENTIALS: '' }, false],
  ['', { GOOGLE_APPLICATION_CREDENTIALS: 'key.json' }, true],
  ['', { FIREBASE_TOKEN: 'token' }, true],
])('a list of accounts %j with %j is a login: %j', (list, environment, expected) => {
  expect(hasLogin(list, environment)).toBe(expected);
});
