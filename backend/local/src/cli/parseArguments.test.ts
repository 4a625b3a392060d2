import { parseArguments } from './parseArguments.ts';

const defaults = {
  port: null,
  config: null,
  project: null,
  rules: null,
  storageRules: null,
  storageQuota: null,
  functions: null,
  importFrom: null,
  exportTo: null,
  data: null,
  only: null,
  fresh: false,
  withoutIndexes: false,
  origins: [],
  command: null,
};

test.each([
  [[], {}],
  [['--port', '0'], { port: 0 }],
  [['--port=65535'], { port: 65535 }],
  [['--only', 'firestore, auth'], { only: ['auth', 'firestore'] }],
  [['--rules', 'a', '--storage-rules', 'b'], { rules: 'a', storageRules: 'b' }],
  [['--no-indexes'], { withoutIndexes: true }],
  [['--origin', 'http://a.test:3000, https://b.test'], { origins: ['http://a.test:3000', 'https://b.test'] }],
  [['--storage-quota', '1000000'], { storageQuota: 1_000_000 }],
  [['--import', 'in', '--export', 'out'], { importFrom: 'in', exportTo: 'out' }],
  [['exec', '--', 'npm', 'test', '--', '--port'], { command: ['npm', 'test', '--', '--port'] }],
  [['exec', '--only', 'auth', '--', 'exec'], { only: ['auth'], command: ['exec'] }],
  [['--data', 'd', '--fresh'], { data: 'd', fresh: true }],
  [
    ['--project', 'demo-x', '--config', 'c', '--functions', 'f'],
    { project: 'demo-x', config: 'c', functions: 'f' },
  ],
])('%j starts', (args, options) => {
  expect(parseArguments(args)).toEqual({ kind: 'start', options: { ...defaults, ...options } });
});

test.each([[['--help']], [['-h']], [['--fresh', '--help']], [['exec', '--help']]])(
  '%j prints the usage',
  (args) => {
    expect(parseArguments(args)).toEqual({ kind: 'help' });
  },
);

test.each([
  [['--prot', '1'], "Unknown option '--prot'."],
  [['exec'], 'exec needs a command: local-firebase exec -- npm test'],
  [['exec', '--'], 'exec needs a command: local-firebase exec -- npm test'],
  [['exec', 'npm', '--', 'test'], "Unexpected argument 'npm'."],
  [['emulators:start'], "Unexpected argument 'emulators:start'."],
  [['--data'], "Option '--data <value>' argument missing."],
  [['--data='], '--data must not be empty.'],
  [['--port', '65536'], '--port must be a number from 0 to 65535, not "65536".'],
  [['--port', '1e3'], '--port must be a number from 0 to 65535, not "1e3".'],
  [
    ['--origin', 'http://a.test/'],
    '--origin takes origins such as http://app.test:3000, separated by commas, not "http://a.test/".',
  ],
  [['--storage-quota', '1MB'], '--storage-quota must be a number of bytes, not "1MB".'],
  [['--project', 'a/b'], '--project must be a project\'s id, not "a/b".'],
  [
    ['--only', 'auth,database'],
    '--only takes hosting, auth, firestore, functions, storage, separated by commas, not "database".',
  ],
])('%j is an error', (args, message) => {
  expect(parseArguments(args)).toEqual({ kind: 'wrong', message });
});
