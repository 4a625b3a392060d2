import { repairableUnits } from './repairableUnits.ts';
import { unitSchema } from './unit.ts';

test('a repair of a unit keeps its links and records when it was made', () => {
  expect(repairableUnits).toEqual({
    collection: 'units',
    schema: unitSchema,
    becomes: { smsOptOutAt: expect.any(Function) },
    kept: ['communityId', 'binTagId'],
    touched: ['updatedAt'],
  });
});

test('a resident whose answer is damaged gets no texts', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(repairableUnits.becomes?.smsOptOutAt?.({ customerId: 'sunrise', id: 'u1', now })).toEqual({
    smsOptOutAt: now,
    smsOptIn: false,
  });
});
