import {
  communitySchema,
  maxPastGeofences,
  maxPastHouseRules,
  maxPastPlans,
  type NightPlan,
  type PastAgent,
  type PastPlan,
} from 'shared-lib/domain';
import {
  pastGeofencesAfter,
  pastHouseRulesAfter,
  pastPlansAfter,
  pastSettingsAfterEdit,
} from './pastSettingsAfterEdit.ts';

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

describe('pastGeofencesAfter', () => {
  const east = { lat: 36.1, lng: -86.7, radiusM: 250 };
  const west = { lat: 36.1, lng: -86.8, radiusM: 400 };
  const community = communitySchema.parse({
    id: 'maple',
    propertyName: 'Maple Court',
    timezone: 'America/New_York',
    geofence: west,
    pastGeofences: [
      { until: '2026-07-10', geofence: null },
      { until: '2026-07-13', geofence: east },
    ],
  });

  // Service starts at 20:00. 14 July 2026 is a Tuesday.
  test.each<[string, string, object, object, object]>([
    [
      'a new position in the evening',
      '14T21:40',
      {},
      { geofence: east },
      { pastGeofences: [{ until: '2026-07-14', geofence: west }] },
    ],
    [
      'a new radius in the afternoon',
      '14T14:00',
      {},
      { geofence: { ...west, radiusM: 100 } },
      { pastGeofences: [{ until: '2026-07-13', geofence: west }] },
    ],
    [
      'a new position after midnight',
      '15T01:00',
      {},
      { geofence: east },
      { pastGeofences: [{ until: '2026-07-14', geofence: west }] },
    ],
    [
      'a first geofence',
      '14T21:40',
      { geofence: null },
      { geofence: west },
      { pastGeofences: [{ until: '2026-07-14', geofence: null }] },
    ],
    [
      'a removed geofence',
      '14T21:40',
      {},
      { geofence: null },
      { pastGeofences: [{ until: '2026-07-14', geofence: west }] },
    ],
    [
      'a second change before the next night',
      '14T14:00',
      { pastGeofences: [{ until: '2026-07-13', geofence: east }] },
      { geofence: null },
      {},
    ],
    ['the same geofence', '14T21:40', {}, { geofence: { ...west } }, {}],
    ['another field', '14T21:40', {}, { propertyName: 'Maple Place' }, {}],
  ])('keeps the geofence of past nights: %s', (_, time, stored, fields, kept) => {
    const before = { ...community, pastGeofences: [], ...stored };
    expect(pastSettingsAfterEdit(before, fields, [], Date.parse(`2026-07-${time}-04:00`), false)).toEqual(
      kept,
    );
  });

  test('only the latest are kept', () => {
    const pastGeofences = Array.from({ length: maxPastGeofences }, () => ({
      until: '2026-07-02',
      geofence: null,
    }));
    const after = pastGeofencesAfter({ geofence: west, pastGeofences }, east, '2026-07-03');
    expect(after).toHaveLength(maxPastGeofences);
    expect(after?.at(-1)).toEqual({ until: '2026-07-03', geofence: west });
  });

  test('a community without a history of geofences is accepted', () => {
    expect(communitySchema.parse({ id: 'oak', propertyName: 'Oak' }).pastGeofences).toEqual([]);
  });
});

describe('pastHouseRulesAfter', () => {
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

  test('after several changes before one night, only rules that applied to a night are kept', () => {
    expect(pastHouseRulesAfter(community, [tie], '2026-07-10')).toBeNull();
  });

  test('a community keeps as many replaced rules as a document has room for, the latest', () => {
    const many = (rules: string[], length: number) =>
      Array.from({ length }, (_, index) => ({ until: `2026-05-${10 + index}`, rules }));
    const short = pastHouseRulesAfter(
      { rules: [bins], pastRules: many([tie], maxPastHouseRules) },
      [],
      '2026-07-10',
    );
    expect(short).toHaveLength(maxPastHouseRules);
    const whole = Array.from({ length: 50 }, () => 'x'.repeat(2000));
    const long = pastHouseRulesAfter({ rules: whole, pastRules: many(whole, 5) }, [], '2026-07-10');
    expect(long?.map(({ until }) => until)).toEqual(['2026-05-14', '2026-07-10']);
  });
});

describe('pastPlansAfter', () => {
  const plan: NightPlan = {
    serviceDays: ['monday', 'wednesday'],
    setOutStart: '18:00',
    setOutEnd: '20:00',
    serviceStart: '20:00',
    binInBy: '09:00',
    timezone: 'America/New_York',
  };
  const until = (date: string, more: Partial<PastPlan> = {}): PastPlan => ({
    until: date,
    ...plan,
    ...more,
  });

  // 13 July 2026 is a Monday.
  const stored = { ...plan, noServiceDates: ['2026-07-15'], pastPlans: [] as PastPlan[] };
  test.each<[string, string, Partial<Record<keyof NightPlan, unknown>>, string | null]>([
    ['before residents set out', '2026-07-13T17:59-04:00', { setOutStart: '18:30' }, '2026-07-12'],
    ['once they may set out', '2026-07-13T18:00-04:00', { setOutStart: '18:30' }, '2026-07-13'],
    ['while the night lasts, in the morning', '2026-07-14T11:59-04:00', { binInBy: '10:00' }, '2026-07-13'],
    ['from noon on', '2026-07-14T12:00-04:00', { binInBy: '10:00' }, '2026-07-13'],
    ['on an evening without service', '2026-07-14T22:00-04:00', { serviceDays: ['tuesday'] }, '2026-07-13'],
    ['on an evening of a closure', '2026-07-15T22:00-04:00', { serviceDays: ['tuesday'] }, '2026-07-14'],
    [
      'by the clock of the old zone',
      '2026-07-13T18:30-04:00',
      { timezone: 'America/Los_Angeles' },
      '2026-07-13',
    ],
    ['to the same values', '2026-07-13T22:00-04:00', { serviceDays: ['monday', 'wednesday'] }, null],
    ['to something else', '2026-07-13T22:00-04:00', {}, null],
  ])('a plan changed %s', (_, now, fields, last) => {
    const after = pastPlansAfter(stored, fields, Date.parse(now), false);
    expect(after).toEqual(last === null ? null : [until(last)]);
  });

  test('after several changes before one night, the plan that applied to a night is kept', () => {
    const now = Date.parse('2026-07-14T13:00-04:00');
    const first = pastPlansAfter(stored, { setOutStart: '18:30' }, now, false)!;
    const changed = { ...stored, setOutStart: '18:30', pastPlans: [...first] };
    expect(pastPlansAfter(changed, { setOutStart: '19:00' }, now, false)).toBeNull();
  });

  test('a community keeps a limited number of replaced plans, the latest', () => {
    const pastPlans = Array.from({ length: maxPastPlans }, (_, index) => until(`2025-01-${index}`));
    const after = pastPlansAfter(
      { ...stored, pastPlans },
      { binInBy: '08:00' },
      Date.parse('2026-07-14T13:00-04:00'),
      false,
    )!;
    expect(after).toHaveLength(maxPastPlans);
    expect(after[0]).toBe(pastPlans[1]);
    expect(after.at(-1)?.until).toBe('2026-07-13');
  });

  test('a plan changed once someone has clocked in keeps that night, before set-out and on a day without service', () => {
    const lastAt = (now: string) => pastPlansAfter(stored, { setOutStart: '18:30' }, Date.parse(now), true);
    expect(lastAt('2026-07-13T17:00-04:00')).toEqual([until('2026-07-13')]);
    expect(lastAt('2026-07-14T17:00-04:00')).toEqual([until('2026-07-14')]);
  });
});
