import { useEffect, useState } from 'react';
import type { ProofContent } from 'mf-tracking/domain';
import { readDoorProof, readDoorProofPhoto } from '../data/doorProofs.api.ts';

/** The result of opening a proof's link. */
export interface OpenProof {
  readonly content: ProofContent;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

export type ProofState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly proof: OpenProof }
  | { readonly kind: 'shut'; readonly because: 'closed' | 'tooMany' | 'failed' };

const becauseOf = (code: string): Extract<ProofState, { kind: 'shut' }>['because'] => {
  if (code === 'permission-denied' || code === 'invalid-argument') return 'closed';
  return code === 'resource-exhausted' ? 'tooMany' : 'failed';
};

/** The proof that a key opens. */
export function useProof(proofKey: string): ProofState {
  const [state, setState] = useState<ProofState>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    void readDoorProof(proofKey).then((result) => {
      if (!isCurrent) return;
      setState(
        result.ok
          ? { kind: 'open', proof: result.value }
          : { kind: 'shut', because: becauseOf(result.error.code) },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [proofKey]);
  return state;
}

/** A proof's photo as the address of a picture; `failed` if it can't be shown, null while it loads. */
export function useProofPhoto(proofKey: string): string | 'failed' | null {
  const [url, setUrl] = useState<string | 'failed' | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isCurrent = true;
    void readDoorProofPhoto(proofKey).then((result) => {
      if (!isCurrent) return;
      made = result.ok ? URL.createObjectURL(result.value) : null;
      setUrl(made ?? 'failed');
    });
    return () => {
      isCurrent = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [proofKey]);
  return url;
}
