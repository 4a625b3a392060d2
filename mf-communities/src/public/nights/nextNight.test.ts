import { publicPageSchema, readDocument } from 'shared-lib/domain';
import { weekdays } from 'shared-lib/domain';
import { nextNightLabel, timeLeft } from './nextNight.ts';

const zone = 'America/New_York';
const at = (moment: string) => Date.parse(`${moment}-05:00`);

const pageOf = (fields: object) => {
  const read = readDocument(publicPageSchema, 'publicPages/elm', {
    businessName: 'Elm Valet',
    propertyName: 'Elm Court',
    timezone: zone,
    serviceDays: [...weekdays],
    ...fields,
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

const visit = (startedAt: string, endedAt: string | null) => ({
  visit: {
    date: '2026-11-25',
    startedAt: new Date(at(startedAt)),
    endedAt: endedAt === null ? null : new Date(at(endedAt)),
  },
});

test.each([
  ['in the evening, before service', '2026-11-25T19:00', {}, 'tonight'],
  [
    'when the team has come and gone',
    '2026-11-25T23:00',
    visit('2026-11-25T20:00', '2026-11-25T21:00'),
    'tomorrow',
  ],
  [
    'after midnight, while the team is still there',
    '2026-11-26T00:30',
    visit('2026-11-25T23:00', null),
    'itsDate',
  ],
  [
    'after midnight, when the team has gone',
    '2026-11-26T00:30',
    visit('2026-11-25T20:00', '2026-11-25T21:00'),
    'tonight',
  ],
  ['in the morning', '2026-11-26T09:00', visit('2026-11-25T20:00', '2026-11-25T21:00'), 'tonight'],
  [
    'on a day before one without service',
    '2026-11-25T23:00',
    { serviceDays: ['wednesday', 'friday'] },
    'itsDate',
  ],
  ['without any service days', '2026-11-25T19:00', { serviceDays: [] }, 'none'],
] as const)('the next night %s', (_, moment, fields, expected) => {
  expect(nextNightLabel(pageOf(fields), at(moment))).toBe(expected);
});

test.each([
  [30_000, 'en', '1 minute'],
  [35 * 60_000, 'en', '35 minutes'],
  [60 * 60_000, 'en', '1 hour'],
  [130 * 60_000 - 1, 'en', '2 hours, 10 minutes'],
  [130 * 60_000, 'es', '2 horas y 10 minutos'],
])('%i ms in %s', (millis, language, expected) => {
  expect(timeLeft(millis, language)).toBe(expected);
});
