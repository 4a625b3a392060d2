import { assignedAgentSchema } from '../community/assignedAgent.ts';
import { checkpointSchema } from '../checkpoint/checkpoint.ts';
import { checkpointScanSchema } from '../checkpoint/checkpointScan.ts';
import { clockInOutSchema } from '../clockInOut/clockInOut.ts';
import { communitySchema } from '../community/community.ts';
import { residentMessageSchema } from '../contactSubmission/residentMessage.ts';
import { customerSchema } from '../customer/customer.ts';
import { readDocument, type DocumentSchema } from './document.ts';
import { path, minReads, valueOf } from './minimalDocument.fixture.ts';
import { notificationSchema } from '../notification/notification.ts';
import { requestRecordSchema } from '../request/requestRecord.ts';
import { scheduleNightSchema } from '../schedule/scheduleNight.ts';
import { serviceLogSchema } from '../serviceLog/serviceLog.ts';
import { shiftReportSchema } from '../shiftReport/shiftReport.ts';
import { subscriptionSchema } from '../subscription/subscription.ts';
import { teamMemberSchema, teamRecordSchema } from '../teamMember/teamMember.ts';
import { unitSchema } from '../unit/unit.ts';
import { violationSchema } from '../violation/violation.ts';
import { violationTypeSchema } from '../violation/violationType.ts';

const shiftRecord = { serviceDate: '2026-07-15', communityId: 'maple-court' };

/** The minimum fields of each kind of document. */
const least: readonly [string, DocumentSchema<unknown>, Record<string, unknown>][] = [
  ['customer', customerSchema, {}],
  ['team member', teamMemberSchema, { tier: 'Admin' }],
  ['team record', teamRecordSchema, {}],
  ['community', communitySchema, { propertyName: 'Maple Court' }],
  ['schedule of a night', scheduleNightSchema, {}],
  ['requests', requestRecordSchema, {}],
  ['subscription', subscriptionSchema, { status: 'active' }],
  ['notification', notificationSchema, {}],
  ['shift report', shiftReportSchema, { ...shiftRecord, status: 'submitted' }],
  ['clock in/out', clockInOutSchema, { ...shiftRecord, status: 'open' }],
  ['checkpoint', checkpointSchema, { communityId: 'maple-court', name: 'North stairs' }],
  ['checkpoint scan', checkpointScanSchema, { ...shiftRecord, checkpointId: 'a', result: 'onTime' }],
  ['unit', unitSchema, { communityId: 'maple-court', unitNumber: '101' }],
  [
    'violation',
    violationSchema,
    { ...shiftRecord, caseNumber: 'V-1', unitId: 'u', typeId: 't', status: 'open' },
  ],
  ['violation type', violationTypeSchema, { name: { en: 'Loose trash' } }],
  ['service log', serviceLogSchema, { ...shiftRecord, unitId: 'u', outcome: 'collected' }],
  ['resident message', residentMessageSchema, { communityId: 'maple-court', topic: 'other' }],
];

const errorOf = (schema: DocumentSchema<unknown>, data: Record<string, unknown>) => {
  const result = readDocument(schema, path, data);
  return result.ok ? 'no error' : result.error;
};

describe.each(least)('a %s', (_, schema, data) => minReads(schema, data));

test('"an assigned specialist repeats the ids of its path"', () => {
  const data = { day: 'monday', communityId: 'maple-court', customerId: 'olivia', memberId: 'sam' };
  const result = readDocument(
    assignedAgentSchema,
    'customers/olivia/communities/maple-court/assignedAgents/monday',
    data,
  );
  expect(result).toEqual({ ok: true, value: { id: 'monday', ...data } });
});

test('a damaged document says where, which fields and what was expected', () => {
  expect(errorOf(teamMemberSchema, { tier: 'Boss', email: 7, firstName: 'x'.repeat(501) })).toBe(
    `${path}: firstName: expected at most 500 (string); email: expected string; ` +
      'tier: expected one of Admin, District Manager, Collection Specialist',
  );
});

test.each([
  ['an unknown weekday', communitySchema, { propertyName: 'M', serviceDays: ['Mon'] }, 'serviceDays.0'],
  ['an unknown zone', communitySchema, { propertyName: 'M', timezone: 'Mars/Olympus' }, 'timezone'],
  [
    'a time of day past midnight',
    communitySchema,
    { propertyName: 'M', serviceStart: '24:30' },
    'serviceStart',
  ],
  [
    'an invalid date',
    communitySchema,
    { propertyName: 'M', noServiceDates: ['2026-02-30'] },
    'noServiceDates.0',
  ],
  ['a negative number of units', communitySchema, { propertyName: 'M', totalUnits: -1 }, 'totalUnits'],
  ['half a cent', communitySchema, { propertyName: 'M', ratePerDoorCents: 0.5 }, 'ratePerDoorCents'],
  [
    'a phone number without country',
    unitSchema,
    { ...shiftRecord, unitNumber: '1', phone: '555 0100' },
    'phone',
  ],
  [
    'a place off the globe',
    communitySchema,
    { propertyName: 'M', geofence: { lat: 91, lng: 0 } },
    'geofence.lat',
  ],
  [
    'more than six photos',
    violationSchema,
    { ...least[13]?.[2], photos: Array(7).fill({ path: 'p' }) },
    'photos',
  ],
])('refuses %s', (_, schema, data, field) => {
  expect(errorOf(schema, data)).toContain(`${field}: expected`);
});

test('the notification settings have the defaults of the spec', () => {
  expect(valueOf(customerSchema, {})).toMatchObject({
    notifyClockInOut: true,
    notifyViolations: true,
    notifyContactSubmissions: true,
    notifyMissedShifts: true,
    notifyEmployeeRequests: true,
    emailContactSubmissions: false,
  });
});

test.each([
  [{}, false],
  [{ onboardingComplete: true }, true],
  [{ initialOnboardingComplete: true }, true],
  [{ initialOnboardingComplete: false, onboardingComplete: true }, false],
  [{ initialOnboardingComplete: null, onboardingComplete: true }, true],
])('onboarding of %j is complete: %s', (data, complete) => {
  expect(valueOf(customerSchema, data).initialOnboardingComplete).toBe(complete);
});

test.each([
  [{}, true],
  [{ isActive: true }, true],
  [{ isActive: false }, false],
])('a member with %j is active: %s', (data, isActive) => {
  expect(valueOf(teamMemberSchema, { tier: 'Admin', ...data }).isActive).toBe(isActive);
});

test.each([
  [{ firstName: 'Adam', lastName: 'Reyes' }, 'Adam Reyes'],
  [{ firstName: 'Adam' }, 'Adam'],
  [{}, ''],
])('the full name of %j', (data, fullName) => {
  expect(valueOf(teamMemberSchema, { tier: 'Admin', ...data }).fullName).toBe(fullName);
});

test.each([
  ['the author of the last change', { lastModified: 7, lastModifiedBy: { uid: 'adam', at: 7 } }, 'adam'],
  ['no one for a later change', { lastModified: 8, lastModifiedBy: { uid: 'adam', at: 7 } }, null],
  ['no one when no author is given', { lastModified: 7 }, null],
  ['no one for no change', {}, null],
])('a member was last changed by %s', (_, data, by) => {
  expect(valueOf(teamMemberSchema, { tier: 'Admin', ...data }).lastModifiedBy).toBe(by);
});

test('a schedule entry without a new specialist is a cleared shift', () => {
  const schedule = [
    { communityId: 'a', newAgentId: '' },
    { communityId: 'b' },
    { communityId: 'c', newAgentId: 'sam' },
  ];
  expect(valueOf(scheduleNightSchema, { schedule }).schedule.map((entry) => entry.newAgentId)).toEqual([
    null,
    null,
    'sam',
  ]);
});

test('a damaged schedule entry is skipped and counted, and doesn’t hide others', () => {
  const night = valueOf(scheduleNightSchema, {
    schedule: [
      { newAgentId: 'kim' },
      { communityId: 'a', newAgentId: 'sam' },
      null,
      { communityId: 'b', newAgentId: 7 },
    ],
  });
  expect(night.schedule).toEqual([{ communityId: 'a', newAgentId: 'sam' }]);
  expect(night.damaged).toBe(3);
});
