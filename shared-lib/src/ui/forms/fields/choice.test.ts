import { weekdays } from '../../../domain/index.ts';
import { toggled } from './choice.ts';

test('days are taken in and out, always in the order of the week', () => {
  expect(toggled(weekdays, [], 'friday')).toEqual(['friday']);
  expect(toggled(weekdays, ['friday'], 'monday')).toEqual(['monday', 'friday']);
  expect(toggled(weekdays, ['monday', 'friday'], 'monday')).toEqual(['friday']);
});
