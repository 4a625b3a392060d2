import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { strFromU8, unzipSync } from 'fflate';
import { chunksOf, paths } from 'shared-lib/domain';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';
import { mailDocument, textDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { newExportJob } from './exportJob.ts';
import { runExport as run } from './runExport.ts';

/** Exports from the request to the ZIP, with a separate Firestore and Storage. */
useOwnFirestore();
useOwnStorage();
jest.setTimeout(120_000);

const owner = 'olivia';
const root = paths.customer(owner);
const units = 1500;

const address = 'olivia@demo.test';
const runExport = (id: string, until: number) => run(id, until, async () => address);

const put = async (documents: Readonly<Record<string, object>>): Promise<void> => {
  for (const chunk of chunksOf(Object.entries(documents), 400)) {
    const batch = firestore().batch();
    for (const [path, data] of chunk) batch.set(firestore().doc(path), data);
    await batch.commit();
  }
};

const begin = async (id: string): Promise<void> => {
  await put({
    [paths.dataExport(owner, id)]: { state: 'collecting', requestedAt: Timestamp.now() },
    [paths.exportJob(id)]: newExportJob(owner),
  });
};

const shown = async (id: string) => (await firestore().doc(paths.dataExport(owner, id)).get()).data() ?? {};

const unzipped = async (id: string) => {
  const { path } = await shown(id);
  const [content] = await bucket().file(String(path)).download();
  return unzipSync(content);
};

const records = (files: Record<string, Uint8Array>, kind: string) =>
  JSON.parse(strFromU8(files[`json/${kind}.json`]!)) as { path: string }[];

const pathsBelow = async (prefix: string): Promise<string[]> =>
  (await bucket().getFiles({ prefix }))[0].map(({ name }) => name);

const text = { to: '+12125550100', purpose: 'service', communityId: 'maple', unitId: 'u1' } as const;
const mail = {
  to: 'dana@home.test',
  subject: 'Notice',
  text: 'Please bag it.',
  unsubscribeUrl: 'open-sesame',
};

beforeAll(async () => {
  await put({
    [root]: { businessName: 'Sunrise', dateCreated: Timestamp.fromMillis(0) },
    [`${root}/communities/maple`]: { propertyName: '=HYPERLINK("x")', serviceDays: ['monday'] },
    [`${root}/communities/maple/restricted/access`]: { gateCode: 'open-sesame' },
    [`${root}/communities/maple/activity/one`]: { act: 'edited' },
    [`${root}/collectionOfTomorrow/a/further/b/deepest/c`]: { is: 'found' },
    [`${root}/listViews/adam/lists/team`]: { views: {} },
    [`${root}/listViews/${owner}/lists/team`]: { views: { Mine: 'x=1' } },
    'customers/other/team/eve': { firstName: 'Somebody-else' },
    [paths.textMessage('ours')]: textDocument({ ...text, body: 'Trash tonight', customerId: owner }),
    [paths.textMessage('theirs')]: textDocument({ ...text, body: 'Somebody-else', customerId: 'other' }),
    [paths.mail('notice')]: mailDocument({ ...mail, purpose: 'notice', customerId: owner }),
    [paths.mail('invitation')]: mailDocument({
      ...mail,
      text: 'open-sesame',
      purpose: 'account',
      customerId: owner,
    }),
    [paths.mail('other')]: mailDocument({
      ...mail,
      text: 'Somebody-else',
      purpose: 'notice',
      customerId: 'other',
    }),
    ...Object.fromEntries(
      Array.from({ length: units }, (_, at) => [`${root}/units/u${at}`, { number: String(at), token: 'x' }]),
    ),
  });
  await bucket()
    .file(`${root}/branding/logo.png`)
    .save('picture', { contentType: 'image/png', resumable: false });
  await bucket().file('customers/other/branding/logo.png').save('theirs', { resumable: false });
});

const expectWhole = (files: Record<string, Uint8Array>): void => {
  expect(Object.keys(files).toSorted()).toEqual(
    [
      'README.txt',
      ...['business', 'collectionOfTomorrow.further.deepest', 'communities', 'communities.activity']
        .concat('listViews.lists', 'units', 'mail', 'messages')
        .flatMap((kind) => [`csv/${kind}.csv`, `json/${kind}.json`]),
      'files.csv',
      'files/000001.png',
    ].toSorted(),
  );
  expect(new Set(records(files, 'units').map(({ path }) => path)).size).toBe(units);
  expect(records(files, 'units')).toHaveLength(units);
  expect(records(files, 'business')).toEqual([
    { path: '.', id: owner, businessName: 'Sunrise', dateCreated: '1970-01-01T00:00:00.000Z' },
  ]);
  expect(records(files, 'listViews.lists').map(({ path }) => path)).toEqual([
    `listViews/${owner}/lists/team`,
  ]);
  expect(records(files, 'messages')).toEqual([
    expect.objectContaining({ path: 'messages/ours', to: text.to, body: 'Trash tonight' }),
  ]);
  // The email about an earlier export is among them.
  expect(records(files, 'mail').filter(({ path }) => !path.startsWith('mail/export-'))).toEqual([
    expect.objectContaining({ path: 'mail/invitation', message: { subject: 'Notice' } }),
    expect.objectContaining({ path: 'mail/notice', message: { subject: 'Notice', text: mail.text } }),
  ]);
  expect(strFromU8(files['files/000001.png']!)).toBe('picture');
  expect(strFromU8(files['files.csv']!)).toContain('files/000001.png,branding/logo.png,7,image/png,');
  // A name that a spreadsheet would run is escaped there, and unchanged in JSON.
  expect(strFromU8(files['csv/communities.csv']!)).toContain(`'=HYPERLINK`);
  expect(records(files, 'communities')).toEqual([
    { path: 'communities/maple', id: 'maple', propertyName: '=HYPERLINK("x")', serviceDays: ['monday'] },
  ]);
  const leaked = Object.values(files).some((file) =>
    /open-sesame|"token"|Somebody-else/.test(strFromU8(file)),
  );
  expect(leaked).toBe(false);
};

const runInProcess = (id: string) =>
  spawn(process.execPath, [join(__dirname, 'runOne.fixture.ts'), id], {
    stdio: 'inherit',
    env: { ...process.env },
  });

test('killed while collecting and while packing, it continues without losing or duplicating anything', async () => {
  await begin('killed');
  for (const killAt of [{ page: 3 }, { page: 6 }, { phase: 'pack' }]) {
    const child = runInProcess('killed');
    await new Promise<void>((resolve) => {
      const end = firestore()
        .doc(paths.exportJob('killed'))
        .onSnapshot((job) => {
          const { page, phase } = killAt;
          if (page === undefined ? job.get('phase') !== phase : Number(job.get('page')) < page) return;
          end();
          child.kill('SIGKILL');
          resolve();
        });
    });
    await once(child, 'exit');
    // Its lease has expired.
    await firestore()
      .doc(paths.exportJob('killed'))
      .update({ dueAt: Timestamp.fromMillis(0) });
  }
  expect((await shown('killed')).state).not.toBe('ready');
  await runExport('killed', Date.now() + 60_000);
  expect(await shown('killed')).toMatchObject({ state: 'ready', files: 1, filesLeftOut: 0 });
  expectWhole(await unzipped('killed'));
  const mail = await firestore().doc(paths.mail('export-killed')).get();
  expect([mail.get('to'), mail.get('message.text')]).toEqual([
    address,
    expect.stringContaining('/settings?tab=account&setting=export'),
  ]);
  expect(await pathsBelow(`${root}/exports/killed/`)).toEqual([(await shown('killed')).path]);
});

test('two runs at once create one export', async () => {
  await begin('twice');
  await Promise.all([runExport('twice', Date.now() + 60_000), runExport('twice', Date.now() + 60_000)]);
  expectWhole(await unzipped('twice'));
});

test('a run without time left leaves the rest to the next', async () => {
  await begin('slow');
  for (let runs = 0; (await shown('slow')).state !== 'ready' && runs < 50; runs += 1) {
    await runExport('slow', 0);
  }
  expectWhole(await unzipped('slow'));
});

test('an expired export is deleted', async () => {
  await begin('old');
  await runExport('old', Date.now() + 60_000);
  await firestore()
    .doc(paths.exportJob('old'))
    .update({ dueAt: Timestamp.fromMillis(0) });
  await runExport('old', Date.now());
  expect(await shown('old')).toMatchObject({ state: 'expired', path: null });
  expect(await pathsBelow(`${root}/exports/old/`)).toEqual([]);
  expect((await firestore().doc(paths.exportJob('old')).get()).exists).toBe(false);
});

test('one that never makes progress fails', async () => {
  await begin('stuck');
  await firestore().doc(paths.exportJob('stuck')).update({ attempts: 5 });
  await runExport('stuck', Date.now() + 1000);
  expect((await shown('stuck')).state).toBe('failed');
});
