import { manifestOf } from '../ownRegistry.fixture.ts';
import type { ClaimedName } from 'shared-lib/contract/registry';
import { claimProblem, claimsOf, nameProblem, namesOf, segmentsOf, type SegmentHolder } from './claims.ts';

const onSite = { 'mf-team': ['team', ':businessSlug'], 'mf-tracking': ['tracking'] };

test.each<[string, SegmentHolder, string | null]>([
  ['hello', { kind: 'none' }, null],
  ['hello-2', { kind: 'module', module: 'mf-hello' }, null],
  ['hello', { kind: 'module', module: 'mf-other' }, 'The address /hello belongs to mf-other.'],
  ['hello', { kind: 'business' }, 'The address /hello belongs, or once belonged, to a business.'],
  ['team', { kind: 'none' }, 'The address /team belongs to mf-team.'],
  ['help', { kind: 'none' }, 'The address /help belongs to the product.'],
  ['mf-hello', { kind: 'none' }, 'The address /mf-hello belongs to the product.'],
  ['modules', { kind: 'none' }, 'The address /modules belongs to the product.'],
  ...['', ':id', '*', 'Hello', 'hello.json', '%2e', '-x', 'x'.repeat(61)].map(
    (segment): [string, SegmentHolder, string] => [
      segment,
      { kind: 'none' },
      `The route /${segment} must begin with a name of its own: lowercase letters, digits and hyphens.`,
    ],
  ),
])('mf-hello and /%s, which %j has: %j', (segment, holder, problem) => {
  expect(claimProblem('mf-hello', segment, holder, onSite)).toBe(problem);
});

test('a module deployed with the site keeps its segments without reserving them', () => {
  expect(claimProblem('mf-team', ':businessSlug', { kind: 'none' }, onSite)).toBeNull();
  expect(claimProblem('mf-team', 'tracking', { kind: 'none' }, onSite)).toContain('mf-tracking');
  expect(claimsOf('mf-team', ['team', 'crew'], onSite)).toEqual(['crew']);
  expect(claimsOf('mf-hello', ['hello'], onSite)).toEqual(['hello']);
});

test('each first segment of the routes is listed once', () => {
  const manifests = ['/hello', '/hello/:id', '/bye/x/y', '/'].map((path) => manifestOf('mf-hello', path));
  expect(segmentsOf(manifests)).toEqual(['hello', 'bye', '']);
});

const names = {
  'mf-team': ['slot dashboard.cards/team', 'nav /team'],
  'mf-tracking': ['nav /tracking'],
} as const;

test.each<[ClaimedName, string | null, string | null]>([
  ['slot dashboard.cards/hello', null, null],
  ['slot dashboard.cards/hello', 'mf-hello', null],
  ['slot dashboard.cards/hello', 'mf-other', 'The slot id dashboard.cards/hello belongs to mf-other.'],
  ['slot dashboard.cards/team', null, 'The slot id dashboard.cards/team belongs to mf-team.'],
  // The site's own comes first, even if another has reserved it before.
  ['slot dashboard.cards/team', 'mf-hello', 'The slot id dashboard.cards/team belongs to mf-team.'],
  ['slot header.search/team', null, null],
  ['slot settings.tabs/support', null, 'The slot id settings.tabs/support belongs to the shell.'],
  ['nav /', null, 'The navigation entry to / belongs to the shell.'],
  ['nav /team', null, 'The navigation entry to /team belongs to mf-team.'],
  ['nav /team?add=1', null, null],
  ['nav /hello', 'mf-other', 'The navigation entry to /hello belongs to mf-other.'],
])('mf-hello and the name “%s”, which %j has reserved: %j', (name, holder, problem) => {
  expect(nameProblem('mf-hello', name, holder, names)).toBe(problem);
});

test('a module deployed with the site keeps its names, and reserves only new ones', () => {
  expect(nameProblem('mf-team', 'nav /team', null, names)).toBeNull();
  expect(nameProblem('mf-team', 'nav /tracking', null, names)).toContain('mf-tracking');
  expect(claimsOf<ClaimedName>('mf-team', ['nav /team', 'nav /crew'], names)).toEqual(['nav /crew']);
});

test('each name of the static halves is listed once', () => {
  const manifest = {
    ...manifestOf('mf-hello'),
    nav: [{ label: { en: 'Hello' }, icon: 'help', to: '/hello', order: 1 } as const],
    slots: [
      { slot: 'dashboard.cards', id: 'a', label: { en: 'A' }, order: 1, component: 'A' } as const,
      { slot: 'header.search', id: 'a', label: { en: 'A' }, order: 1, component: 'A' } as const,
    ],
  };
  expect(namesOf([manifest, manifest])).toEqual([
    'slot dashboard.cards/a',
    'slot header.search/a',
    'nav /hello',
  ]);
});
