import { deployCommand, hasLogin } from './deployCommand.ts';

it('names project and targets to the command of Firebase', () => {
  const options = {
    project: 'valet',
    dryRun: false,
    first: false,
    site: 'there',
    url: 'https://valet.web.app',
  };
  const command = ['deploy', '--project', 'valet', '--only'];
  expect(deployCommand({ ...options, only: ['hosting', 'storage'] })).toEqual([
    ...command,
    'hosting,storage',
    '--config',
    'firebase.deploy.json',
  ]);
  expect(deployCommand({ ...options, only: ['functions'] })).toEqual([...command, 'functions']);
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
