import {
  afterDoing,
  afterInvalidStep,
  afterRedoing,
  afterUndoing,
  createHistory,
  createTurns,
  type Step,
  type Steps,
} from './history.ts';

const step = (words: string): Step => ({ words, changes: { shifts: [], assignments: [] } });
const [a, b, c] = [step('a'), step('b'), step('c')];

test.each<[string, Steps, typeof afterDoing, Step, Step[], Step[]]>([
  ['a new step', { done: [a], undone: [] }, afterDoing, b, [a, b], []],
  ['a new step after an undo', { done: [a], undone: [b] }, afterDoing, c, [a, c], []],
  ['undo of the latest step', { done: [a, b], undone: [] }, afterUndoing, b, [a], [b]],
  ['undo of an earlier step', { done: [a, b], undone: [c] }, afterUndoing, a, [b], [c, a]],
  ['redo of a step', { done: [a], undone: [b, c] }, afterRedoing, c, [a, c], [b]],
  ['a step is overtaken', { done: [a, b], undone: [c] }, afterInvalidStep, a, [b], [c]],
  ['an undone step is overtaken', { done: [a], undone: [c] }, afterInvalidStep, c, [a], []],
])('%s', (_, steps, make, which, done, undone) => {
  expect(make(steps, which)).toEqual({ done, undone });
});

test('at most fifty steps are kept', () => {
  let steps: Steps = { done: [], undone: [] };
  for (let index = 0; index < 60; index += 1) steps = afterDoing(steps, step(String(index)));
  expect(steps.done).toHaveLength(50);
  expect(steps.done[0]?.words).toBe('10');
});

test('subscribers are notified of each change', () => {
  const history = createHistory();
  let calls = 0;
  const leave = history.subscribe(() => (calls += 1));
  history.change(afterDoing, a);
  leave();
  history.change(afterUndoing, a);
  expect(calls).toBe(1);
  expect(history.steps()).toEqual({ done: [], undone: [a] });
});

/** Work that the test ends, and that logs its start and end. */
function workOn(log: string[], name: string) {
  let end: (failure?: Error) => void = () => undefined;
  const work = () =>
    new Promise<string>((resolve, reject) => {
      log.push(`${name} begins`);
      end = (failure) => {
        log.push(`${name} ends`);
        if (failure) reject(failure);
        else resolve(name);
      };
    });
  return { work, end: (failure?: Error) => end(failure) };
}

/** Flushes every promise that can settle. */
const everythingThatCan = () => new Promise((resolve) => setImmediate(resolve));

test('queued work waits for all earlier work, and returns its own result', async () => {
  const log: string[] = [];
  const turns = createTurns();
  const [first, second, third] = [workOn(log, 'first'), workOn(log, 'second'), workOn(log, 'third')];
  void turns.atOnce(first.work);
  void turns.atOnce(second.work);
  const result = turns.inTurn(third.work);
  await everythingThatCan();
  second.end();
  await everythingThatCan();
  expect(log).toEqual(['first begins', 'second begins', 'second ends']);
  first.end();
  await everythingThatCan();
  third.end();
  expect(await result).toBe('third');
});

test('failed work doesn’t block the queue', async () => {
  const log: string[] = [];
  const turns = createTurns();
  const [first, second] = [workOn(log, 'first'), workOn(log, 'second')];
  const failed = expect(turns.inTurn(first.work)).rejects.toThrow('Lost');
  void turns.inTurn(second.work);
  await everythingThatCan();
  first.end(new Error('Lost'));
  await failed;
  await everythingThatCan();
  expect(log).toEqual(['first begins', 'first ends', 'second begins']);
});
