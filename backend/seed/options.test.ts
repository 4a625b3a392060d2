import { parseSeedOptions } from './options.ts';

const emulators = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2' };

test.each([
  [['--project', 'demo-p'], { kind: 'seed', project: 'demo-p', only: ['demo', 'big'], withoutUsers: false }],
  [
    ['--project', 'demo-p', '--only', 'big', '--without-users'],
    { kind: 'seed', project: 'demo-p', only: ['big'], withoutUsers: true },
  ],
  [['--help'], { kind: 'help' }],
])('%j', (args, options) => {
  expect(parseSeedOptions(args, emulators)).toEqual(options);
});

test.each([
  [[], /--project/],
  [['--project'], /--project/],
  [['--project', 'p', '--only', 'all'], /no data set 'all'/],
  [['--project', 'p', '--fast'], /--fast/],
  [['p'], /Unexpected argument 'p'/],
])('%j is wrong', (args, reason) => {
  expect(parseSeedOptions(args, emulators)).toEqual({ kind: 'wrong', reason: expect.stringMatching(reason) });
});

test('never seeds a real project by accident', () => {
  const args = ['--project', 'live'];
  const onlyAuth = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2' };
  expect(parseSeedOptions(args, {})).toMatchObject({
    kind: 'wrong',
    reason: expect.stringContaining("'live'"),
  });
  expect(parseSeedOptions(args, onlyAuth)).toMatchObject({
    reason: expect.stringContaining('FIRESTORE_EMULATOR_HOST not'),
  });
  expect(parseSeedOptions([...args, '--allow-real-project'], {})).toMatchObject({
    kind: 'seed',
    project: 'live',
  });
});
