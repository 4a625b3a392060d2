import { addCatalogues, pageTexts } from './pageTexts.ts';

let asked: string[] = [];
const fetching = (name: string, file: object) => () => {
  asked.push(name);
  return Promise.resolve(file as Record<string, object>);
};

beforeEach(() => {
  asked = [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', [], 'Team'],
  ['es', ['es'], 'Equipo'],
])('a page in "%s" fetches %j', async (language, expected, title) => {
  pageTexts.speak(language);
  await addCatalogues(`area-${language}`, {
    en: { title: 'Team' },
    es: fetching('es', { es: { title: 'Equipo' } }),
  });
  expect(asked).toEqual(expected);
  expect(pageTexts.text([`area-${language}:title`])).toBe(title);
});

test('what need not be fetched is there at once', () => {
  pageTexts.speak('es');
  void addCatalogues('area', { en: { title: 'Team' }, es: { title: 'Equipo' } });
  expect(pageTexts.text(['area:title'])).toBe('Equipo');
});

test.each([
  ['can’t be fetched', () => Promise.reject(new Error('offline'))],
  ['is not what it should be', () => Promise.resolve({})],
])('the page is in English where a file %s', async (_, fetchFile) => {
  pageTexts.speak('es');
  await addCatalogues('area2', { en: { title: 'Team' }, es: fetchFile });
  expect(pageTexts.text(['area2:title'])).toBe('Team');
});
