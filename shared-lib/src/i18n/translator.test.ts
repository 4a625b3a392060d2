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
  limit: 'de {{limit, number}} en su plan',
  nights_one: '{{count, number}} noche',
  nights_other: '{{count, number}} noches',
};

/** A translator that speaks a language and has the texts above. */
function speaking(language: string) {
  const translator = createTranslator();
  translator.speak(language);
  translator.add('en', 'area', en);
  translator.add('es', 'area', es);
  return translator;
}

test.each<[string, string, string, Values | undefined, string]>([
  ['a text', 'en', 'title', undefined, 'Team'],
  ['a text of another language', 'es', 'title', undefined, 'Equipo'],
  ['a text in a group', 'en', 'columns.name', undefined, 'Name'],
  ['a text in a group of a group', 'en', 'columns.deep.er', undefined, 'Deeper'],
  ['a text that only English has', 'es', 'onlyEnglish', undefined, 'Only here'],
  ['a language without texts', 'de', 'title', undefined, 'Team'],
  ['no text', 'en', 'columns.nothing', undefined, 'columns.nothing'],
  ['a group, which is no text', 'en', 'columns', undefined, 'columns'],
  ['what every object has, which is no text', 'en', 'constructor.name', undefined, 'constructor.name'],
  ['values', 'en', 'greeting', { name: 'Ann', other: 'Bob' }, 'Hello Ann, meet Bob and Ann'],
  ['values that are not there', 'en', 'greeting', { name: null }, 'Hello , meet  and '],
  ['a number of three digits', 'en', 'limit', { limit: 250 }, 'of 250 on your plan'],
  ['a number of four digits', 'en', 'limit', { limit: 1250 }, 'of 1,250 on your plan'],
  ['a number in Spanish', 'es', 'limit', { limit: 12_500 }, 'de 12.500 en su plan'],
  ['a number that is not there', 'en', 'limit', {}, 'of  on your plan'],
  ['one', 'en', 'nights', { count: 1 }, '1 night'],
  ['none', 'en', 'nights', { count: 0 }, '0 nights'],
  ['many', 'en', 'nights', { count: 1200 }, '1,200 nights'],
  ['one in Spanish', 'es', 'nights', { count: 1 }, '1 noche'],
  [
    'a million in Spanish, for which it has a form of its own',
    'es',
    'nights',
    { count: 1e6 },
    '1.000.000 noches',
  ],
  ['a count of a text with one form', 'en', 'last', { count: 14 }, 'The last 14 nights'],
  ['a count as it is', 'en', 'atLeast', { count: 1000 }, '1000+'],
])('%s', (_, language, key, values, expected) => {
  expect(speaking(language).text([`area:${key}`], values)).toBe(expected);
});

test.each(['{{other}}', '{{constructor}}', '$t(title)', '$&', '$1', '<b>&amp;</b>'])(
  'a person’s own words stay as they are: %s',
  (words) => {
    const shown = speaking('en').text(['area:greeting'], { name: words, other: 'Bob' });
    expect(shown).toBe(`Hello ${words}, meet Bob and ${words}`);
  },
);

test.each<[string, string[], string]>([
  ['the first that there is', ['area:nothing', 'area:columns.name', 'area:title'], 'Name'],
  ['the key of the last where there is none', ['area:nothing', 'other:not.this'], 'not.this'],
  ['nothing for no place', [], ''],
])('of several places: %s', (_, places, expected) => {
  expect(speaking('en').text(places)).toBe(expected);
});

test('texts that are added later join those that are there, and count before them', () => {
  const translator = speaking('en');
  translator.add('en', 'area', { title: 'People', columns: { tier: 'Tier' } });
  expect(['title', 'columns.tier', 'columns.name'].map((key) => translator.text([`area:${key}`]))).toEqual([
    'People',
    'Tier',
    'Name',
  ]);
});

test('namespaces keep their texts apart', () => {
  const translator = speaking('en');
  translator.add('en', 'area2', { title: 'Elsewhere' });
  expect(translator.text(['area:title'])).toBe('Team');
  expect(['area', 'area2', 'are'].map(translator.has)).toEqual([true, true, false]);
});

test('what is no text is left out', () => {
  const translator = speaking('en');
  translator.add('en', 'area', { title: null, columns: { name: 5, tier: undefined } });
  expect(translator.text(['area:columns.name'])).toBe('Name');
  expect(translator.text(['area:title'])).toBe('Team');
});
