import { parseBench } from './options.ts';

test.each([
  [[], { kind: 'bench', runs: 5 }],
  [['--runs', '9'], { kind: 'bench', runs: 9 }],
  [['--help'], { kind: 'help' }],
  [['-h'], { kind: 'help' }],
  [['--runs', '0'], { kind: 'wrong', message: '--runs must be a number from 1 to 999, not "0".' }],
  [['--runs', 'many'], { kind: 'wrong', message: '--runs must be a number from 1 to 999, not "many".' }],
  [['--fast'], { kind: 'wrong', message: "Unknown option '--fast'." }],
])('%j', (args, parsed) => {
  expect(parseBench(args)).toEqual(parsed);
});

test('other benchmarks have their own default number of runs', () => {
  expect(parseBench([], 7)).toEqual({ kind: 'bench', runs: 7 });
  expect(parseBench(['--runs', '3'], 7)).toEqual({ kind: 'bench', runs: 3 });
});

test('plain words are not accepted', () => {
  expect(parseBench(['everything'])).toMatchObject({ kind: 'wrong' });
});
