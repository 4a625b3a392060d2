import { parseRebuildOptions } from './rebuildOptions.ts';

const emulator = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };

test.each([
  [['--project', 'demo-p'], { kind: 'rebuild', project: 'demo-p', customer: null }],
  [
    ['--project', 'demo-p', '--customer', 'olivia'],
    { kind: 'rebuild', project: 'demo-p', customer: 'olivia' },
  ],
  [['--help'], { kind: 'help' }],
])('%j', (args, options) => {
  expect(parseRebuildOptions(args, emulator)).toEqual(options);
});

test.each([
  [[], /--project/],
  [['--project', 'p', '--customer', ''], /'' isn't an account ID/],
  [['--project', 'p', '--customer', 'a/b'], /'a\/b' isn't an account ID/],
  [['--project', 'p', '--every'], /--every/],
])('%j is wrong', (args, reason) => {
  expect(parseRebuildOptions(args, emulator)).toEqual({
    kind: 'wrong',
    reason: expect.stringMatching(reason),
  });
});

test('never writes to a real project by accident', () => {
  const args = ['--project', 'live'];
  expect(parseRebuildOptions(args, {})).toMatchObject({
    kind: 'wrong',
    reason: expect.stringContaining("'live'"),
  });
  expect(parseRebuildOptions([...args, '--allow-real-project'], {})).toMatchObject({ kind: 'rebuild' });
});
