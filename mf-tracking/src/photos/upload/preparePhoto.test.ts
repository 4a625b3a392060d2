import { isUploading, storedSize, uploadsReducer, type Upload, type UploadState } from './preparePhoto.ts';

test.each([
  [4032, 3024, 1600, 1200],
  [3024, 4032, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [800, 600, 800, 600],
  [20_000, 3, 1600, 1],
  [1, 1, 1, 1],
])('%i × %i is stored as %i × %i', (width, height, storedWidth, storedHeight) => {
  expect(storedSize({ width, height })).toEqual({ width: storedWidth, height: storedHeight });
});

const upload = (id: string, state: UploadState = { step: 'waiting' }): Upload => ({
  id,
  file: new File([], `${id}.jpg`, { lastModified: 0 }),
  state,
});
const sending: UploadState = { step: 'sending', share: 0.5 };
const [a, b] = [upload('a'), upload('b')];

test.each([
  ['more are chosen', { what: 'chosen', uploads: [b] }, [a, b]],
  ['one makes progress', { what: 'is', id: 'a', state: sending }, [upload('a', sending)]],
  ['one is removed', { what: 'gone', id: 'a' }, []],
  ['progress of a removed one', { what: 'is', id: 'b', state: sending }, [a]],
] as const)('%s', (_, change, after) => {
  expect(uploadsReducer([a], change)).toEqual(after);
});

test.each([
  [{ step: 'waiting' }, true],
  [sending, true],
  [{ step: 'refused', fault: 'heic' }, false],
] as const)('%j is in progress: %s', (state, expected) => {
  expect(isUploading(upload('a', state))).toBe(expected);
});
