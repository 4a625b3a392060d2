import { endOfDay, noticeFacts } from './noticeLetter.ts';
import { sighting } from '../../../shared-lib/src/domain/violation/violation.fixture.ts';

const type = { name: { en: 'Loose trash', es: 'Basura suelta' } };

test.each([
  ['its own names', { typeName: 'Litter', typeNameEs: 'Desechos' }, type, 'Litter', 'Desechos'],
  ['the type’s, if it has none', { typeName: '' }, type, 'Loose trash', 'Basura suelta'],
  [
    'the type’s Spanish one, while its English is the same',
    { typeName: 'Loose trash' },
    type,
    'Loose trash',
    'Basura suelta',
  ],
  ['its English one, once the type has another', { typeName: 'Litter' }, type, 'Litter', 'Litter'],
  ['its own, of a deleted type', { typeName: 'Litter' }, undefined, 'Litter', 'Litter'],
])('a notice cites %s', (_, more, of, en, es) => {
  const sources = {
    unit: { building: null, unitNumber: '1' },
    type: of,
    propertyName: 'M',
    businessName: 'S',
    sender: 'S',
  };
  const { violation } = noticeFacts(
    { violation: sighting(more), ...sources },
    { citedRule: null, cureBy: null },
  );
  expect(violation).toEqual({ en, es });
});

test.each([
  ['before the clocks are set back', '2026-10-31', '2026-11-01T03:59:00.000Z'],
  ['on the day they are', '2026-11-01', '2026-11-02T04:59:00.000Z'],
  ['on the day they are set forward', '2026-03-08', '2026-03-09T03:59:00.000Z'],
])('a day ends at its last minute, %s', (_, date, expected) => {
  expect(new Date(endOfDay(date, 'America/New_York')).toISOString()).toBe(expected);
});
