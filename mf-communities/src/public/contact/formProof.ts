import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { CallableResult } from 'shared-lib/data';
import { askFormChallenge } from '../../data/publicFormCallables.ts';
import {
  challengeLifetime,
  type ChallengeRequest,
  type FormChallenge,
  type GuardAnswer,
} from 'mf-communities/domain';

/**
 * How long before a challenge expires the next one is fetched, in milliseconds: sending takes a while, too.
 */
const margin = 120_000;

/** A public form's proof of work. */
interface Proof {
  readonly guard: GuardAnswer;
  readonly offersTexts: boolean;
  /** Both times are by the page's monotonic clock, unaffected by clock changes. */
  readonly readyAt: number;
  readonly endsAt: number;
}

/** Solves a challenge. The browser derives the keys off the main thread, so the page stays responsive. */
const solved = async (challenge: FormChallenge): Promise<GuardAnswer['solution'] | null> => {
  const found = await solveChallenge({
    challenge: challenge as Parameters<typeof solveChallenge>[0]['challenge'],
    deriveKey,
  });
  return found && { counter: found.counter, derivedKey: found.derivedKey };
};

const failed = { ok: false, error: { code: 'internal', message: 'No proof was found.' } } as const;

const newProof = async (ask: ChallengeRequest): Promise<CallableResult<Proof>> => {
  const requested = await askFormChallenge(ask);
  if (!requested.ok) return requested;
  const came = performance.now();
  const { challenge, leastFillMillis, offersTexts } = requested.value;
  const solution = await solved(challenge).catch(() => null);
  if (solution === null) return failed;
  const guard = { challenge, solution, website: '' };
  return {
    ok: true,
    value: { guard, offersTexts, readyAt: came + leastFillMillis, endsAt: came + challengeLifetime - margin },
  };
};

const until = (moment: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, moment - performance.now()));
  });

/** Errors caused by the proof: the same form may be sent with a new one. */
const isAboutProof = (code: string | undefined) =>
  code === 'expired' || code === 'unproven' || code === 'used' || code === 'tooFast';

/**
 * The proofs of one form. The work starts when the form is opened, and is done before most people have filled
 * it in.
 */
export const formProofs = (ask: ChallengeRequest) => {
  let current = newProof(ask);

  const proof = async () => {
    const found = await current;
    if (found.ok && found.value.endsAt > performance.now()) return found;
    current = newProof(ask);
    return current;
  };

  const sendOnce = async <T>(
    send: (guard: GuardAnswer) => Promise<CallableResult<T>>,
    website: string,
  ): Promise<CallableResult<T>> => {
    const found = await proof();
    if (!found.ok) return found;
    await until(found.value.readyAt);
    return send({ ...found.value.guard, website });
  };

  return {
    /** Whether the business sends texts; null if unknown. */
    offersTexts: async (): Promise<boolean | null> => {
      const found = await current;
      return found.ok ? found.value.offersTexts : null;
    },
    /**
     * Sends a form with its proof, and retries once with a new one if the first has expired.
     * @param website the value of the honeypot field
     */
    send: async <T>(
      send: (guard: GuardAnswer) => Promise<CallableResult<T>>,
      website: string,
    ): Promise<CallableResult<T>> => {
      const sent = await sendOnce(send, website);
      if (sent.ok || !isAboutProof(sent.error.fields?.['guard']?.code)) return sent;
      current = newProof(ask);
      return sendOnce(send, website);
    },
  };
};
