import { sendSupportRequest, type Account, type WriteResult } from 'shared-lib/data';
import type { NewSupportRequest } from 'shared-lib/domain';
import { useSyncExternalStore } from 'react';

/** What has become of the request that was written last. */
export type Outbox =
  | { readonly status: 'empty' | 'failed' }
  | { readonly status: 'sending' | 'sent'; /** The request on its way, or stored. */ readonly id: string };

let outbox: Outbox = { status: 'empty' };
const watchers = new Set<() => void>();

function become(next: Outbox) {
  outbox = next;
  for (const watcher of watchers) watcher();
}

/**
 * Sends a request to support. What becomes of it is known to every later visit of the page: without a connection it may be
 * on its way for long, and must not be sent twice.
 */
export async function send(account: Account, request: NewSupportRequest): Promise<WriteResult> {
  const { id, outcome } = sendSupportRequest(account, request);
  become({ status: 'sending', id });
  const result = await outcome;
  become(result.ok ? { status: 'sent', id } : { status: 'failed' });
  return result;
}

/** Forgets what became of the last request, unless that is still on its way. */
export function emptyOutbox() {
  if (outbox.status !== 'sending') become({ status: 'empty' });
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** What has become of the last request, now and as it changes. */
export const useOutbox = (): Outbox => useSyncExternalStore(watch, () => outbox);
