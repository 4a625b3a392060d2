import { parseSupportOptions } from './supportOptions.ts';

const local = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };

test.each([
  [['list', '--project', 'p'], local, { kind: 'list', project: 'p', isAll: false }],
  [['list', '--all'], { ...local, GCLOUD_PROJECT: 'p' }, { kind: 'list', project: 'p', isAll: true }],
  [
    ['answer', '1001', 'Look here.', '--project', 'p', '--open'],
    local,
    { kind: 'answer', project: 'p', number: 1001, text: 'Look here.', isOpen: true },
  ],
  [
    ['answer', '1001', 'Look.', '--project', 'p', '--allow-real-project'],
    {},
    { kind: 'answer', project: 'p', number: 1001, text: 'Look.', isOpen: false },
  ],
  [['--help'], {}, { kind: 'help' }],
  [['list'], local, { kind: 'wrong', reason: expect.stringContaining('--project') }],
  [['list', '--project', 'p'], {}, { kind: 'wrong', reason: expect.stringContaining('real project') }],
  [
    ['answer', 'x', 'Look.', '--project', 'p'],
    local,
    { kind: 'wrong', reason: expect.stringContaining("'x'") },
  ],
  [
    ['answer', '1001', '--project', 'p'],
    local,
    { kind: 'wrong', reason: expect.stringContaining('one text') },
  ],
  [
    ['answer', '1001', 'two', 'words', '--project', 'p'],
    local,
    { kind: 'wrong', reason: expect.stringContaining('one text') },
  ],
  [['close', '--project', 'p'], local, { kind: 'wrong', reason: expect.stringContaining("'list'") }],
  [['list', '--nonsense'], local, { kind: 'wrong', reason: expect.any(String) }],
])('%j with %j', (args, env, options) => {
  expect(parseSupportOptions(args, env)).toEqual(options);
});
