import { communitySchema, type PastAgent } from 'shared-lib/domain';
import { pastSettingsAfterEdit } from './pastSettingsAfterEdit.ts';

// 13 July 2026 is a Monday.
const stored = {
  createdAt: Date.parse('2026-07-01T12:00-04:00'),
  serviceStart: '20:00',
  timezone: 'America/New_York',
  pastAgents: [] as PastAgent[],
};

const at = (moment: string) => Date.parse(`2026-07-${moment}-04:00`);

const monday = { day: 'monday', from: 'sam' } as const;

const settings = {
  ...stored,
  serviceDays: ['monday' as const, 'friday' as const],
  noServiceDates: [],
  setOutStart: '18:00',
  setOutEnd: '20:00',
  binInBy: '09:00',
  pastPlans: [],
  rules: [],
  pastRules: [],
  geofence: null,
  pastGeofences: [],
  districtManagerId: 'dana',
  pastManagers: [] as PastAgent[],
};

test.each<[string, string, object, object, boolean?]>([
  [
    'a removed service day that is served tonight keeps its specialist with its plan',
    '13T18:30',
    { serviceDays: ['friday'] },
    {
      pastPlans: [expect.objectContaining({ until: '2026-07-13', serviceDays: settings.serviceDays })],
      pastAgents: [{ until: '2026-07-13', memberId: 'sam' }],
    },
  ],
  [
    'a removed service day keeps its specialist who clocked in before set-out',
    '13T17:00',
    { serviceDays: ['friday'], geofence: { lat: 1, lng: 1, radiusM: 50 }, districtManagerId: null },
    {
      pastPlans: [expect.objectContaining({ until: '2026-07-13', serviceDays: settings.serviceDays })],
      pastAgents: [{ until: '2026-07-13', memberId: 'sam' }],
      pastGeofences: [{ until: '2026-07-13', geofence: null }],
      pastManagers: [{ until: '2026-07-13', memberId: 'dana' }],
    },
    true,
  ],
  [
    'another field keeps no plan',
    '13T18:30',
    { totalUnits: 3 },
    { pastAgents: [{ until: '2026-07-06', memberId: 'sam' }] },
  ],
])('what an edit keeps: %s', (_, now, fields, kept, hasClockIn = false) => {
  expect(pastSettingsAfterEdit(settings, fields, [monday], at(now), hasClockIn)).toEqual(kept);
});

test.each([
  ['another, after service has begun', '13T21:40', 'lee', [{ until: '2026-07-13', memberId: 'dana' }]],
  ['none, after service has begun', '13T21:40', null, [{ until: '2026-07-13', memberId: 'dana' }]],
  ['another, before service', '13T12:00', 'lee', [{ until: '2026-07-12', memberId: 'dana' }]],
  ['the same', '13T21:40', 'dana', undefined],
])('a District Manager who is replaced by %s keeps the last night that had begun', (_, now, to, expected) => {
  expect(pastSettingsAfterEdit(settings, { districtManagerId: to }, [], at(now), false).pastManagers).toEqual(
    expected,
  );
});

test('an edit that replaces nothing keeps nothing', () => {
  expect(pastSettingsAfterEdit(settings, { setOutStart: '18:00' }, [], at('13T18:30'), false)).toEqual({});
});

const tie = 'Tie every bag.';

const bins = 'Bins in by 9.';

const community = communitySchema.parse({
  id: 'maple',
  propertyName: 'Maple Court',
  serviceDays: ['monday'],
  rules: [bins],
  pastRules: [
    { until: '2026-07-01', rules: [] },
    { until: '2026-07-10', rules: [tie] },
  ],
});

test.each<[string, string, object, object]>([
  [
    'before residents set out',
    '13T17:59',
    { rules: [tie] },
    { pastRules: [{ until: '2026-07-12', rules: [bins] }] },
  ],
  [
    'once they may have set out',
    '13T18:00',
    { rules: [] },
    { pastRules: [{ until: '2026-07-13', rules: [bins] }] },
  ],
  ['to the same', '13T18:00', { rules: [bins] }, {}],
  ['with something else', '13T18:00', { totalUnits: 3 }, {}],
])('rules changed %s', (_, now, fields, kept) => {
  const { pastRules: __, ...others } = community;
  const moment = Date.parse(`2026-07-${now}-04:00`);
  expect(
    pastSettingsAfterEdit(
      { ...others, pastRules: [], geofence: null, pastGeofences: [] },
      fields,
      [],
      moment,
      false,
    ),
  ).toEqual(kept);
});
