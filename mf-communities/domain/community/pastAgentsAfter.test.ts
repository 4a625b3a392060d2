import type { PastAgent } from 'shared-lib/domain';
import { pastAgentsRestored } from './pastAgentsAfter.ts';

// 13 July 2026 is a Monday.
const stored = {
  createdAt: Date.parse('2026-07-01T12:00-04:00'),
  serviceStart: '20:00',
  timezone: 'America/New_York',
  pastAgents: [] as PastAgent[],
};

const at = (moment: string) => Date.parse(`2026-07-${moment}-04:00`);

const monday = { day: 'monday', from: 'sam' } as const;

test('a restored community keeps its specialists before it was archived, and no one in between', () => {
  const friday = { day: 'friday', from: 'lou' } as const;
  const archived = { ...stored, archivedAt: at('13T22:00') };
  expect(pastAgentsRestored(archived, [monday, friday], [monday], at('29T10:00'))).toEqual([
    { until: '2026-07-06', memberId: 'sam' },
    { until: '2026-07-10', memberId: 'lou' },
    { until: '2026-07-27', memberId: null },
  ]);
});
