import { sendSupportRequest, type Account, type WriteResult } from 'shared-lib/data';
import type { NewSupportRequest } from 'shared-lib/domain';
import { useSyncExternalStore } from 'react';

/** Status of the last support request. */
export type Outbox =
  | { readonly status: 'empty' | 'failed' }
  | { readonly status: 'sending' | 'sent'; /** Pending, or stored. */ readonly id: string };

let outbox: Outbox = { status: 'empty' };
const watchers = new Set<() => void>();

function become(next: Outbox) {
  outbox = next;
  for (const watcher of watchers) watcher();
}

/**
 * Sends a support request. Later visits to the page see its status: offline it can stay pending for a long
 * time and must not be sent twice.
 */
export async function send(account: Account, request: NewSupportRequest): Promise<WriteResult> {
  const { id, outcome } = sendSupportRequest(account, request);
  become({ status: 'sending', id });
  const result = await outcome;
  become(result.ok ? { status: 'sent', id } : { status: 'failed' });
  return result;
}

/** Clears the last request's status, unless it is still pending. */
export function clearOutbox() {
  if (outbox.status !== 'sending') become({ status: 'empty' });
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The last request's current status. */
export const useOutbox = (): Outbox => useSyncExternalStore(watch, () => outbox);
