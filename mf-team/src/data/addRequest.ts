import { doc, runTransaction, shouldRejectWrite, requestsPart, firestore } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { withRequest, type NewRequest } from 'mf-team/domain';
import { reportProblem } from 'shared-lib/data';
import { requestAdded } from './requestChanges.ts';

export type AddRequestResult =
  /** The index of the new request in the list. */
  | { readonly ok: true; readonly place: number }
  | { readonly ok: false; readonly reason: 'duplicate' | 'offline' | 'failed' };

class AskedAlready extends Error {}

/**
 * Adds a pending request to the member's own list, whose record has the member's id, so that the member can
 * withdraw it. Concurrent additions aren't lost. Never throws.
 */
export async function addRequest(customerId: string, request: NewRequest): Promise<AddRequestResult> {
  if (shouldRejectWrite(false)) return { ok: false, reason: 'offline' };
  const reference = doc(firestore(), paths.requestRecord(customerId, request.userId));
  let tries = 0;
  try {
    const place = await runTransaction(firestore(), async (transaction) => {
      tries += 1;
      const record = await transaction.get(reference);
      const added = withRequest(record.data()?.requests, request);
      // An earlier attempt went through, but its response was lost.
      if (!added.ok && tries > 1) return added.place;
      if (!added.ok) throw new AskedAlready();
      const { requests } = added;
      if (record.exists()) transaction.update(reference, { requests });
      else transaction.set(reference, { requests });
      return requests.length - 1;
    });
    requestsPart.own.publish([requestAdded({ recordId: request.userId, place }, request)]);
    return { ok: true, place };
  } catch (cause) {
    if (cause instanceof AskedAlready) return { ok: false, reason: 'duplicate' };
    reportProblem('Adding a request failed', cause);
    return { ok: false, reason: 'failed' };
  }
}
