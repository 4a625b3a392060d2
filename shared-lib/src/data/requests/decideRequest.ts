import { doc, runTransaction } from 'firebase/firestore';
import {
  agentsGiven,
  areMade,
  isDecided,
  paths,
  withDecision,
  type PlacedRequest,
  type RequestOutcome,
  type ShiftChange,
  type TeamRequest,
} from '../../domain/index.ts';
import { mustRefuseWrite } from '../connection/writes.ts';
import { requestDecided } from '../directory/changesOf.ts';
import { requestsPart } from '../directory/directoryParts.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';
import { prepareShiftChanges, ShiftsOvertaken } from '../schedule/prepareShiftChanges.ts';
import { AgentsInactive, requireActive } from '../schedule/requireActive.ts';

/** A decision about one request, with what it changes in the schedule. */
export interface RequestDecision {
  /** The record that holds the request. */
  readonly recordId: string;
  /** The request as whoever decides saw it. */
  readonly seen: PlacedRequest;
  readonly outcome: RequestOutcome;
  /** At most one for each community and date. */
  readonly shifts: readonly ShiftChange[];
}

export type DecideRequestResult =
  | { readonly ok: true }
  /** Someone else decided it meanwhile; what it is now, null when it can't be found any more. */
  | { readonly ok: false; readonly reason: 'overtaken'; readonly now: TeamRequest | null }
  | { readonly ok: false; readonly reason: 'shiftsOvertaken'; readonly overtaken: readonly ShiftChange[] }
  /** They would get a shift, and are inactive or not on the team. */
  | { readonly ok: false; readonly reason: 'inactive'; readonly agentIds: readonly string[] }
  | { readonly ok: false; readonly reason: 'offline' | 'failed' };

class RequestOvertaken extends Error {
  readonly now: TeamRequest | null;

  constructor(now: TeamRequest | null) {
    super('The request was decided meanwhile');
    this.now = now;
  }
}

/**
 * Decides a request and changes the shifts that go with it, all or nothing; what others do to its neighbours at the same time is
 * not lost. Refused at once without a connection, since a decision that waits could overtake another. Never throws.
 */
export async function decideRequest(
  customerId: string,
  { recordId, seen, outcome, shifts }: RequestDecision,
): Promise<DecideRequestResult> {
  if (mustRefuseWrite(false)) return { ok: false, reason: 'offline' };
  const reference = doc(firestore(), paths.requestRecord(customerId, recordId));
  let tries = 0;
  try {
    await runTransaction(firestore(), async (transaction) => {
      tries += 1;
      const stored: unknown = (await transaction.get(reference)).data()?.requests;
      // The answer to an earlier try was lost on its way, and that try had gone through.
      if (tries > 1 && isDecided(stored, seen, outcome)) return;
      const decided = withDecision(stored, seen, outcome);
      if (!decided.ok) throw new RequestOvertaken(decided.now);
      const [writeShifts] = await Promise.all([
        prepareShiftChanges(transaction, customerId, shifts),
        requireActive(transaction, customerId, agentsGiven({ shifts, assignments: [] })),
      ]);
      transaction.update(reference, { requests: decided.requests });
      writeShifts();
    });
    requestsPart.own.tell([requestDecided({ recordId, place: seen.place }, outcome)]);
    return { ok: true };
  } catch (cause) {
    if (cause instanceof RequestOvertaken) return { ok: false, reason: 'overtaken', now: cause.now };
    if (cause instanceof ShiftsOvertaken) {
      if (tries > 1 && areMade(shifts, cause.overtaken)) return { ok: true };
      return { ok: false, reason: 'shiftsOvertaken', overtaken: cause.overtaken };
    }
    if (cause instanceof AgentsInactive) return { ok: false, reason: 'inactive', agentIds: cause.agentIds };
    reportProblem('Deciding a request failed', cause);
    return { ok: false, reason: 'failed' };
  }
}
