import { segmentsOf } from '../message/segments.ts';
import { checkWords } from './checkWords.ts';
import { plainLetters, renderText, senderOf } from './renderText.ts';
import { textCostCents, textMonth, textPriceCents } from './textCost.ts';
import { defaultTemplates, templatedKinds, textLanguages } from './textKinds.ts';

const community = {
  propertyName: 'Maple Court',
  setOutStart: '18:00',
  setOutEnd: '00:30',
  binInBy: '09:00',
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
  'our words of %s in %s may be sent, and are small',
  (kind, language) => {
    const words = defaultTemplates[kind][language];
    expect(checkWords(kind, words)).toBeNull();
    const body = renderText(words, facts, language);
    expect(body).not.toMatch(/[{}]/);
    expect(segmentsOf(body)).toMatchObject({ encoding: 'gsm7', largeLetters: [] });
  },
);

test.each([
  ['', { code: 'missing' }],
  ['  \n', { code: 'missing' }],
  ['x'.repeat(1600), null],
  ['x'.repeat(2000), { code: 'tooLong', max: 1600, length: 2000 }],
  ['At {propertyName}', null],
  ['At { propertyName }', null],
  ['At {propertName}', { code: 'misspelt', name: 'propertName', meant: 'propertyName' }],
  ['In {Minutes}', { code: 'misspelt', name: 'Minutes', meant: 'minutes' }],
  [
    'Gate {code}',
    {
      code: 'unknownName',
      name: 'code',
      known: '{businessName}, {propertyName}, {unitNumber}, {minutes}',
    },
  ],
  ['Until {setOutEnd}', expect.objectContaining({ code: 'unknownName', name: 'setOutEnd' })],
  ['At {propertyName', { code: 'looseBrace' }],
])('of the words %j is said %j', (words, problem) => {
  expect(checkWords('runningLate', words)).toEqual(problem);
});

test.each([
  ['{minutes} min', 'en', 'Sunrise: 45 min'],
  ['Sunrise: {minutes} min', 'en', 'Sunrise: 45 min'],
  ['{setOutStart} to {setOutEnd}', 'en', 'Sunrise: 6:00 PM to 12:30 AM'],
  ['{setOutStart} a {setOutEnd}', 'es', 'Sunrise: 18:00 a 00:30'],
  ['{date}, {unitNumber}', 'en', 'Sunrise: Nov 20, A-101'],
  ['{date}, { unitNumber }', 'es', 'Sunrise: 20 nov, A-101'],
] as const)('%j in %s reads %j', (words, language, expected) => {
  expect(renderText(words, facts, language)).toBe(expected);
});

test('values are never read as templates', () => {
  const odd = { ...facts, community: { ...community, propertyName: '{minutes} $& Court' } };
  expect(renderText('At {propertyName}', odd, 'en')).toBe('Sunrise: At {minutes} $& Court');
});

test.each([
  ['¿Mañana? Sí, más…', '¿Mañana? Si, mas...'],
  ['It’s “late” – sorry', 'It\'s "late" - sorry'],
  ['Ñandú é', 'Ñandu é'],
  ['Bins 🗑', 'Bins 🗑'],
])('%j in plain letters is %j', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});

test.each([
  ['', 'Ramón’s Valet', "Ramon's Valet"],
  [' Sunrise ', 'Sunrise Valet', 'Sunrise'],
])('of the sender %j and the business %j, texts are from %j', (senderName, businessName, sender) => {
  expect(senderOf(senderName, businessName)).toBe(sender);
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
  ['New York where nothing is chosen', null, '2026-11-01T03:59:59Z', '2026-10'],
  ['New York, an hour later', null, '2026-11-01T04:00:00Z', '2026-11'],
  ['Honolulu', 'Pacific/Honolulu', '2026-11-01T09:59:59Z', '2026-10'],
  ['Tokyo', 'Asia/Tokyo', '2026-10-31T15:00:00Z', '2026-11'],
])('a text counts to the month of %s', (_, timeZone, moment, month) => {
  expect(textMonth({ timeZone }, Date.parse(moment))).toBe(month);
});

test.each([
  [1, 15],
  [1, 1000],
  [2, 7],
])('the price of one text of %d segments, times %d, is what all of them cost', (segments, residents) => {
  expect(Math.ceil(textPriceCents(segments) * residents)).toBe(textCostCents(segments * residents));
});
