import { zoneChoices } from './zoneChoices.ts';

test('US zones come first, by their common names', () => {
  const { unitedStates, others } = zoneChoices(
    'en',
    ['Europe/Berlin', 'America/New_York', 'Asia/Ho_Chi_Minh'],
    '',
  );
  expect(unitedStates.map(({ label }) => label)).toEqual([
    'New York – Eastern Time',
    'Chicago – Central Time',
    'Denver – Mountain Time',
    'Phoenix – Mountain Standard Time',
    'Los Angeles – Pacific Time',
    'Anchorage – Alaska Time',
    expect.stringMatching(/^Honolulu – Hawaii/),
  ]);
  expect(others).toEqual([
    { value: 'Asia/Ho_Chi_Minh', label: 'Asia/Ho Chi Minh' },
    { value: 'Europe/Berlin', label: 'Europe/Berlin' },
  ]);
});

test.each([
  ['a zone missing in the browser', 'UTC', ['Europe/Berlin', 'UTC']],
  ['an available one', 'Europe/Berlin', ['Europe/Berlin']],
  ['a US zone', 'America/Denver', ['Europe/Berlin']],
  ['none', '', ['Europe/Berlin']],
])('includes the selected zone: %s', (_, chosen, expected) => {
  expect(zoneChoices('en', ['Europe/Berlin'], chosen).others.map(({ value }) => value)).toEqual(expected);
});
