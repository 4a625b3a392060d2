import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartWatch } from './StartWatch.ts';
import { LocalFirebaseProcess } from './testing/LocalFirebaseProcess.ts';

jest.setTimeout(60_000);

test('names what it still waits for, each as often as it does', async () => {
  const watch = new StartWatch();
  const never = new Promise<never>(() => {});
  await watch.step('Auth', Promise.resolve());
  await expect(watch.step('Storage', Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  void watch.step('Firestore', never);
  void watch.step('a port', never);
  await expect(watch.within(20, never)).rejects.toThrow(
    'The local Firebase did not come up within 0.02 s. It still waits for: Firestore, a port.',
  );
  await expect(watch.within(20, Promise.resolve('up'))).resolves.toBe('up');
});

test('a start that waits for what never comes ends, and says what that is', async () => {
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
    startPatience: 1500,
  });
  await expect(starting).rejects.toThrow('did not come up within 1.5 s. It still waits for: the functions.');
  rmSync(folder, { recursive: true });
});
