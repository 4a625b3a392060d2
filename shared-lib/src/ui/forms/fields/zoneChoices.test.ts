import { zoneChoices } from './zoneChoices.ts';

test('the zones of the United States come first, by the names that people know', () => {
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
  ['a zone that the browser leaves out', 'UTC', ['Europe/Berlin', 'UTC']],
  ['one that is there', 'Europe/Berlin', ['Europe/Berlin']],
  ['one of the United States', 'America/Denver', ['Europe/Berlin']],
  ['none', '', ['Europe/Berlin']],
])('chosen is %s', (_, chosen, expected) => {
  expect(zoneChoices('en', ['Europe/Berlin'], chosen).others.map(({ value }) => value)).toEqual(expected);
});
