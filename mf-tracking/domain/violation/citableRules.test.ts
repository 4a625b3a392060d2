import { communitySchema } from 'shared-lib/domain';
import { citableRules } from './citableRules.ts';

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

test.each<[string, string, string[]]>([
  ['as it read that night', '2026-07-10', [tie]],
  ['as it has read since', '2026-07-11', [bins]],
  ['as it reads today, if none was entered by then', '2026-07-01', [bins]],
])('a case cites a rule %s', (_, night, rules) => {
  expect(citableRules(community, night)).toEqual(rules);
});
