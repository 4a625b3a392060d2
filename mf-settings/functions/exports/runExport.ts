import { logger } from 'firebase-functions';
import { exportLimits, dataExportSchema } from 'mf-settings/domain';
import { paths } from 'shared-lib/domain';
import { languageOf } from 'backend/functions/core/account/languageOf.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { removeFiles } from 'backend/kernel/removeFiles.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { loginOf } from 'backend/functions/core/members/logins.ts';
import type { MailLanguage } from 'backend/functions/core/account/accountEmails.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { letterOf } from 'backend/functions/core/messages/letter.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { collectExport } from './collectExport.ts';
import {
  claimJob,
  endJob,
  folderOf,
  LostJobError,
  recordProgress,
  releaseJob,
  type ClaimedJob,
} from './exportJob.ts';
import { pack } from './pack.ts';

const words = {
  en: {
    subject: 'Your export is ready',
    text: 'Download your business’s data from Settings.',
    link: 'Open export',
    small: 'Sign in as the owner. The file is available for 7 days.',
  },
  es: {
    subject: 'Su exportación está lista',
    text: 'Descargue los datos de su empresa desde Configuración.',
    link: 'Abrir exportación',
    small: 'Inicie sesión como propietario. El archivo está disponible 7 días.',
  },
};

/** The email that says an export is ready. It links to the page, which requires sign-in. */
const exportMail = (
  { customerId, exportId, to }: { customerId: string; exportId: string; to: string },
  language: MailLanguage,
) => {
  const { subject, text, link, small } = words[language];
  const address = siteAddress('/settings?tab=account&setting=export');
  const letter = letterOf({ paragraphs: [text], link: { label: link, address }, small });
  const shownOn = { kind: 'export', exportId } as const;
  return mailDocument({ to, subject, ...letter, purpose: 'account', customerId, shownOn });
};

const dayMillis = 86_400_000;

/** A job claimed this often without progress contains something that can't be exported. */
const maxAttempts = 5;

/** The owner's address; null for none. */
type AddressOf = (customerId: string) => Promise<string | null>;

const emailOfLogin: AddressOf = async (customerId) => (await loginOf(customerId))?.email ?? null;

/** Continues an export until it is ready. @returns whether it is */
const finish = async (held: ClaimedJob, until: number, addressOf: AddressOf): Promise<boolean> => {
  const { exportId } = held;
  const job = held.job.phase === 'collect' ? await collectExport(held, until) : held.job;
  if (job === null) return false;
  const { customerId } = job;
  const [language, email] = await Promise.all([languageOf(customerId), addressOf(customerId)]);
  const packed = await pack(held, job, language ?? 'en');
  const expiresAt = Date.now() + exportLimits.daysKept * dayMillis;
  const shown = storedFields(dataExportSchema, { ...packed, state: 'ready', expiresAt });
  await recordProgress(held, { phase: 'expire', kinds: {} }, shown, {
    dueAt: expiresAt,
    also: (transaction) => {
      if (email === null) return;
      const mail = firestore().doc(paths.mail(`export-${exportId}`));
      transaction.set(mail, exportMail({ customerId, exportId, to: email }, language ?? 'en'));
    },
  });
  await removeFiles(`${folderOf(customerId, exportId)}parts/`);
  return true;
};

/**
 * Does what is due for an export: continues it, or deletes its file when it expires. Concurrent calls are
 * safe, and so is a call after a crash: only one does the work.
 * @param until starts no long step after that moment, epoch milliseconds
 */
export const runExport = async (exportId: string, until: number, addressOf = emailOfLogin): Promise<void> => {
  const held = await claimJob(exportId);
  if (held === null) return;
  const { job } = held;
  const { exists } = await firestore().doc(paths.customer(job.customerId)).get();
  if (job.phase === 'expire' || !exists) return endJob(held, 'expired');
  if (job.attempts >= maxAttempts) {
    logger.error(`The export ${exportId} of ${job.customerId} failed`);
    return endJob(held, 'failed');
  }
  try {
    if (!(await finish(held, until, addressOf))) await releaseJob(held);
  } catch (error) {
    if (error instanceof LostJobError) return;
    logger.error(`The export ${exportId} of ${job.customerId} was interrupted`, error);
  }
};
