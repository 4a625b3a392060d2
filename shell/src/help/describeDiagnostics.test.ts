import type { Problem } from 'shared-lib/data';
import { supportLimits } from 'shared-lib/domain';
import { describeDiagnostics, type DiagnosticFacts } from './describeDiagnostics.ts';

const facts: DiagnosticFacts = {
  script: '/shell/1.2.3/assets/main.abc123.js',
  modules: { 'mf-team': '1.0.0' },
  uid: 'olivia',
  customerId: 'olivia',
  browser: 'Mozilla/5.0',
  language: 'en-US',
  timeZone: 'America/New_York',
  viewport: '1440 × 900',
  theme: 'dark',
  problems: [],
};

const problem = (at: number, detail: string | null): Problem => ({
  at,
  what: 'mf-team TeamPage threw',
  origin: { module: 'mf-team', version: '1.0.0', reason: 'threw' },
  detail,
});

const read = (given: Partial<DiagnosticFacts>) =>
  JSON.parse(describeDiagnostics({ ...facts, ...given })) as Record<string, unknown> & {
    problems: unknown[];
  };

test('describes the page, newest problem first', () => {
  expect(read({ problems: [problem(0, null), problem(1000, 'TypeError: x')] })).toEqual({
    app: '1.2.3 (main.abc123.js)',
    modules: { 'mf-team': '1.0.0' },
    uid: 'olivia',
    customerId: 'olivia',
    browser: 'Mozilla/5.0',
    language: 'en-US',
    timeZone: 'America/New_York',
    viewport: '1440 × 900',
    theme: 'dark',
    problems: [
      {
        at: '1970-01-01T00:00:01.000Z',
        what: 'mf-team TeamPage threw',
        module: 'mf-team',
        version: '1.0.0',
        reason: 'threw',
        detail: 'TypeError: x',
      },
      {
        at: '1970-01-01T00:00:00.000Z',
        what: 'mf-team TeamPage threw',
        module: 'mf-team',
        version: '1.0.0',
        reason: 'threw',
      },
    ],
  });
});

test.each([
  [null, null],
  ['https://elsewhere.example/main.js', null],
  ['/shell/2.0.0/main.js', '2.0.0 (main.js)'],
])('the script %s belongs to app version %s', (script, app) => {
  expect(read({ script }).app).toBe(app);
});

test('stays within a request’s limit and keeps the newest problems', () => {
  const problems = Array.from({ length: 50 }, (_, index) => problem(index, 'x'.repeat(500)));
  const text = describeDiagnostics({ ...facts, browser: 'y'.repeat(10_000), problems });
  expect(text.length).toBeLessThanOrEqual(supportLimits.diagnosticsMax);
  const kept = (JSON.parse(text) as { problems: { at: string }[] }).problems;
  expect(kept.length).toBeGreaterThan(10);
  expect(kept[0]?.at).toBe(new Date(49).toISOString());
});
