import {
  afterDoing,
  afterVoid,
  afterRedoing,
  afterUndoing,
  createHistory,
  type Step,
  type Steps,
} from './history.ts';

const step = (words: string): Step => ({ words, changes: { shifts: [], assignments: [] } });
const [a, b, c] = [step('a'), step('b'), step('c')];

test.each<[string, Steps, typeof afterDoing, Step, Step[], Step[]]>([
  ['a step is made', { done: [a], undone: [] }, afterDoing, b, [a, b], []],
  ['a step is made after one was taken back', { done: [a], undone: [b] }, afterDoing, c, [a, c], []],
  ['the latest is taken back', { done: [a, b], undone: [] }, afterUndoing, b, [a], [b]],
  ['an earlier one is taken back', { done: [a, b], undone: [c] }, afterUndoing, a, [b], [c, a]],
  ['it is made again', { done: [a], undone: [b, c] }, afterRedoing, c, [a, c], [b]],
  ['it is overtaken', { done: [a, b], undone: [c] }, afterVoid, a, [b], [c]],
  ['one taken back is overtaken', { done: [a], undone: [c] }, afterVoid, c, [a], []],
])('%s', (_, steps, make, which, done, undone) => {
  expect(make(steps, which)).toEqual({ done, undone });
});

test('not more than fifty steps are remembered', () => {
  let steps: Steps = { done: [], undone: [] };
  for (let index = 0; index < 60; index += 1) steps = afterDoing(steps, step(String(index)));
  expect(steps.done).toHaveLength(50);
  expect(steps.done[0]?.words).toBe('10');
});

test('who listens hears of each change', () => {
  const history = createHistory();
  let heard = 0;
  const leave = history.subscribe(() => (heard += 1));
  history.change(afterDoing, a);
  leave();
  history.change(afterUndoing, a);
  expect(heard).toBe(1);
  expect(history.steps()).toEqual({ done: [], undone: [a] });
});
