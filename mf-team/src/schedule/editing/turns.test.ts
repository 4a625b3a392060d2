import { createTurns } from './turns.ts';

/** Work whose end the test decides on, and that notes its begin and its end. */
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

/** Lets every promise that can go on do so. */
const everythingThatCan = () => new Promise((resolve) => setImmediate(resolve));

test('work in turn waits for all that was asked for before, and comes with its own result', async () => {
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

test('work that fails holds nothing up', async () => {
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
