import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Access } from '../../backend/local/src/access/Access.ts';
import { startAuth } from '../../backend/local/src/auth/index.ts';
import { installedFirebaseTools } from '../onDemand/firebaseTools.ts';
import { AuthService, project } from './AuthService.ts';
import { normalize, withoutPasswords } from './normalize.ts';
import { steps } from './steps/index.ts';

const folder = installedFirebaseTools(join(__dirname, '../..'));
if (folder === null)
  console.log('Skipped: there is no firebase-tools to compare Auth with. Set FIREBASE_TOOLS.');

const directory = mkdtempSync(join(tmpdir(), 'auth-emulator-'));
let emulator: ChildProcess;
let local: Awaited<ReturnType<typeof startAuth>>;
let services: readonly [AuthService, AuthService];

beforeAll(async () => {
  if (folder === null) return;
  emulator = spawn(process.execPath, [join(__dirname, 'serveEmulator.mjs'), folder, project], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  local = await startAuth({
    projectId: project,
    directory,
    host: '127.0.0.1',
    port: 0,
    access: new Access(),
    actionUrl: 'http://127.0.0.1/login',
    log: () => {},
  });
  const [port] = (await once(emulator.stdout!, 'data')) as [Buffer];
  services = [
    new AuthService(`http://127.0.0.1:${port.toString().trim()}`),
    new AuthService(`http://127.0.0.1:${local.port}`),
  ];
}, 120_000);

afterAll(async () => {
  emulator?.kill();
  await local?.stop();
  rmSync(directory, { recursive: true });
});

describe.each(Object.entries(steps))('%s', (_, group) => {
  (folder === null ? test.skip : test).each(group.map((step) => [step.name, step] as const))(
    '%s',
    async (__, step) => {
      const [theirs, ours] = await Promise.all(
        services.map(async (service) => {
          const answer = normalize(await service.ask(step));
          return step.as === 'owner' ? answer : withoutPasswords(answer);
        }),
      );
      if (step.differs === undefined) expect(ours).toEqual(theirs);
      else expect(ours).not.toEqual(theirs);
    },
  );
});
