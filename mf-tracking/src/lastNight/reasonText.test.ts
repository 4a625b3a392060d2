import type { Translate } from 'shared-lib/i18n';
import { reasonsText, refusalText } from './reasonText.ts';

const t = ((key: string) => key) as Translate<'mf-tracking'>;

test.each([
  ['en-US', 'no clock-out, 1 missed door, 13 hours on the clock'],
  ['es-MX', 'sin salida, 1 puerta sin recolectar, 13 horas en turno'],
])('reasons with their figures in %s', (language, text) => {
  const reasons = [
    { code: 'noClockOut', count: null },
    { code: 'missedDoors', count: 1 },
    { code: 'tooLong', count: 13 },
  ] as const;
  expect(reasonsText(reasons, language)).toBe(text);
});

test.each([
  ['overlaps', 'hours overlap another shift'],
  ['note', 'note'],
  // Its figure isn't part of the response.
  ['missedDoors', 'lastNight.refusals.other'],
  ['locked', 'lastNight.refusals.locked'],
  ['returned', 'lastNight.refusals.other'],
] as const)('a shift that the server refuses: %s', (code, text) => {
  expect(refusalText(code, t, 'en')).toBe(text);
});
