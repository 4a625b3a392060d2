import { parseView, withView } from './scheduleAddress.ts';

const tonight = '2026-11-18';

test.each([
  ['', { span: 'week', by: 'community' }],
  ['week=2026-11-02', { span: 'week', by: 'community' }],
  ['view=month&by=agent', { span: 'month', by: 'agent' }],
  ['view=year&by=moon', { span: 'week', by: 'community' }],
])('%s', (address, view) => {
  expect(parseView(new URLSearchParams(address))).toEqual(view);
});

test.each([
  ['', 'month', 'view=month'],
  ['week=2026-11-02', 'month', 'view=month'],
  ['week=2026-10-26', 'month', 'view=month&month=2026-10'],
  ['week=2026-12-28&q=oak&agent=a', 'month', 'q=oak&agent=a&view=month&month=2026-12'],
  ['week=nonsense', 'month', 'view=month'],
  ['view=month', 'week', ''],
  ['view=month&month=2026-12', 'week', 'week=2026-11-30'],
  ['view=month&month=2027-01', 'week', 'week=2027-01-04'],
  ['view=month&month=2026-08', 'week', 'week=2026-08-03'],
  ['view=month&day=2026-11-03', 'week', 'week=2026-11-02'],
  ['view=month&day=2026-11-20', 'week', ''],
  ['view=month&month=2026-12&day=2026-11-03', 'week', 'week=2026-11-30'],
] as const)('%s as a %s', (address, span, expected) => {
  expect(withView(new URLSearchParams(address), { span }, tonight).toString()).toBe(expected);
});

test('the grouping changes nothing else', () => {
  const grouped = withView(new URLSearchParams('view=month&month=2026-12&q=oak'), { by: 'agent' }, tonight);
  expect(grouped.toString()).toBe('view=month&month=2026-12&q=oak&by=agent');
  expect(withView(grouped, { by: 'community' }, tonight).has('by')).toBe(false);
});
