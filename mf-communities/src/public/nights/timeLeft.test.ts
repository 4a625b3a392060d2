import { timeLeft } from './timeLeft.ts';

test.each([
  [30_000, 'en', '1 minute'],
  [35 * 60_000, 'en', '35 minutes'],
  [60 * 60_000, 'en', '1 hour'],
  [130 * 60_000 - 1, 'en', '2 hours, 10 minutes'],
  [130 * 60_000, 'es', '2 horas y 10 minutos'],
])('%i ms in %s', (millis, language, expected) => {
  expect(timeLeft(millis, language)).toBe(expected);
});
