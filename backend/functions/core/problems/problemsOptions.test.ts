import { parseProblemsOptions } from './problemsOptions.ts';

const local = { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' };
const wrong = (words: string) => ({ kind: 'wrong', reason: expect.stringContaining(words) as unknown });

test.each([
  [['--project', 'p'], local, { kind: 'list', project: 'p', days: 1, module: null }],
  [[], { ...local, GCLOUD_PROJECT: 'p' }, { kind: 'list', project: 'p', days: 1, module: null }],
  [
    ['--days', '30', '--module', 'mf-team', '--project', 'p', '--allow-real-project'],
    {},
    { kind: 'list', project: 'p', days: 30, module: 'mf-team' },
  ],
  [['--help'], {}, { kind: 'help' }],
  [[], local, wrong('--project')],
  [['--project', 'p'], {}, wrong('real project')],
  [['--project', 'p', '--days', '31'], local, wrong("'31'")],
  [['--project', 'p', '--days', '0'], local, wrong("'0'")],
  [['--project', 'p', '--days', 'two'], local, wrong("'two'")],
  [['all', '--project', 'p'], local, wrong('all')],
])('%j with %j', (args, env, options) => {
  expect(parseProblemsOptions(args, env)).toEqual(options);
});
