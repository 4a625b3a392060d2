import { parseScreens } from './options.ts';

test.each([
  [[], { kind: 'bench', runs: 1, only: '', write: false }],
  [['--runs', '3', '--only', '/team'], { kind: 'bench', runs: 3, only: '/team', write: false }],
  [['--write'], { kind: 'bench', runs: 1, only: '', write: true }],
  [['--help'], { kind: 'help' }],
  [['--runs', 'x'], { kind: 'wrong', message: '--runs must be a number from 1 to 999, not "x".' }],
  [
    ['--write', '--only', '/'],
    { kind: 'wrong', message: '--write needs every page, so it cannot be combined with --only.' },
  ],
  [['--fast'], { kind: 'wrong', message: "Unknown option '--fast'." }],
])('%j', (args, parsed) => {
  expect(parseScreens(args)).toEqual(parsed);
});
