import * as z from 'shared-lib/domain/schema';
import type { RecipientImport, SuppressionChange } from 'mf-settings/domain';
import { call, undoneImport } from 'shared-lib/data/kit';

/**
 * Opts up to 150 residents in and changes what is known of them, all of them or none; refused with `failed-precondition` when that comes to
 * other counts than expected. Sending a part again does nothing twice.
 */
export const importRecipients = (part: RecipientImport) => call('importRecipients', part, z.unknown());

/** Takes back what an import of recipients has changed, as far as nobody has changed it since; it can be repeated. */
export const undoRecipientImport = (importId: string) =>
  call('undoRecipientImport', { importId }, undoneImport);

/** Unblocks an email address, once in 30 days; `failed-precondition` when that was less ago. */
export const unblockEmail = (email: string) => call('unblockEmail', { email }, z.unknown());

/** Notes that the business leaves a number alone, or takes back what it had noted. */
export const changeSuppression = (change: SuppressionChange) =>
  call('changeSuppression', change, z.unknown());
