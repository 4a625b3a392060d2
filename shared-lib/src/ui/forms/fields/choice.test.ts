import { weekdays } from '../../../domain/index.ts';
import { toggleChoice } from './choice.ts';

test('days are toggled and kept in weekday order', () => {
  expect(toggleChoice(weekdays, [], 'friday')).toEqual(['friday']);
  expect(toggleChoice(weekdays, ['friday'], 'monday')).toEqual(['monday', 'friday']);
  expect(toggleChoice(weekdays, ['monday', 'friday'], 'monday')).toEqual(['friday']);
});
