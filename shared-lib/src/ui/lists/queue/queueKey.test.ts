import { queueKey, type QueueActions } from './queueKey.ts';

const next = () => {};
const previous = () => {};
const approve = () => {};
const queue: QueueActions = {
  onNext: next,
  onPrevious: previous,
  actions: [
    { key: 'a', label: 'Approve', act: approve },
    { key: 'r', label: 'Reject', act: null },
  ],
};
const press = (key: string, more: Partial<Parameters<typeof queueKey>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
});

test('without actions, the question mark is left to the page', () => {
  expect(queueKey(press('?'), { ...queue, actions: [] })).toBeNull();
});

test.each([
  ['J goes to the next', press('j'), next],
  ['K goes to the previous', press('k'), previous],
  ['holding J keeps going', press('j', { repeat: true }), next],
  ['an action has its letter', press('a'), approve],
  ['also with Caps Lock', press('A'), approve],
  ['holding an action’s key runs it once', press('a', { repeat: true }), null],
  ['an unavailable action does nothing', press('r'), null],
  ['a letter without an action does nothing', press('x'), null],
  ['a question mark shows help', press('?'), 'help'],
  ['Ctrl A belongs to the browser', press('a', { ctrlKey: true }), null],
  ['⌘ J belongs to the browser', press('j', { metaKey: true }), null],
  ['Alt K belongs to the browser', press('k', { altKey: true }), null],
  ['a handled key press', press('a', { defaultPrevented: true }), null],
])('%s', (_, pressed, expected) => {
  expect(queueKey(pressed, queue)).toBe(expected);
});
