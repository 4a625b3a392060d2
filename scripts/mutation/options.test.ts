import { parseMutation } from './options.ts';

const now = new Date('2026-11-27T23:30:00Z');
const defaults = { files: [], minutes: 10, seed: '2026-11-27', atLeast: 0 };

it.each([
  [[], {}],
  [['--files', 'a/*.ts', '--files', 'b.ts'], { files: ['a/*.ts', 'b.ts'] }],
  [['--files', 'a/b.ts', 'a/c.ts'], { files: ['a/b.ts', 'a/c.ts'] }],
  [['--minutes', '0.5', '--seed', 'x', '--at-least', '80'], { minutes: 0.5, seed: 'x', atLeast: 80 }],
  [['--at-least', '100'], { atLeast: 100 }],
])('%j runs mutations', (args, options) => {
  expect(parseMutation(args, now)).toEqual({ kind: 'mutation', options: { ...defaults, ...options } });
});

it.each([[['--help']], [['-h', '--minutes', 'x']]])('%j prints the usage', (args) => {
  expect(parseMutation(args, now)).toEqual({ kind: 'help' });
});

it.each([
  [['--fils', 'a.ts'], "Unknown option '--fils'."],
  [['--minutes', '0'], '--minutes must be a number above 0, not "0".'],
  [['--minutes', 'x'], '--minutes must be a number above 0, not "x".'],
  [['--at-least', '101'], '--at-least must be a number from 0 to 100, not "101".'],
  [['--at-least=-1'], '--at-least must be a number from 0 to 100, not "-1".'],
])('%j is an error', (args, message) => {
  expect(parseMutation(args, now)).toEqual({ kind: 'wrong', message });
});
