import type { Weekday } from 'shared-lib/domain';
import { daysEffect } from './daysEffect.ts';

const elm = { id: 'elm', propertyName: 'Elm Row', serviceDays: ['friday', 'monday'] as Weekday[] };
const oak = { id: 'oak', propertyName: '', serviceDays: ['tuesday'] as Weekday[] };
/** Sam serves each on Mondays. */
const regularAgent = (_id: string, day: string) => (day === 'monday' ? 'sam' : null);

test('days that come without an agent, and days that go with one, are named', () => {
  const effect = daysEffect([elm, oak], { way: 'exactly', days: ['tuesday'] }, regularAgent);
  expect(effect).toEqual([
    {
      name: 'Elm Row',
      before: ['monday', 'friday'],
      after: ['tuesday'],
      uncovered: ['tuesday'],
      unused: ['monday'],
    },
  ]);
});

test('a day that comes with its agent leaves nothing uncovered', () => {
  const [effect] = daysEffect([oak], { way: 'add', days: ['monday'] }, regularAgent);
  expect(effect).toMatchObject({ name: 'Unknown Property', after: ['monday', 'tuesday'], uncovered: [] });
});
