import { communitySchema, readDocument, type Community } from 'shared-lib/domain';
import { isProofOpen, proofContentOf, proofExpiresAt, visitTiming } from './doorProof.ts';

const day = 24 * 3_600_000;
const at = (local: string) => Date.parse(`${local}-05:00`);

const communityOf = (more: object = {}): Community => {
  const read = readDocument(communitySchema, 'communities/maple', {
    propertyName: 'Maple Court',
    serviceDays: ['friday'],
    timezone: 'America/New_York',
    noServiceDates: ['2026-11-27'],
    contactName: 'Secret Contact',
    ...more,
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const unit = { building: 'A', unitNumber: '101', residentName: 'Rosa Resident', phone: '+12125550100' };
const sources = {
  businessName: 'Sunrise Valet',
  community: communityOf(),
  unit,
  night: '2026-11-20',
  log: null,
  isExtra: false,
};
const log = {
  outcome: 'notCollected',
  reason: 'access',
  servicedAt: at('2026-11-20T21:10'),
  photo: { path: 'customers/o/serviceLogs/l/1.jpg' },
  memberId: 'sam',
} as never;

test('a proof says what the door’s record says, and nothing about anyone', () => {
  expect(proofContentOf({ ...sources, log })).toEqual({
    businessName: 'Sunrise Valet',
    communityName: 'Maple Court',
    door: 'A-101',
    night: '2026-11-20',
    timezone: 'America/New_York',
    outcome: 'notCollected',
    reason: 'access',
    servedAt: at('2026-11-20T21:10'),
    setOutFrom: at('2026-11-20T18:00'),
    setOutUntil: at('2026-11-20T20:00'),
    hasPhoto: true,
  });
});

test.each([
  ['a planned night without a record claims nothing', { night: '2026-11-20' }, 'unrecorded'],
  ['a weekday without service', { night: '2026-11-21' }, 'off'],
  ['the same with a specialist scheduled', { night: '2026-11-21', isExtra: true }, 'unrecorded'],
  ['a closure', { night: '2026-11-27' }, 'closed'],
  ['a record counts on a closure too', { night: '2026-11-27', log }, 'notCollected'],
])('%s', (_, more, outcome) => {
  expect(proofContentOf({ ...sources, ...more }).outcome).toBe(outcome);
});

test('a past night keeps the set-out window it had', () => {
  const community = communityOf({
    setOutStart: '19:00',
    setOutEnd: '21:00',
    pastPlans: [
      {
        until: '2026-11-20',
        serviceDays: ['friday'],
        setOutStart: '17:00',
        setOutEnd: '00:30',
        serviceStart: '21:00',
        binInBy: '09:00',
        timezone: 'America/New_York',
      },
    ],
  });
  expect(proofContentOf({ ...sources, community })).toMatchObject({
    setOutFrom: at('2026-11-20T17:00'),
    setOutUntil: at('2026-11-21T00:30'),
  });
});

test.each([
  [null, null],
  [99, 'before'],
  [100, 'during'],
  [199, 'during'],
  [200, 'after'],
] as const)('a visit at %p is %p the set-out window', (servedAt, timing) => {
  expect(visitTiming({ servedAt, setOutFrom: 100, setOutUntil: 200 })).toBe(timing);
});

test.each([
  ['until its last moment', null, 30 * day - 1, true],
  ['not after 30 days', null, 30 * day, false],
  ['not once it was revoked', 5, 10, false],
])('a link opens %s', (_, revokedAt, now, isOpen) => {
  expect(isProofOpen({ revokedAt, expiresAt: proofExpiresAt(0) }, now)).toBe(isOpen);
});
