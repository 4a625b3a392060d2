import { BackChannelShare } from './BackChannelShare.ts';

let share: BackChannelShare;
let ended: string[];
beforeEach(() => {
  jest.useFakeTimers();
  share = new BackChannelShare();
  ended = [];
});
afterEach(() => {
  share.close();
  jest.useRealTimers();
});

const hold = (browser: string, names: string[]): (() => void)[] =>
  names.map((name) => share.hold(browser, () => ended.push(name)));

test("keeps five of a browser's back channels open, and those of other browsers", () => {
  hold('one', ['a', 'b', 'c', 'd', 'e']);
  hold('two', ['f', 'g']);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
});

test('when there are more, ends the oldest after its minimum time', () => {
  hold('one', ['a', 'b', 'c', 'd', 'e', 'f']);
  jest.advanceTimersByTime(399);
  expect(ended).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(ended).toEqual(['a']);
  hold('one', ['a again']);
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual(['a', 'b']);
});

test('a channel that ends on its own makes room', () => {
  const [release] = hold('one', ['a', 'b', 'c', 'd', 'e', 'f']);
  release?.();
  jest.advanceTimersByTime(60_000);
  expect(ended).toEqual([]);
});
