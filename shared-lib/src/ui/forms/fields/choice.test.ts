import { weekdays } from '../../../domain/index.ts';
import { toggled } from './choice.ts';

test('days are toggled and kept in weekday order', () => {
  expect(toggled(weekdays, [], 'friday')).toEqual(['friday']);
  expect(toggled(weekdays, ['friday'], 'monday')).toEqual(['monday', 'friday']);
  expect(toggled(weekdays, ['monday', 'friday'], 'monday')).toEqual(['friday']);
});
