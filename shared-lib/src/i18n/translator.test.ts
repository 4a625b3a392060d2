import { createTranslator, type Values } from './translator.ts';

const en = {
  title: 'Team',
  columns: { name: 'Name', deep: { er: 'Deeper' } },
  greeting: 'Hello {{name}}, meet {{ other }} and {{name}}',
  limit: 'of {{limit, number}} on your plan',
  nights_one: '{{count, number}} night',
  nights_other: '{{count, number}} nights',
  last: 'The last {{count, number}} nights',
  atLeast: '{{count}}+',
  onlyEnglish: 'Only here',
};
const es = {
  title: 'Equipo',
  since: 'Desde las {{time}}.',
  limit: 'de {{limit, number}} en su plan',
  nights_one: '{{count, number}} noche',
  nights_other: '{{count, number}} noches',
};

/** A translator in a language, with the texts above. */
function speaking(language: string) {
  const translator = createTranslator();
  translator.speak(language);
  translator.add('en', 'area', en);
  translator.add('es', 'area', es);
  return translator;
}

test.each<[string, string, string, Values | undefined, string]>([
  ['a text', 'en', 'title', undefined, 'Team'],
  ['a text in another language', 'es', 'title', undefined, 'Equipo'],
  ['a nested text', 'en', 'columns.name', undefined, 'Name'],
  ['a deeply nested text', 'en', 'columns.deep.er', undefined, 'Deeper'],
  ['a text that exists only in English', 'es', 'onlyEnglish', undefined, 'Only here'],
  ['a language without texts', 'de', 'title', undefined, 'Team'],
  ['an unknown key', 'en', 'columns.nothing', undefined, 'columns.nothing'],
  ['a group instead of a text', 'en', 'columns', undefined, 'columns'],
  ['a property of Object.prototype', 'en', 'constructor.name', undefined, 'constructor.name'],
  ['values', 'en', 'greeting', { name: 'Ann', other: 'Bob' }, 'Hello Ann, meet Bob and Ann'],
  ['a value that ends with a period', 'es', 'since', { time: '8:00 p. m.' }, 'Desde las 8:00 p. m.'],
  ['a value that does not', 'es', 'since', { time: '20:00' }, 'Desde las 20:00.'],
  ['missing values', 'en', 'greeting', { name: null }, 'Hello , meet  and '],
  ['a three-digit number', 'en', 'limit', { limit: 250 }, 'of 250 on your plan'],
  ['a four-digit number', 'en', 'limit', { limit: 1250 }, 'of 1,250 on your plan'],
  ['a number in Spanish', 'es', 'limit', { limit: 12_500 }, 'de 12.500 en su plan'],
  ['a missing number', 'en', 'limit', {}, 'of  on your plan'],
  ['one', 'en', 'nights', { count: 1 }, '1 night'],
  ['none', 'en', 'nights', { count: 0 }, '0 nights'],
  ['many', 'en', 'nights', { count: 1200 }, '1,200 nights'],
  ['one in Spanish', 'es', 'nights', { count: 1 }, '1 noche'],
  ['a million in Spanish, which has its own plural form', 'es', 'nights', { count: 1e6 }, '1.000.000 noches'],
  ['a count with a text that has one form', 'en', 'last', { count: 14 }, 'The last 14 nights'],
  ['an unformatted count', 'en', 'atLeast', { count: 1000 }, '1000+'],
])('%s', (_, language, key, values, expected) => {
  expect(speaking(language).text([`area:${key}`], values)).toBe(expected);
});

test.each(['{{other}}', '{{constructor}}', '$t(title)', '$&', '$1', '<b>&amp;</b>'])(
  'a value is inserted verbatim: %s',
  (words) => {
    const shown = speaking('en').text(['area:greeting'], { name: words, other: 'Bob' });
    expect(shown).toBe(`Hello ${words}, meet Bob and ${words}`);
  },
);

test.each<[string, string[], string]>([
  ['the first that exists', ['area:nothing', 'area:columns.name', 'area:title'], 'Name'],
  ['the last one’s key if none exists', ['area:nothing', 'other:not.this'], 'not.this'],
  ['an empty text for no candidates', [], ''],
])('of several candidates: %s', (_, places, expected) => {
  expect(speaking('en').text(places)).toBe(expected);
});

test('texts added later are merged and take precedence', () => {
  const translator = speaking('en');
  translator.add('en', 'area', { title: 'People', columns: { tier: 'Tier' } });
  expect(['title', 'columns.tier', 'columns.name'].map((key) => translator.text([`area:${key}`]))).toEqual([
    'People',
    'Tier',
    'Name',
  ]);
});

test('namespaces don’t share texts', () => {
  const translator = speaking('en');
  translator.add('en', 'area2', { title: 'Elsewhere' });
  expect(translator.text(['area:title'])).toBe('Team');
  expect(['area', 'area2', 'are'].map(translator.has)).toEqual([true, true, false]);
});

test('ignores what isn’t a text', () => {
  const translator = speaking('en');
  translator.add('en', 'area', { title: null, columns: { name: 5, tier: undefined } });
  expect(translator.text(['area:columns.name'])).toBe('Name');
  expect(translator.text(['area:title'])).toBe('Team');
});
