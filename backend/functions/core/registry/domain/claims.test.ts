import { manifestOf } from '../ownRegistry.fixture.ts';
import { claimProblem, claimsOf, segmentsOf, type SegmentHolder } from './claims.ts';

const onSite = { 'mf-team': ['team', ':businessSlug'], 'mf-tracking': ['tracking'] };

test.each<[string, SegmentHolder, string | null]>([
  ['hello', { kind: 'none' }, null],
  ['hello-2', { kind: 'module', module: 'mf-hello' }, null],
  ['hello', { kind: 'module', module: 'mf-other' }, 'The address /hello belongs to mf-other.'],
  ['hello', { kind: 'business' }, 'The address /hello belongs to a business, or did once.'],
  ['team', { kind: 'none' }, 'The address /team belongs to mf-team.'],
  ['help', { kind: 'none' }, 'The address /help belongs to the product.'],
  ['mf-hello', { kind: 'none' }, 'The address /mf-hello belongs to the product.'],
  ['modules', { kind: 'none' }, 'The address /modules belongs to the product.'],
  ...['', ':id', '*', 'Hello', 'hello.json', '%2e', '-x', 'x'.repeat(61)].map(
    (segment): [string, SegmentHolder, string] => [
      segment,
      { kind: 'none' },
      `The route /${segment} must begin with a name of its own, in lower-case letters, digits and hyphens.`,
    ],
  ),
])('mf-hello and /%s, which %j has: %j', (segment, holder, problem) => {
  expect(claimProblem('mf-hello', segment, holder, onSite)).toBe(problem);
});

test('a module of the site keeps what it has there, and reserves nothing for it', () => {
  expect(claimProblem('mf-team', ':businessSlug', { kind: 'none' }, onSite)).toBeNull();
  expect(claimProblem('mf-team', 'tracking', { kind: 'none' }, onSite)).toContain('mf-tracking');
  expect(claimsOf('mf-team', ['team', 'crew'], onSite)).toEqual(['crew']);
  expect(claimsOf('mf-hello', ['hello'], onSite)).toEqual(['hello']);
});

test('each first segment of the routes is listed once', () => {
  const manifests = ['/hello', '/hello/:id', '/bye/x/y', '/'].map((path) => manifestOf('mf-hello', path));
  expect(segmentsOf(manifests)).toEqual(['hello', 'bye', '']);
});
