import type { NightState } from './nightState.ts';
import { nightStateInWords } from './nightWords.ts';

const date = '2026-11-20';
const timeOf = (instant: number) => `${instant} o’clock`;

test('a time that ends with a stop ends the sentence', () => {
  const { sentence } = nightStateInWords({ date, state: 'complete', at: 10 }, 'es', () => '8:00 p. m.');
  expect(sentence).toBe('La recolección terminó a las 8:00 p. m.');
});

test.each<[NightState, language: string, inShort: string, sentence: RegExp]>([
  [{ date, state: 'scheduled', startsAt: 8 }, 'en', 'Service tonight', /^Collection starts at 8 o’clock\.$/],
  [{ date, state: 'delayed', startsAt: 8, minutes: null }, 'en', 'Running late', /at 8 o’clock and hasn’t/],
  [{ date, state: 'delayed', startsAt: 8, minutes: 45 }, 'en', 'Running late', /about 45 minutes late\./],
  [{ date, state: 'delayed', startsAt: 8, minutes: 45 }, 'es', 'Con retraso', /unos 45 minutos de retraso/],
  [{ date, state: 'inProgress', since: 9 }, 'en', 'In progress', /started at 9 o’clock/],
  [{ date, state: 'complete', at: 10 }, 'es', 'Terminado', /a las 10 o’clock/],
  [
    { date, state: 'noService', because: 'closed' },
    'en',
    'No service tonight: closed',
    /no collection on this date/,
  ],
  [{ date, state: 'noService', because: 'announced' }, 'de', 'No service tonight', /was canceled/],
])('%j in %s', (night, language, inShort, sentence) => {
  const words = nightStateInWords(night, language, timeOf);
  expect(words.inShort).toBe(inShort);
  expect(words.sentence).toMatch(sentence);
});
