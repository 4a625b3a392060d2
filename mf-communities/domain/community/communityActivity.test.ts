import { dayOfAgentChange } from './communityActivity.ts';

test.each([
  ['agent.monday', 'monday'],
  ['agent.someday', null],
  ['agents', null],
  ['propertyName', null],
])('of %s the day is %j', (field, day) => {
  expect(dayOfAgentChange({ field })).toBe(day);
});
