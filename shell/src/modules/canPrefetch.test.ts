import { canPrefetch } from './canPrefetch.ts';

test.each([
  ['a browser without connection info', {}, true],
  ['a fast connection', { connection: { saveData: false, effectiveType: '4g' } }, true],
  ['Save-Data', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['a slow connection', { connection: { saveData: false, effectiveType: '2g' } }, false],
])('%s: %j, %s', (_, navigator, expected) => {
  expect(canPrefetch(navigator)).toBe(expected);
});
