import { startFirebase } from '../../session/firebaseApp.ts';
import { reportProblem, watchReportedProblems } from '../reportProblem.ts';
import { sendProblems } from './sendProblems.ts';

let sent: { url: string; report: Record<string, unknown> }[];

beforeAll(() =>
  startFirebase({ apiKey: 'k', authDomain: 'd', projectId: 'valet', storageBucket: 'b', appId: 'a' }),
);
beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const { data } = JSON.parse(String(init?.body)) as { data: Record<string, unknown> };
    sent.push({ url: String(url), report: data });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  sendProblems('1.4.0');
});
afterEach(() => {
  watchReportedProblems(() => {});
  jest.restoreAllMocks();
});

test('a problem is sent without personal data, once, and a failure to send it isn’t reported', () => {
  const origin = { module: 'mf-team', version: '1.2.0', reason: 'threw' };
  reportProblem('TeamPage threw', new TypeError('No login for olivia@demo.test'), origin);
  reportProblem('TeamPage threw', new TypeError('No login for adam@demo.test'), origin);
  expect(sent).toEqual([
    {
      url: 'https://us-central1-valet.cloudfunctions.net/recordProblem',
      report: {
        what: 'TeamPage threw',
        detail: 'TypeError: No login for ‹email›',
        module: 'mf-team',
        version: '1.2.0',
        cohort: '',
        reason: 'threw',
      },
    },
  ]);
});

test('a page sends at most five different ones', () => {
  for (const what of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) reportProblem(what);
  expect(sent.map(({ report }) => [report['what'], report['version']])).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((what) => [what, '1.4.0']),
  );
});
