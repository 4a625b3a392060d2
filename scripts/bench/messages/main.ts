import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startFirestore } from '../../../backend/local/src/firestore/index.ts';
import { CountingProvider } from './CountingProvider.ts';

/**
 * Measures how many queued texts a second the functions' senders deliver: `npm run bench:messages -- --count 20000 --senders 2 --per-second
 * 200`. One sender is killed with `kill -9` after a third is sent. At the end, each text must have been accepted exactly once.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    senders: { type: 'string', default: '2' },
    'per-second': { type: 'string', default: '200' },
  },
});
const count = Number(values.count);
const projectId = 'demo-bench';
const folder = mkdtempSync(join(tmpdir(), 'valet-hub-bench-messages-'));
const provider = new CountingProvider(Number(values['per-second']));
const server = await startFirestore({
  projectId,
  dataDir: folder,
  host: '127.0.0.1',
  httpPort: 0,
  grpcPort: 0,
});
const environment = {
  METADATA_SERVER_DETECTION: 'none',
  GCLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId }),
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.grpcPort}`,
  TWILIO_API_URL: await provider.start(),
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+12125550000',
};
Object.assign(process.env, environment);

// These modules read the environment when loaded.
const { firestore } = await import('../../../backend/kernel/firebase.ts');
const { textDocument } = await import('../../../backend/functions/core/messages/queueMessage.ts');
const { paths } = await import('shared-lib/domain');

const texts = () => firestore().collection(paths.textMessages());
const inState = async (state: string) =>
  (await texts().where('delivery.state', '==', state).count().get()).data().count;

const sms = { enabled: true, quietFrom: '00:00', quietTo: '00:00' };
await firestore().doc(paths.settingsSection('bench', 'sms')).set(sms);
for (let first = 0; first < count; first += 500) {
  const batch = firestore().batch();
  for (let number = first; number < Math.min(first + 500, count); number += 1) {
    const to = `+1212${String(number).padStart(7, '0')}`;
    const place = { customerId: 'bench', communityId: null, unitId: null };
    batch.set(
      texts().doc(`t${number}`),
      textDocument({ ...place, to, body: 'Running late tonight.', purpose: 'service' }),
    );
  }
  await batch.commit();
}

const begin = (): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'sender.ts')], { stdio: 'ignore', env: process.env });
const senders = Array.from({ length: Number(values.senders) }, begin);
const startedAt = Date.now();
let killedAt: number | null = null;
let delivered = 0;
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  delivered = provider.taken.size;
  if (killedAt === null && delivered > count / 3) {
    senders[0]?.kill('SIGKILL');
    senders[0] = begin();
    killedAt = delivered;
  }
  if ((await inState('SUCCESS')) === count) break;
  if (Date.now() - startedAt > 3_600_000) break;
}
const seconds = (Date.now() - startedAt) / 1000;
for (const sender of senders) sender.kill();

const twice = [...provider.taken.values()].filter(({ times }) => times > 1).length;
console.log(
  JSON.stringify({
    count,
    seconds: Math.round(seconds),
    perSecond: Math.round(count / seconds),
    killedAt,
    taken: provider.taken.size,
    twice,
    lost: count - (await inState('SUCCESS')),
    busyAnswers: provider.busyAnswers,
    load: loadavg().map((load) => Math.round(load * 10) / 10),
  }),
);
provider.stop();
await firestore().terminate();
await server.stop();
rmSync(folder, { recursive: true, force: true });
