import { parseProse } from './options.ts';

test.each([
  [[], { kind: 'check' }],
  [['./docs/', 'mf-team'], { kind: 'list', paths: ['docs', 'mf-team'] }],
  [['--lower'], { kind: 'lower' }],
  [['--moved'], { kind: 'moved' }],
  [['--help'], { kind: 'help' }],
  [['--lower', '--moved'], { kind: 'wrong', message: 'Specify paths, --lower or --moved.' }],
  [['--lower', 'docs'], { kind: 'wrong', message: 'Specify paths, --lower or --moved.' }],
  [['--raise'], { kind: 'wrong', message: expect.stringContaining('--raise') }],
])('%j', (args, expected) => {
  expect(parseProse(args)).toEqual(expected);
});
