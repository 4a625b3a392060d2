import { useEffect, useState } from 'react';
import { clearManagerKey, getManagerKey, useVisitor } from 'shared-lib/data';
import { saveManagerSession, loadManagerSession } from '../../data/managerSession.ts';
import { leaveManagerPages, openManagerPages } from '../../data/managerCallables.ts';
import type { PublicAddress } from '../publicAddress.ts';

/** Access to the pages and its kind, or why there is none. */
export type ManagerEntry =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly session: string | null }
  | { readonly kind: 'shut'; readonly because: 'none' | 'badKey' | 'ended' | 'left' | 'tooMany' | 'failed' };

export interface ManagerEntryState {
  readonly entry: ManagerEntry;
  /** Called when a read was denied: the saved session is no longer valid. */
  readonly refused: () => void;
  /** Deletes the session, in this browser and on the server. */
  readonly leave: () => void;
  /** Retries a key that could not be sent. */
  readonly retry: () => void;
}

const kept = (address: PublicAddress, isSignedIn: boolean): ManagerEntry => {
  if (getManagerKey() !== null) return { kind: 'opening' };
  const session = loadManagerSession(address);
  if (session !== null) return { kind: 'open', session };
  return isSignedIn ? { kind: 'open', session: null } : { kind: 'shut', because: 'none' };
};

/**
 * Gives access to a community's management pages: by the key taken from the address, by the session this
 * browser saved for an earlier key, or as a signed-in user.
 */
export function useManagerAccess(address: PublicAddress): ManagerEntryState {
  const isSignedIn = Boolean(useVisitor());
  const { businessSlug, communitySlug } = address;
  const [entry, setEntry] = useState(() => kept(address, isSignedIn));
  const isOpening = entry.kind === 'opening';

  useEffect(() => {
    const key = isOpening ? getManagerKey() : null;
    if (key === null) return;
    let isCurrent = true;
    const place = { businessSlug, communitySlug };
    void openManagerPages({ ...place, key }).then((result) => {
      if (!isCurrent) return;
      if (result.ok) {
        clearManagerKey();
        saveManagerSession(place, result.value.session);
        setEntry({ kind: 'open', session: result.value.session });
        return;
      }
      const { code } = result.error;
      const isBad = code === 'permission-denied' || code === 'invalid-argument';
      if (isBad) clearManagerKey();
      setEntry({
        kind: 'shut',
        because: isBad ? 'badKey' : code === 'resource-exhausted' ? 'tooMany' : 'failed',
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [businessSlug, communitySlug, isOpening]);

  return {
    entry,
    refused: () => {
      const hadSession = entry.kind === 'open' && entry.session !== null;
      saveManagerSession(address, null);
      setEntry({ kind: 'shut', because: hadSession ? 'ended' : 'none' });
    },
    leave: () => {
      if (entry.kind === 'open' && entry.session !== null) void leaveManagerPages(entry.session);
      saveManagerSession(address, null);
      setEntry({ kind: 'shut', because: 'left' });
    },
    retry: () => setEntry({ kind: 'opening' }),
  };
}
