import { swapWords, type NamedSwap, type SwapEvent } from './swapWords.ts';

const shift = (propertyName: string, serviceDate: string, taker: string) => ({
  propertyName,
  serviceDate,
  startsAt: Date.parse(`${serviceDate}T20:00:00-05:00`),
  timeZone: 'America/New_York',
  taker,
});
const swap: NamedSwap = {
  member: 'Ada Byron',
  colleague: 'Bo Larsen',
  shifts: [shift('Ash Gardens', '2026-12-01', 'Bo Larsen'), shift('Elm Street', '2026-12-03', 'Ada Byron')],
  note: 'Exam',
  decisionNote: '',
};

test.each<[SwapEvent, string, string[]]>([
  [
    'asked',
    'Shift swap: Ash Gardens, Tue, Dec 1',
    [
      'Ada Byron asks you to take the shift at Ash Gardens on Tue, Dec 1 at 8:00 PM.',
      'In return, they take your shift at Elm Street on Thu, Dec 3 at 8:00 PM.',
      'Note: Exam',
      'Accept or decline in the field app. The office decides after you accept.',
    ],
  ],
  [
    'refused',
    'Swap declined: Ash Gardens, Tue, Dec 1',
    ['Bo Larsen declined to take your shift at Ash Gardens on Tue, Dec 1. The shift is still yours.'],
  ],
  [
    'withdrawn',
    'Swap withdrawn: Ash Gardens, Tue, Dec 1',
    ['Ada Byron withdrew the swap of the shift at Ash Gardens on Tue, Dec 1. The schedule stays the same.'],
  ],
  [
    'approved',
    'Swap approved: Ash Gardens, Tue, Dec 1',
    [
      'Bo Larsen serves Ash Gardens on Tue, Dec 1 at 8:00 PM.',
      'Ada Byron serves Elm Street on Thu, Dec 3 at 8:00 PM.',
    ],
  ],
])('the message of a swap that was %s', (event, subject, paragraphs) => {
  expect(swapWords(event, swap, 'en')).toMatchObject({ subject, paragraphs });
});

test('the office’s note follows its decision, and a Spanish time of day ends a sentence once', () => {
  const { paragraphs } = swapWords('approved', { ...swap, decisionNote: 'Suerte' }, 'es');
  expect(paragraphs).toEqual([
    'Bo Larsen atiende Ash Gardens el mar, 1 de dic a las 8:00 p.m.',
    'Ada Byron atiende Elm Street el jue, 3 de dic a las 8:00 p.m.',
    'Nota: Suerte',
  ]);
});
