import { segmentsOf, templatedKinds, textLanguages } from 'shared-lib/domain';
import { checkWords, textCostCents, textMonth, textPriceCents } from './planBroadcast.ts';
import { renderText, sampleText } from './renderText.ts';
import { defaultTemplates } from './textKinds.ts';

const community = {
  propertyName: 'Maple Court',
  setOutStart: '18:00',
  setOutEnd: '00:30',
  binInBy: '12:00',
};

const facts = {
  sender: 'Sunrise',
  businessName: 'Sunrise Valet',
  community,
  unit: { building: 'A', unitNumber: '101' },
  minutes: 45,
  date: '2026-11-20',
};

test.each(templatedKinds.flatMap((kind) => textLanguages.map((language) => [kind, language] as const)))(
  'our default words for %s in %s may be sent, and use no extra segments',
  (kind, language) => {
    const words = defaultTemplates[kind][language];
    expect(checkWords(kind, words)).toBeNull();
    const body = renderText(words, facts, language);
    expect(body).not.toMatch(/[{}]/);
    expect(segmentsOf(body)).toMatchObject({ encoding: 'gsm7', largeLetters: [] });
  },
);

test.each([
  ['{minutes} min', 'en', 'Sunrise: 45 min'],
  ['Sunrise: {minutes} min', 'en', 'Sunrise: 45 min'],
  ['{setOutStart} to {setOutEnd}', 'en', 'Sunrise: 6:00 PM to 12:30 AM'],
  ['until {binInBy}', 'en', 'Sunrise: until 12:00 PM'],
  [' {minutes} min\n', 'en', 'Sunrise: 45 min'],
  ['{setOutStart} a {setOutEnd}', 'es', 'Sunrise: 18:00 a 00:30'],
  ['{date}, {unitNumber}', 'en', 'Sunrise: Nov 20, A-101'],
  ['{date}, { unitNumber }', 'es', 'Sunrise: 20 nov, A-101'],
] as const)('%j in %s reads %j', (words, language, expected) => {
  expect(renderText(words, facts, language)).toBe(expected);
});

test('a sample text has example values', () => {
  const { sender, businessName, date } = facts;
  const words = '{unitNumber} at {propertyName}: {setOutStart} to {setOutEnd}, {binInBy}, {minutes}';
  expect(renderText(words, { ...sampleText, sender, businessName, date }, 'es')).toBe(
    'Sunrise: A-101 at Maple Court: 18:00 to 20:00, 09:00, 30',
  );
});

test('values are never read as templates', () => {
  const odd = { ...facts, community: { ...community, propertyName: '{minutes} $& Court' } };
  expect(renderText('At {propertyName}', odd, 'en')).toBe('Sunrise: At {minutes} $& Court');
});

test.each([
  [0, 0],
  [1, 2],
  [100, 110],
  [412, 454],
])('%d segments cost about %d cents', (segments, cents) => {
  expect(textCostCents(segments)).toBe(cents);
});

test.each([
  ['New York by default', null, '2026-11-01T03:59:59Z', '2026-10'],
  ['New York, an hour later', null, '2026-11-01T04:00:00Z', '2026-11'],
  ['Honolulu', 'Pacific/Honolulu', '2026-11-01T09:59:59Z', '2026-10'],
  ['Tokyo', 'Asia/Tokyo', '2026-10-31T15:00:00Z', '2026-11'],
])('a text counts toward the month of %s', (_, timeZone, moment, month) => {
  expect(textMonth({ timeZone }, Date.parse(moment))).toBe(month);
});

test.each([
  [1, 15],
  [1, 1000],
  [2, 7],
])('the price of one text of %d segments, times %d, is the total', (segments, residents) => {
  expect(Math.ceil(textPriceCents(segments) * residents)).toBe(textCostCents(segments * residents));
});
