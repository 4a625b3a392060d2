import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartWatch } from './StartWatch.ts';
import { LocalFirebaseProcess } from './testing/LocalFirebaseProcess.ts';

jest.setTimeout(60_000);

test('names the steps it is still waiting for, each as often as it waits for it', async () => {
  const watch = new StartWatch();
  const never = new Promise<never>(() => {});
  await watch.step('Auth', Promise.resolve());
  await expect(watch.step('Storage', Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  void watch.step('Firestore', never);
  void watch.step('a port', never);
  await expect(watch.within(20, never)).rejects.toThrow(
    'The local Firebase did not start: no progress for 0.02 s. Still waiting for: Firestore, a port.',
  );
  await expect(watch.within(20, Promise.resolve('up'))).resolves.toBe('up');
});

describe('on a slow machine', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each<[string, (watch: StartWatch) => unknown]>([
    ['a step begins', (watch) => void watch.step('Hosting', new Promise<never>(() => {}))],
    ['a step reports progress', (watch) => watch.reportProgress()],
  ])('the timeout restarts when %s', async (_, happens) => {
    const watch = new StartWatch();
    const outcome = watch.within(1000, new Promise<never>(() => {})).catch(String);
    for (let time = 0; time < 5; time += 1) {
      await jest.advanceTimersByTimeAsync(900);
      happens(watch);
    }
    const ended = jest.fn();
    void outcome.then(ended);
    await jest.advanceTimersByTimeAsync(900);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(await outcome).toContain('no progress for 1 s');
  });

  test('the timeout restarts when a step ends', async () => {
    const watch = new StartWatch();
    let end = (): void => {};
    void watch.step('Storage', new Promise<void>((resolve) => (end = resolve)));
    const ended = jest.fn();
    const outcome = watch.within(1000, new Promise<never>(() => {})).catch(ended);
    await jest.advanceTimersByTimeAsync(900);
    end();
    await jest.advanceTimersByTimeAsync(900);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    await outcome;
    expect(ended).toHaveBeenCalled();
  });
});

test('a start that waits for something that never comes fails, and says what it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const functionsSource = join(folder, 'functions.mjs');
  writeFileSync(functionsSource, 'await new Promise(() => {});');
  const starting = LocalFirebaseProcess.start({
    projectId: 'demo-local',
    dataDirectory: join(folder, 'data'),
    configFile: null,
    functionsSource,
    only: ['functions'],
    actionPath: '/',
    startTimeoutMillis: 1500,
  });
  await expect(starting).rejects.toThrow(
    'did not start: no progress for 1.5 s. Still waiting for: the functions.',
  );
  rmSync(folder, { recursive: true });
});
