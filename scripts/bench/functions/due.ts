import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { chunksOf, paths } from 'shared-lib/domain';
import { newExportJob } from '../../../mf-settings/functions/exports/exportJob.ts';
import { mailDocument, textDocument } from '../../../backend/functions/core/messages/queueMessage.ts';
import { demoUids } from '../../../backend/seed/accounts.ts';

/** Prepares due work of the large operator for the measured functions. Called by the process that starts them. */
const owner = demoUids.big;

/** Batches of 100: a Firestore request holds at most 10 MiB, and an email is 60 KB. */
const create = async (documents: readonly (readonly [path: string, data: object])[]): Promise<void> => {
  for (const part of chunksOf(documents, 100)) {
    const batch = getFirestore().batch();
    for (const [path, data] of part) batch.set(getFirestore().doc(path), data);
    await batch.commit();
  }
};

const numbered = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'));

/** @param prefix prefix of the document IDs */
export const dueEmails = (prefix: string, count: number): Promise<void> =>
  create(
    numbered(count).map((number) => [
      paths.mail(`${prefix}${number}`),
      mailDocument({
        to: `resident-${number}@home.test`,
        subject: 'Your weekly summary',
        text: 'What was collected. '.repeat(250),
        html: '<p>What was collected.</p>'.repeat(1200),
        purpose: 'digest',
        customerId: owner,
      }),
    ]),
  );

/** Texts dated to an hour when they may be sent. */
export const dueTexts = async (prefix: string, count: number): Promise<void> => {
  const always = { enabled: true, quietFrom: '00:00', quietTo: '00:00' };
  await create([[paths.settingsSection(owner, 'sms'), always]]);
  const place = { customerId: owner, communityId: null, unitId: null };
  await create(
    numbered(count).map((number) => [
      paths.textMessage(`${prefix}${number}`),
      textDocument({
        ...place,
        to: `+1212555${number}`,
        body: 'We are running late tonight.',
        purpose: 'test',
      }),
    ]),
  );
};

export const dueExport = (exportId: string): Promise<void> =>
  create([
    [paths.dataExport(owner, exportId), { state: 'collecting', requestedAt: Timestamp.now() }],
    [paths.exportJob(exportId), newExportJob(owner)],
  ]);

/** Deletes the whole business. */
export const dueDeletion = (): Promise<void> =>
  create([
    [
      paths.deletion(owner),
      { phase: 'waiting', dueAt: Timestamp.fromMillis(0), owner: null, businessSlugs: [], places: [] },
    ],
  ]);
