import { communitySchema } from 'shared-lib/domain';
import { keptByMend } from './keptByMend.ts';

// 14 July 2026 is a Tuesday.
const now = Date.parse('2026-07-14T13:00-04:00');
const times = { setOutStart: '18:00', setOutEnd: '20:00', serviceStart: '20:00', binInBy: '09:00' };
const plan = (until: string, more: object = {}) => ({
  until,
  serviceDays: ['monday'],
  ...times,
  timezone: 'America/New_York',
  ...more,
});
const agent = { until: '2026-07-06', memberId: 'sam' };

test.each<[string, Record<string, unknown>, object, object]>([
  [
    'service days of which some can be read',
    { serviceDays: ['monday', 'someday'] },
    {},
    { pastPlans: [plan('2026-07-13')] },
  ],
  [
    'service days that can’t be read',
    { serviceDays: 'monday' },
    {},
    { pastPlans: [plan('2026-07-13', { serviceDays: [] })] },
  ],
  ['a time that was entered anew', { setOutStart: 'late' }, { serviceDays: [], setOutStart: '19:00' }, {}],
  [
    'replaced plans of which some can be read',
    { pastPlans: [plan('2026-07-01'), { until: 'once' }] },
    { serviceDays: [] },
    { pastPlans: [plan('2026-07-01')] },
  ],
  [
    'replaced specialists of whom some can be read',
    { pastAgents: [agent, 7] },
    { serviceDays: [] },
    { pastAgents: [agent] },
  ],
  [
    'rules, past and present, of which some can be read',
    { rules: ['Tie bags.', 42], pastRules: [{ until: '2026-07-01', rules: [] }, 7] },
    { serviceDays: [] },
    {
      pastRules: [
        { until: '2026-07-01', rules: [] },
        { until: '2026-07-13', rules: ['Tie bags.'] },
      ],
    },
  ],
  ['something else', { contactName: 42, pastAgents: [agent] }, { serviceDays: [], pastAgents: [agent] }, {}],
])('mending keeps what can be read of %s', (_, data, mended, kept) => {
  const after = communitySchema.parse({ id: 'one', propertyName: 'One', serviceDays: ['friday'], ...mended });
  expect(keptByMend(data, after, now)).toEqual(kept);
});
