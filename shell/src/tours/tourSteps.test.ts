import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTourSteps, tourIds, type ModuleManifest, type ModuleRelease } from 'shared-lib/contract';
import { shellTourSteps } from './shellTourSteps.ts';
import { placeholders, tourSteps } from './tourSteps.ts';

const releases = ['mf-settings', 'mf-communities', 'mf-team', 'mf-tracking', 'mf-billing'].map(
  (name): ModuleRelease => ({
    version: '1.0.0',
    manifest: JSON.parse(
      readFileSync(join(__dirname, '../../..', name, 'module.json'), 'utf8'),
    ) as ModuleManifest,
  }),
);
const all = tourIds.flatMap((tour) => tourSteps(tour, releases));

/** The `data-tour` values of spec section 2. */
const targets = [
  ...['dashboard-stats', 'quick-reports', 'nav-team', 'nav-communities', 'nav-schedule'],
  ...['settings-tab-operations', 'settings-tab-sms', 'settings-tab-checkpoints', 'service-features'],
  ...['violation-types', 'sms-notifications', 'qr-code-preview', 'team-role-selector', 'body'],
];

/** Targets without a tour step in the spec: where a community is added. */
const furtherTargets = ['add-community'];

test('the welcome tour visits what the spec lists, in order', () => {
  expect(tourSteps('welcome', releases).map(({ target }) => target)).toEqual([
    'body',
    'dashboard-stats',
    'settings-tab-operations',
    'settings-tab-sms',
    'settings-tab-checkpoints',
    'nav-communities',
    'nav-team',
    'nav-schedule',
    'body',
  ]);
});

test('says how long setup takes and what an employee costs', () => {
  const copy = tourSteps('welcome', releases).map(({ content }) => content.en);
  expect(copy.filter((text) => text.includes('10-15 minutes'))).toHaveLength(1);
  expect(
    copy.filter((text) => text.includes('Additional employees are <b>{{employeePrice}} per month')),
  ).toHaveLength(1);
});

test.each(tourIds)('%s has ordered steps in both languages', (tour) => {
  const steps = tourSteps(tour, releases);
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(new Set(steps.map(({ order }) => order)).size).toBe(steps.length);
  for (const { title, content } of steps) {
    expect(title?.es).toBeTruthy();
    expect(content.es).toBeTruthy();
  }
});

test('together they cover every target in the spec, and no others', () => {
  expect([...new Set(all.map(({ target }) => target))].sort()).toEqual(
    [...targets, ...furtherTargets].sort(),
  );
});

test('uses only known placeholders', () => {
  const used = all.flatMap(
    ({ content }) => [content.en, content.es ?? ''].join().match(/\{\{\w+\}\}/g) ?? [],
  );
  expect(used.length).toBeGreaterThan(0);
  for (const one of used) expect(Object.keys(placeholders)).toContain(one.slice(2, -2));
});

test('the shell’s own steps satisfy the contract for modules', () => {
  expect(parseTourSteps(shellTourSteps).problems).toEqual([]);
});
