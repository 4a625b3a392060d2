import { readPayload } from 'shared-lib/domain';
import {
  managerLinkState,
  newManagerLinkSchema,
  planManagerLinkAction,
  untilProblem,
  type ManagerLinkAction,
} from './managerLink.ts';

const today = '2026-07-15';
const now = Date.parse('2026-07-15T18:00:00Z');
const open = { until: '2026-12-31', expiresAt: now + 1000, revokedAt: null };
const expired = { ...open, until: '2026-07-01', expiresAt: now };
const revoked = { ...open, revokedAt: now - 5 };

const revoke: ManagerLinkAction = { act: 'revoke', linkId: 'one' };
const renew = (until: string, hasNewKey = false): ManagerLinkAction => ({
  act: 'renew',
  linkId: 'one',
  until,
  hasNewKey,
});

test.each<[string, ManagerLinkAction, typeof open | typeof revoked | null, object]>([
  ['ends one', revoke, open, { kind: 'revoke' }],
  ['ends an expired one, whose sessions may be renewed', revoke, expired, { kind: 'revoke' }],
  ['ends one again', revoke, revoked, { kind: 'nothing' }],
  ['ends a deleted one', revoke, null, { kind: 'refused', because: 'gone' }],
  ['renews one', renew('2027-01-31'), open, { kind: 'renew', until: '2027-01-31', hasNewKey: false }],
  ['renews it to the same day', renew('2026-12-31'), open, { kind: 'nothing' }],
  [
    'gives it another key',
    renew('2026-12-31', true),
    open,
    { kind: 'renew', until: '2026-12-31', hasNewKey: true },
  ],
  [
    'an expired one always gets another key',
    renew('2026-12-31'),
    expired,
    { kind: 'renew', until: '2026-12-31', hasNewKey: true },
  ],
  ['renews one that was ended', renew('2027-01-31'), revoked, { kind: 'refused', because: 'revoked' }],
  ['renews into the past', renew('2026-07-14'), open, { kind: 'refused', because: 'past' }],
  ['renews without an end', renew('2036-01-01'), open, { kind: 'refused', because: 'tooFar' }],
])('%s', (_, act, link, expected) => {
  expect(planManagerLinkAction(act, link, today, now)).toEqual(expected);
});

test.each([
  [open, 'open'],
  [expired, 'expired'],
  [revoked, 'revoked'],
])('the state of %o', (link, state) => {
  expect(managerLinkState(link, now)).toBe(state);
});

test.each([
  ['2026-07-14', 'past'],
  ['2026-07-15', null],
  ['2028-07-15', null],
  ['2028-07-16', 'tooFar'],
])('a last day of %s', (until, problem) => {
  expect(untilProblem(until, today)).toBe(problem);
});

const requested = {
  communityId: 'maple',
  name: ' Pat ',
  email: 'Pat@Example.com',
  language: 'es',
  until: today,
  wantsMail: true,
};

test.each([
  ['as it is', {}, true],
  ['without an address', { email: null, wantsMail: false }, true],
  ['emails without an address', { email: null }, false],
  ['without a name', { name: '  ' }, false],
  ['a name of 101 letters', { name: 'x'.repeat(101) }, false],
  ['an invalid day', { until: '2026-02-30' }, false],
  ['a path as community', { communityId: 'a/b' }, false],
  ['a script as address', { email: '<script>@x' }, false],
])('a new link %s', (_, change, isTaken) => {
  expect(readPayload(newManagerLinkSchema, { ...requested, ...change }).ok).toBe(isTaken);
});
