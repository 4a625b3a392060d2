import { removeServedContent } from './served.ts';

const rendered = (html: string) => {
  document.getElementById('root')!.innerHTML = html;
  // Mutation observers run after the script that made the change.
  return Promise.resolve();
};
const isServed = () => document.getElementById('served') !== null;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="served"><h1>Elm Court</h1></div><div id="root"></div>';
  removeServedContent(document.getElementById('root')!);
});
afterEach(() => jest.useRealTimers());

test.each([
  ['the page with its heading', '<main><h1>Elm Court</h1></main>', false],
  ['an error message', '<div role="alert">It did not come.</div>', false],
  ['a skeleton', '<main><div></div></main>', true],
  ['an empty error region', '<div role="alert"></div>', true],
])('%s', async (_, html, stays) => {
  await rendered(html);
  expect(isServed()).toBe(stays);
});

test('after the timeout, any content counts, but not an empty page', async () => {
  jest.advanceTimersByTime(20_000);
  expect(isServed()).toBe(true);
  await rendered('<main>Still waiting</main>');
  expect(isServed()).toBe(false);
});
