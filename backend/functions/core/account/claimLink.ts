import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { warn } from 'firebase-functions/logger';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';

/** How long an unreleased claim holds: longer than any call runs. */
const claimMillis = 300_000;

/** The gRPC codes for a document that already exists and for one that has changed. */
const lost: ReadonlySet<unknown> = new Set([6, 9, 10]);

const busy = () => new HttpsError('aborted', 'This link is already in use. Try again shortly.');

/** Exclusive use of a link by one call. */
export interface LinkClaim {
  /** The call's id. */
  readonly id: string;
  /** Releases the claim; never throws, because claims expire. */
  readonly release: () => Promise<void>;
}

/**
 * Takes a claim that is free or has expired.
 * @returns when it was written
 */
const take = async (reference: DocumentReference, id: string): Promise<Timestamp> => {
  const claim = { id, expiresAt: timestampOf(Date.now() + claimMillis) };
  const found = await reference.get();
  if (!found.exists) return (await reference.create(claim)).writeTime;
  const until: unknown = found.get('expiresAt');
  if (until instanceof Timestamp && until.toMillis() > Date.now()) throw busy();
  return (await reference.update(claim, { lastUpdateTime: found.updateTime! })).writeTime;
};

/**
 * Claims a link for one call, without waiting: logins can't be changed in a transaction, so the last of several concurrent calls would win.
 * @throws HttpsError `aborted` while another call has it
 */
export const claimLink = async (linkId: string): Promise<LinkClaim> => {
  const id = randomUUID();
  const reference = firestore().doc(paths.usedProof(`link-${linkId}`));
  try {
    const lastUpdateTime = await take(reference, id);
    const release = async () => {
      await reference
        .delete({ lastUpdateTime })
        .catch((cause: unknown) => warn('Couldn’t release the claim on a link', cause));
    };
    return { id, release };
  } catch (error) {
    if (lost.has((error as { code?: unknown }).code)) throw busy();
    throw error;
  }
};
