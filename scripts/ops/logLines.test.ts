import { captureLogLines } from './capturedLines.fixture.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { paths, type TextMessage } from 'shared-lib/domain';
import type { SendOutcome } from '../../backend/functions/core/messages/domain/planOutcome.ts';
import { exportLogins } from '../../backend/functions/core/authExport/triggers/exportLogins.ts';
import { firestore } from '../../backend/kernel/firebase.ts';
import { mailChannel, textChannel } from '../../backend/functions/core/messages/channels.ts';
import { textDocument } from '../../backend/functions/core/messages/queueMessage.ts';
import { logOverdue } from '../../backend/functions/core/messages/sendDue.ts';
import { sendMessage } from '../../backend/functions/core/messages/sendMessage.ts';
import { mailReports } from '../../backend/functions/core/messages/callables/mailReports.ts';
import { useOwnFirestore } from '../../backend/functions/core/summaries/ownFirestore.fixture.ts';
import { useOwnStorage } from '../../backend/functions/core/pictures/ownStorage.fixture.ts';
import { matchesFilter, type LogEntry } from './matchesFilter.fixture.ts';
import { readOpsFiles } from './opsFiles.ts';

/** Checks the lines functions actually log against the filters of the log metrics. */
useOwnFirestore();
useOwnStorage();

const metrics = readOpsFiles(resolve(__dirname, '../..'), { project: 'demo', host: 'demo.web.app' })
  .filter(({ kind }) => kind === 'logMetrics')
  .map(({ key, content }) => ({ key, filter: String(content['filter']), content }));

const filterOf = (key: string) => metrics.find((metric) => metric.key === key)!.filter;

/**
 * A function's log lines during the test, as Cloud Logging stores them. @param serviceName the function's name in lower case
 */
const linesOf = async (serviceName: string, work: () => Promise<unknown>): Promise<LogEntry[]> => {
  const resource = { type: 'cloud_run_revision', labels: { service_name: serviceName } };
  return (await captureLogLines(work)).map((line) => {
    const { severity, ...jsonPayload } = JSON.parse(line) as { severity: string };
    return { severity, resource, jsonPayload };
  });
};

let phones = 100;
const sending = async (outcome: SendOutcome) => {
  await firestore()
    .doc(paths.settingsSection('olivia', 'sms'))
    .set({ enabled: true, quietFrom: '00:00', quietTo: '00:00' });
  // A refused number gets no more texts, so each run uses a new one.
  const phone = `+12125550${(phones += 1)}`;
  const place = { customerId: 'olivia', communityId: null, unitId: null };
  const text = textDocument({ ...place, to: phone, body: 'Hello Ada', purpose: 'test' });
  await firestore().doc(paths.textMessage('t1')).set(text);
  const provider = { send: (_: TextMessage) => Promise.resolve(outcome), find: null };
  return linesOf('sendtext', () => sendMessage(textChannel, provider, paths.textMessage('t1')));
};

test.each<SendOutcome>([
  { kind: 'accepted', providerId: 'SM1', numSegments: 1 },
  { kind: 'refused', code: '21211', message: 'No.' },
  { kind: 'later', code: '429', message: 'Later.' },
  { kind: 'unknown', code: '500', message: '' },
])(
  'a message whose provider answers $kind logs one line, counted by channel, purpose and result',
  async (outcome) => {
    const lines = await sending(outcome);
    const [line, ...more] = lines.filter((entry) => matchesFilter(filterOf('message_results'), entry));
    expect(more).toEqual([]);
    expect(line?.jsonPayload).toMatchObject({ channel: 'text', purpose: 'test', result: outcome.kind });
    expect(JSON.stringify(lines)).not.toMatch(/12125550|Ada/);
  },
);

test('the message waiting longest logs a line each minute, with its delay in seconds', async () => {
  const now = Date.now();
  await firestore()
    .doc(paths.textMessage('t1'))
    .set({ delivery: { dueTime: new Date(now - 90_000) } });
  const [line] = (
    await linesOf('sendduemessages', () => logOverdue({ ...textChannel, provider: () => 'some' }, now))
  ).filter((entry) => matchesFilter(filterOf('messages_waiting'), entry));
  expect(line?.jsonPayload).toMatchObject({ channel: 'text', seconds: 90 });
  expect(
    (await linesOf('sendduemessages', () => logOverdue({ ...mailChannel, provider: () => 'some' }, now)))[0]
      ?.jsonPayload,
  ).toMatchObject({ channel: 'mail', seconds: 0 });
});

test('a channel that is not set up has no waiting messages', async () => {
  expect(
    await linesOf('sendduemessages', () => logOverdue({ ...textChannel, provider: () => null }, Date.now())),
  ).toEqual([]);
});

describe('with a fake Auth', () => {
  let server: Server;
  beforeAll(async () => {
    const hashConfig = { algorithm: 'SCRYPT', signerKey: '', saltSeparator: '', rounds: 8, memoryCost: 14 };
    server = createServer((request, response) => {
      const answer = request.url!.includes('/config') ? { signIn: { hashConfig } } : { users: [] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('a completed export of logins logs a line', async () => {
    const lines = await linesOf('exportlogins', async () => exportLogins.run({ scheduleTime: '' }));
    expect(lines.filter((entry) => matchesFilter(filterOf('logins_exported'), entry))).toHaveLength(1);
  });
});

test("an exception is logged as that function's error", async () => {
  process.env['MAIL_REPORTS_KEY'] = 'key';
  const broken = {
    get method(): string {
      throw new Error('Broken.');
    },
  };
  const lines = await linesOf('mailreports', async () => {
    await Promise.resolve(mailReports(broken as never, {} as never)).catch(() => {});
  });
  expect(lines.filter((entry) => matchesFilter(filterOf('function_errors'), entry))).not.toEqual([]);
});

test('every log metric has a test here', () => {
  expect(metrics.map(({ key }) => key)).toEqual([
    'function_errors',
    'logins_exported',
    'message_results',
    'messages_waiting',
  ]);
});
