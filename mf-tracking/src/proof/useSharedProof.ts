import { useRef, useState } from 'react';
import type { DoorOnNightAsked, ProofContent } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { shareDoorProof } from '../data/doorProofs.api.ts';

/** A link created here; only this page knows its address. */
export interface SharedProof {
  readonly id: string;
  readonly url: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly content: ProofContent;
}

interface SharedProofState {
  /** The link created here; null before the first. */
  readonly shared: SharedProof | null;
  readonly isBusy: boolean;
  /** The link created here, or a new one; null if none could be created, as a toast explains. */
  readonly share: () => Promise<SharedProof | null>;
  /** Forgets the link once it was revoked. */
  readonly forget: () => void;
}

/** One link for all actions on a door's proof, created when it is first needed. */
export function useSharedProof({ communityId, unitId, night }: DoorOnNightAsked): SharedProofState {
  const { t } = useTexts('mf-tracking');
  // The panel can move on to another night or unit.
  const key = `${communityId} ${unitId} ${night}`;
  const [known, setKnown] = useState<{ key: string; proof: SharedProof } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef<{ key: string; proof: Promise<SharedProof | null> } | null>(null);
  const shared = known?.key === key ? known.proof : null;

  const create = async (): Promise<SharedProof | null> => {
    setBusy(true);
    const result = await shareDoorProof({ communityId, unitId, night });
    setBusy(false);
    if (underWay.current?.key === key) underWay.current = null;
    if (!result.ok) {
      const isFull = result.error.code === 'resource-exhausted';
      showToast({ meaning: 'bad', message: t(isFull ? 'proof.tooMany' : 'proof.failed') });
      return null;
    }
    setKnown({ key, proof: result.value });
    return result.value;
  };

  return {
    shared,
    isBusy,
    share: async () => {
      if (shared) return shared;
      if (underWay.current?.key !== key) underWay.current = { key, proof: create() };
      return underWay.current.proof;
    },
    forget: () => setKnown(null),
  };
}
