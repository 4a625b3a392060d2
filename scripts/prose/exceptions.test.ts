import { withoutExceptions } from './exceptions.ts';

const finding = (file: string, pattern: string) => ({ file, line: 1, pattern, words: '', say: '' });

test('an exception covers its patterns in its files; unused ones are returned', () => {
  const whole = { file: /^docs\/given/, reason: 'given' };
  const one = { file: /^billing\//, patterns: ['employee'], reason: 'a seat' };
  const unused = { file: /^gone\//, reason: 'gone' };
  const agent = finding('billing/a.ts', 'agent');
  expect(
    withoutExceptions(
      [finding('docs/given.md', 'agent'), finding('billing/a.ts', 'employee'), agent],
      [whole, one, unused],
    ),
  ).toEqual({ findings: [agent], unused: [unused] });
});
