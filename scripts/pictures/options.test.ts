import { parsePictures } from './options.ts';

test.each([
  [[], { kind: 'take', names: [] }],
  [['door', 'dashboard'], { kind: 'take', names: ['door', 'dashboard'] }],
  [['map'], { kind: 'wrong', message: 'There is no picture "map".' }],
  [['--help'], { kind: 'help' }],
  [['--all'], { kind: 'wrong', message: expect.stringContaining('--all') }],
])('%j', (args, expected) => {
  expect(parsePictures(args)).toEqual(expected);
});
