import { bucketOf, type ModuleRelease, type ParsedEntry } from 'shared-lib/contract';
import {
  chooseModules,
  timeoutFor,
  versionsOf,
  formatVersionReason,
  type VersionChoice,
  type VersionReason,
} from './moduleChoices.ts';

const release = (version: string, contract = '^2.0.0'): ModuleRelease => ({
  version,
  manifest: { name: 'mf-team', contract, routes: [], nav: [], slots: [] },
});
const entry = (candidateContract?: string): ParsedEntry => ({
  module: 'mf-team',
  stable: release('1.1.0'),
  candidate: { ...release('1.2.0', candidateContract), percent: 50 },
  previous: release('1.0.0'),
});
const ids = Array.from({ length: 100 }, (_, index) => `customer-${index}`);
const inCohort = ids.find((id) => bucketOf('mf-team', id) < 5000)!;
const outside = ids.find((id) => bucketOf('mf-team', id) >= 5000)!;
const nothingElse = { hasFailed: () => false, overrides: new Map<string, VersionChoice>() };

const described = (choices: readonly VersionChoice[]) =>
  choices.map(({ release: { version }, reason }) => `${version} ${formatVersionReason(reason)}`);

test.each<[string, ParsedEntry, string | null, string[], string[]]>([
  [
    'in the cohort',
    entry(),
    inCohort,
    [],
    ['1.2.0 canary 50%', '1.1.0 fallback to stable', '1.0.0 fallback to previous'],
  ],
  ['everyone else', entry(), outside, [], ['1.1.0 stable', '1.0.0 fallback to previous']],
  ['a page without an account', entry(), null, [], ['1.1.0 stable', '1.0.0 fallback to previous']],
  [
    'after the candidate failed in this tab',
    entry(),
    inCohort,
    ['/mf-team/1.2.0/'],
    ['1.1.0 fallback to stable', '1.0.0 fallback to previous'],
  ],
  [
    'a candidate with an incompatible contract',
    entry('^9.0.0'),
    inCohort,
    [],
    ['1.1.0 fallback to stable', '1.0.0 fallback to previous'],
  ],
  [
    'after all of them failed, starts over',
    entry(),
    outside,
    ['/mf-team/1.1.0/', '/mf-team/1.0.0/'],
    ['1.1.0 stable', '1.0.0 fallback to previous'],
  ],
])('%s', (_, one, customerId, failed, expected) => {
  const circumstances = { ...nothingElse, customerId, hasFailed: (base: string) => failed.includes(base) };
  const [modules] = chooseModules([one], circumstances);
  expect(described(modules!.choices)).toEqual(expected);
});

test('reports versions with an incompatible contract', () => {
  const [modules] = chooseModules([entry('^9.0.0')], { ...nothingElse, customerId: inCohort });
  expect(described(modules!.refused)).toEqual(['1.2.0 canary 50%']);
});

test('an override has no fallback', () => {
  const override: VersionChoice = {
    release: release('1.3.0'),
    reason: { kind: 'override' },
    base: 'http://localhost:5050/',
  };
  const modules = chooseModules([entry()], {
    ...nothingElse,
    customerId: inCohort,
    overrides: new Map([['mf-team', override]]),
  });
  expect(modules).toEqual([{ module: 'mf-team', choices: [override], refused: [] }]);
  expect(versionsOf(modules)).toEqual({ 'mf-team': '1.3.0' });
});

test('an override may be for a module that isn’t served yet', () => {
  const override: VersionChoice = {
    release: { ...release('0.1.0'), manifest: { ...release('0.1.0').manifest, name: 'mf-new' } },
    reason: { kind: 'override' },
    base: '/mf-new/0.1.0-local/',
  };
  const modules = chooseModules([entry()], {
    ...nothingElse,
    customerId: null,
    overrides: new Map([['mf-new', override]]),
  });
  expect(versionsOf(modules)).toEqual({ 'mf-team': '1.1.0', 'mf-new': '0.1.0' });
});

test.each<[VersionReason, boolean, number]>([
  [{ kind: 'canary', percent: 20 }, true, 1000],
  [{ kind: 'pinned' }, true, 1000],
  [{ kind: 'pinned' }, false, 8000],
  [{ kind: 'stable' }, true, 8000],
  [{ kind: 'fallback', to: 'stable' }, true, 8000],
])('%j with a fast connection (%j) has a timeout of %j ms', (reason, isFast, expected) => {
  expect(timeoutFor({ reason }, isFast)).toBe(expected);
});
