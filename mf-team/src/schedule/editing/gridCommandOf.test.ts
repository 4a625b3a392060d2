import { gridCommandOf, historyCommandOf } from './gridCommandOf.ts';

const keys = (text: string) => {
  const parts = text.split('+');
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return {
    key: parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? ''),
    ctrlKey: has('Ctrl'),
    metaKey: has('Cmd'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
  };
};

test.each([
  ['Enter', 'open'],
  ['Space', 'toggle'],
  ['Ctrl+Space', 'toggle'],
  ['Shift+Space', 'selectRow'],
  ['Ctrl+a', 'selectAll'],
  ['Cmd+A', 'selectAll'],
  ['Delete', 'clear'],
  ['Backspace', 'clear'],
  ['Ctrl+c', 'copy'],
  ['Cmd+x', 'cut'],
  ['Ctrl+v', 'paste'],
  ['Escape', 'cancel'],
  ['n', 'nextUnassigned'],
  ['N', 'nextUnassigned'],
  ['Shift+N', null],
  ['Ctrl+n', null],
  ['Alt+Enter', null],
  ['Ctrl+Shift+c', null],
  ['Shift+Delete', null],
  ['toString', null],
])('%s: %s', (text, command) => {
  expect(gridCommandOf(keys(text))).toBe(command);
});

test.each([
  ['Ctrl+z', 'undo'],
  ['Cmd+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['z', null],
  ['Ctrl+Alt+z', null],
])('%s: %s', (text, command) => {
  expect(historyCommandOf(keys(text))).toBe(command);
});
