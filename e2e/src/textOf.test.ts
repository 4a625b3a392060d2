import { patternOf } from './textOf.ts';

const texts = {
  waiting: '{{name}} is away. Back on {{until}}.',
  phone: 'Enter a number like (202) 555-0100.',
  tooLarge: 'Over {{megabytes, number}} MB',
  left_one: '{{count, number}} overlaps.',
  left_other: '{{count, number}} overlap.',
  unknown: '{{{name}}} isn’t a placeholder.',
};

test.each([
  [
    'values that aren’t given match anything',
    patternOf(texts, 'waiting', { name: 'Dana' }),
    'Dana is away. Back on Nov 30.',
    'Ben is away. Back on Nov 30.',
  ],
  [
    'it is found within a longer text',
    patternOf(texts, 'phone'),
    'Phone: Enter a number like (202) 555-0100. Optional.',
    'Enter a number like 202 555-0100.',
  ],
  ['a number', patternOf(texts, 'tooLarge'), 'Over 1,024 MB', 'Over  MB'],
  ['a given number', patternOf(texts, 'tooLarge', { megabytes: 1024 }), 'Over 1,024 MB', 'Over 5 MB'],
  ['a plural by its count', patternOf(texts, 'left', { count: 1 }), '1 overlaps.', '2 overlap.'],
  [
    'braces around a value',
    patternOf(texts, 'unknown', { name: 'hora' }),
    '{hora} isn’t a placeholder.',
    'hora isn’t a placeholder.',
  ],
])('%s', (_, pattern, found, other) => {
  expect(found).toMatch(pattern);
  expect(other).not.toMatch(pattern);
});

test('a plural without its count is refused', () => {
  expect(() => patternOf(texts, 'left')).toThrow('There is no text left.');
});
