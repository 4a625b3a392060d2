import type { PlacedRequest, TeamRequest } from 'shared-lib/domain';
import { callerOf, offline, requestsPart, retryCall } from 'shared-lib/data/kit';
import { swapCalls, type RefusedLeg, type RequestOutcome, type SwapVerdict } from 'mf-team/domain';
import { requestDecided } from './requestChanges.ts';

const callSwaps = callerOf(swapCalls);

/** A decision about a swap. */
export interface SwapDecision {
  readonly swapId: string;
  /** The request as its author saw it. */
  readonly seen: PlacedRequest;
  readonly verdict: SwapVerdict;
  readonly note: string;
}

export type DecideSwapResult =
  | { readonly ok: true; readonly outcome: RequestOutcome }
  /** Someone else decided it first; its current state, null when it can no longer be found. */
  | { readonly ok: false; readonly reason: 'overtaken'; readonly now: TeamRequest | null }
  /** Shifts that can't change hands. */
  | { readonly ok: false; readonly reason: 'refused'; readonly shifts: readonly RefusedLeg[] }
  | { readonly ok: false; readonly reason: 'offline' | 'failed' };

/** Approves or declines a swap, or undoes that, with the shifts that go with it, all or nothing. Never throws. */
export async function decideSwap({ swapId, seen, verdict, note }: SwapDecision): Promise<DecideSwapResult> {
  const { result } = await retryCall((isRepeated) =>
    callSwaps('decideSwap', { swapId, seen, verdict, note, isRepeated }, false),
  );
  if (!result.ok) return { ok: false, reason: result.error === offline ? 'offline' : 'failed' };
  const answer = result.value;
  switch (answer.kind) {
    case 'decided':
      return { ok: false, reason: 'overtaken', now: answer.now };
    case 'refused':
      return { ok: false, reason: 'refused', shifts: answer.shifts };
    case 'made':
      requestsPart.own.publish([requestDecided({ recordId: swapId, place: seen.place }, answer.outcome)]);
      return { ok: true, outcome: answer.outcome };
  }
}
