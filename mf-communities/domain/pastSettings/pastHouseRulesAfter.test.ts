import { communitySchema } from 'shared-lib/domain';
import { maxPastHouseRules } from 'shared-lib/domain';
import { pastHouseRulesAfter } from './pastHouseRulesAfter.ts';

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
