import { queueKey, type QueueActs } from './queueKey.ts';

const next = () => {};
const previous = () => {};
const approve = () => {};
const queue: QueueActs = {
  onNext: next,
  onPrevious: previous,
  acts: [
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

test('without acts of its own, the question mark is the page’s', () => {
  expect(queueKey(press('?'), { ...queue, acts: [] })).toBeNull();
});

test.each([
  ['J steps on', press('j'), next],
  ['K steps back', press('k'), previous],
  ['J that is held down steps on', press('j', { repeat: true }), next],
  ['an act has its letter', press('a'), approve],
  ['with Caps Lock too', press('A'), approve],
  ['an act that is held down is done once', press('a', { repeat: true }), null],
  ['what can’t be done now does nothing', press('r'), null],
  ['a letter without an act does nothing', press('x'), null],
  ['a question mark asks for help', press('?'), 'help'],
  ['Ctrl A is the browser’s', press('a', { ctrlKey: true }), null],
  ['⌘ J is the browser’s', press('j', { metaKey: true }), null],
  ['Alt K is the browser’s', press('k', { altKey: true }), null],
  ['a press that something else took', press('a', { defaultPrevented: true }), null],
])('%s', (_, pressed, expected) => {
  expect(queueKey(pressed, queue)).toBe(expected);
});
