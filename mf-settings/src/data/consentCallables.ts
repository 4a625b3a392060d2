import * as z from 'shared-lib/domain/schema';
import type { RecipientImport, SuppressionChange } from 'mf-settings/domain';
import { call, undoneImport } from 'shared-lib/data/kit';

/**
 * Opts up to 150 residents in and updates their details, all or none; refused with `failed-precondition` if the
 * counts differ from those expected. Retries are idempotent.
 */
export const importRecipients = (part: RecipientImport) => call('importRecipients', part, z.unknown());

/** Undoes a recipient import, except for what someone has changed since; safe to repeat. */
export const undoRecipientImport = (importId: string) =>
  call('undoRecipientImport', { importId }, undoneImport);

/** Unblocks an email address, once in 30 days; `failed-precondition` when that was less ago. */
export const unblockEmail = (email: string) => call('unblockEmail', { email }, z.unknown());

/** Notes that the business leaves a number alone, or takes back what it had noted. */
export const changeSuppression = (change: SuppressionChange) =>
  call('changeSuppression', change, z.unknown());
