import { addCatalogs, loadMissingTexts, loadTextsInPageLanguage, pageTexts } from './pageTexts.ts';

let requests: string[] = [];
const fetching = (name: string, file: object) => () => {
  requests.push(name);
  return Promise.resolve(file as Record<string, object>);
};

beforeEach(() => {
  requests = [];
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['en', [], 'Team'],
  ['es', ['es'], 'Equipo'],
])('a page in "%s" fetches %j', async (language, expected, title) => {
  pageTexts.speak(language);
  await addCatalogs(`area-${language}`, {
    en: { title: 'Team' },
    es: fetching('es', { es: { title: 'Equipo' } }),
  });
  expect(requests).toEqual(expected);
  expect(pageTexts.text([`area-${language}:title`])).toBe(title);
});

test('texts that don’t need fetching are available immediately', () => {
  pageTexts.speak('es');
  void addCatalogs('area', { en: { title: 'Team' }, es: { title: 'Equipo' } });
  expect(pageTexts.text(['area:title'])).toBe('Equipo');
});

test.each([
  ['can’t be fetched', () => Promise.reject(new Error('offline'))],
  ['is malformed', () => Promise.resolve({})],
])('the page falls back to English when a file %s', async (_, fetchFile) => {
  pageTexts.speak('es');
  await addCatalogs('area2', { en: { title: 'Team' }, es: fetchFile });
  expect(pageTexts.text(['area2:title'])).toBe('Team');
});

describe('switching the page to Spanish', () => {
  const files = {
    en: fetching('page-en', { en: { title: 'Team' } }),
    es: fetching('page-es', { es: { title: 'Equipo' } }),
  };
  const become = async (language: string) => {
    const isThere = await loadMissingTexts(language);
    if (isThere) pageTexts.speak(language);
    return isThere;
  };
  beforeEach(() => pageTexts.speak('en'));

  test('fetches texts loaded in English, once', async () => {
    await addCatalogs('page', await loadTextsInPageLanguage(files));
    expect(requests).toEqual(['page-en']);
    expect(await become('es')).toBe(true);
    expect(requests.filter((name) => name.startsWith('page'))).toEqual(['page-en', 'page-es']);
    expect(pageTexts.text(['page:title'])).toBe('Equipo');
    await become('en');
    await become('es');
    expect(requests.filter((name) => name.startsWith('page'))).toEqual(['page-en', 'page-es']);
  });

  test('fetches Spanish for texts still loading in English', async () => {
    const texts = await loadTextsInPageLanguage(files);
    pageTexts.speak('es');
    await addCatalogs('late', texts);
    expect(pageTexts.text(['late:title'])).toBe('Equipo');
  });

  test('stays in English if the texts fail to load, and retries', async () => {
    const fetchFile = jest.fn().mockRejectedValueOnce(new Error('offline'));
    fetchFile.mockResolvedValue({ es: { title: 'Equipo' } });
    await addCatalogs('flaky', { en: { title: 'Team' }, es: fetchFile });
    expect(await become('es')).toBe(false);
    expect(pageTexts.text(['flaky:title'])).toBe('Team');
    expect(await become('es')).toBe(true);
    expect(pageTexts.text(['flaky:title'])).toBe('Equipo');
  });
});
