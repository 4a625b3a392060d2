import { createTurns } from './turns.ts';

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
