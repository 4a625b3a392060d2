import type { RecipientImport } from 'mf-settings/domain';
import { callConsent } from './callables.ts';

/**
 * Opts up to 150 residents in and updates their details, all or none; refused with `failed-precondition` if the
 * counts differ from those expected. Retries are idempotent.
 */
export const importRecipients = (part: RecipientImport) => callConsent('importRecipients', part);

/** Undoes a recipient import, except for what someone has changed since; safe to repeat. */
export const undoRecipientImport = (importId: string) => callConsent('undoRecipientImport', { importId });
