import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startFirestore } from '../../../backend/local/src/firestore/index.ts';

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

/** Response time in milliseconds, like that of a remote provider. */
const answerMillis = 20;

/** A stand-in for Twilio's API: counts accepted texts, lists them on request, and answers 429 above a rate limit. */
class CountingProvider {
  readonly taken = new Map<string, { sid: string; times: number; at: number }>();
  busyAnswers = 0;
  readonly #perSecond: number;
  readonly #server: Server;
  #second = 0;
  #inSecond = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { status, answer } =
          request.method === 'POST' ? this.#take(body) : this.#list(request.url ?? '');
        setTimeout(
          () =>
            response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer)),
          answerMillis,
        );
      });
    });
  }

  /** @returns its base URL */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #take(form: string) {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.#second) [this.#second, this.#inSecond] = [second, 0];
    this.#inSecond += 1;
    if (this.#inSecond > this.#perSecond) {
      this.busyAnswers += 1;
      return { status: 429, answer: { code: 20429, message: 'Too Many Requests' } };
    }
    const to = new URLSearchParams(form).get('To') ?? '';
    const found = this.taken.get(to) ?? { sid: `SM${this.taken.size}`, times: 0, at: Date.now() };
    this.taken.set(to, { ...found, times: found.times + 1 });
    return { status: 201, answer: { sid: found.sid, num_segments: '1' } };
  }

  #list(url: string) {
    const to = new URL(url, 'http://here').searchParams.get('To') ?? '';
    const found = this.taken.get(to);
    const text = found && {
      sid: found.sid,
      to,
      body: 'Running late tonight.',
      date_created: new Date(found.at).toUTCString(),
      num_segments: '1',
    };
    return { status: 200, answer: { messages: text ? [text] : [] } };
  }
}

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
