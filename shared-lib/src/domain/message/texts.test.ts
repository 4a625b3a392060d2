import { quietUntil } from './quietHours.ts';
import { segmentsOf } from './segments.ts';
import { suppressionId } from './message.ts';

const zone = 'America/New_York';

const night = { quietFrom: '21:00', quietTo: '08:00' };

test.each([
  ['in the afternoon', night, '2026-11-20T15:00-05:00', null],
  ['a minute before', night, '2026-11-20T20:59-05:00', null],
  ['when they begin', night, '2026-11-20T21:00-05:00', '2026-11-21T08:00-05:00'],
  ['after midnight', night, '2026-11-21T03:00-05:00', '2026-11-21T08:00-05:00'],
  ['when they end', night, '2026-11-21T08:00-05:00', null],
  ['in the night when clocks go forward', night, '2026-03-07T22:00-05:00', '2026-03-08T08:00-04:00'],
  ['in the night when clocks go back', night, '2026-10-31T22:00-04:00', '2026-11-01T08:00-05:00'],
  [
    'at noon, when they include noon',
    { quietFrom: '12:00', quietTo: '14:00' },
    '2026-11-20T12:30-05:00',
    '2026-11-20T14:00-05:00',
  ],
  ['never', { quietFrom: '08:00', quietTo: '08:00' }, '2026-11-20T08:00-05:00', null],
  [
    'until a time that is skipped',
    { quietFrom: '21:00', quietTo: '02:30' },
    '2026-03-08T01:00-05:00',
    '2026-03-08T03:30-04:00',
  ],
  [
    'until a time that occurs twice, before',
    { quietFrom: '21:00', quietTo: '01:30' },
    '2026-11-01T01:10-04:00',
    '2026-11-01T01:30-04:00',
  ],
  [
    'until a time that occurs twice, between',
    { quietFrom: '21:00', quietTo: '01:30' },
    '2026-11-01T01:10-05:00',
    '2026-11-01T01:30-05:00',
  ],
])('quiet hours %s', (_, quiet, at, end) => {
  const found = quietUntil(quiet, zone, Date.parse(at));
  expect(found).toBe(end === null ? null : Date.parse(end));
});

test.each<[string, string, number, 'gsm7' | 'ucs2', string[]]>([
  ['nothing', '', 0, 'gsm7', []],
  ['160 letters', 'a'.repeat(160), 1, 'gsm7', []],
  ['161 letters', 'a'.repeat(161), 2, 'gsm7', []],
  ['306 letters', 'a'.repeat(306), 2, 'gsm7', []],
  ['307 letters', 'a'.repeat(307), 3, 'gsm7', []],
  ['80 euro signs', '€'.repeat(80), 1, 'gsm7', []],
  ['81 euro signs', '€'.repeat(81), 2, 'gsm7', []],
  ['a pair that stays whole', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3, 'gsm7', []],
  ['Spanish within GSM', 'Mañana, ¿sí? ¡Qué é!'.replace('í', 'ì'), 1, 'gsm7', []],
  ['Spanish outside GSM', `${'á'.repeat(70)}`, 1, 'ucs2', ['á']],
  ['one more letter', `${'á'.repeat(71)}`, 2, 'ucs2', ['á']],
  ['large letters among small', `${'a'.repeat(69)}í`, 1, 'ucs2', ['í']],
  ['emoji, each of which takes two', '🗑'.repeat(35), 1, 'ucs2', ['🗑']],
  ['emoji that stay whole', '🗑'.repeat(67), 3, 'ucs2', ['🗑']],
])('%s count as %#', (_, body, segments, encoding, largeLetters) => {
  expect(segmentsOf(body)).toEqual({ segments, encoding, largeLetters });
});

test.each([
  ['mail', 'Dana@Home.test ', 'mail_dana%40home.test'],
  ['mail', 'a/b@home.test', 'mail_a%2Fb%40home.test'],
  ['text', '+12125550100', 'text_%2B12125550100'],
] as const)('a suppression of %s to %s is %s', (channel, address, id) => {
  expect(suppressionId(channel, address)).toBe(id);
});
