import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { agentChangesOf } from 'backend/functions/core/community/domain/agentChanges.ts';
import {
  communitySchema,
  groupBy,
  isDocumentId,
  lastStartedNight,
  overridingAgent,
  paths,
  type AssignmentChange,
  type ScheduleAnswer,
  type ScheduleChanges,
} from 'shared-lib/domain';
import { newlyAssigned, offersAfter, planScheduleChange, type PlannedScheduleChange } from 'mf-team/domain';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { preparePastAgents } from 'backend/functions/core/community/pastAgents.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import type { NewOffer } from './newOffer.ts';
import { isNear, readStartedShifts } from './readStartedShifts.ts';

type Place = Pick<AssignmentChange, 'communityId' | 'day'>;

const at = (path: string): DocumentReference => firestore().doc(path);

/** Reads the data that decides a schedule step, in one request, and decides it. */
const planIn = async (
  transaction: Transaction,
  customerId: string,
  changes: ScheduleChanges,
): Promise<{ readonly plan: PlannedScheduleChange; readonly offersOf: (serviceDate: string) => unknown }> => {
  const pathOfNight = (serviceDate: string) => paths.scheduleNight(customerId, serviceDate);
  const pathOfPlace = ({ communityId, day }: Place) => paths.assignedAgent(customerId, communityId, day);
  const pathOfMember = (agentId: string) => paths.teamMember(customerId, agentId);
  const needed = [
    ...changes.shifts.map(({ serviceDate }) => pathOfNight(serviceDate)),
    ...changes.assignments.map(pathOfPlace),
    ...newlyAssigned(changes).filter(isDocumentId).map(pathOfMember),
  ];
  const references = [...new Set(needed)].map(at);
  const found = references.length === 0 ? [] : await transaction.getAll(...references);
  const byPath = new Map(found.map((snapshot) => [snapshot.ref.path, snapshot]));
  const plan = planScheduleChange(changes, {
    nightOf: (serviceDate) => byPath.get(pathOfNight(serviceDate))?.get('schedule'),
    regularAgent: (place) => {
      const memberId: unknown = byPath.get(pathOfPlace(place))?.get('memberId');
      return typeof memberId === 'string' && memberId !== '' ? memberId : null;
    },
    isActive: (agentId) => {
      const member = isDocumentId(agentId) ? byPath.get(pathOfMember(agentId)) : undefined;
      return member?.exists === true && member.get('isActive') !== false;
    },
  });
  return { plan, offersOf: (serviceDate) => byPath.get(pathOfNight(serviceDate))?.get('offered') };
};

const writeAssignments = (
  transaction: Transaction,
  customerId: string,
  changes: readonly AssignmentChange[],
  by: string,
): void => {
  for (const { communityId, day, to } of changes) {
    const reference = at(paths.assignedAgent(customerId, communityId, day));
    if (to === null) transaction.delete(reference);
    else transaction.set(reference, { memberId: to, customerId, communityId, day });
  }
  for (const [communityId, lines] of agentChangesOf(changes)) {
    logActivity(transaction, customerId, communityId, { act: 'edited', by, changes: lines });
  }
};

/** A stand-in replaced after service began, in the form of a night's entry. */
interface Relieved {
  readonly serviceDate: string;
  readonly entry: { readonly communityId: string; readonly newAgentId: string };
}

/** Reads which stand-ins are replaced during their shift: the rules let them finish the night. */
const readRelieved = async (
  transaction: Transaction,
  customerId: string,
  shifts: ScheduleChanges['shifts'],
): Promise<Relieved[]> => {
  const now = Date.now();
  const relieved = shifts.flatMap(({ communityId, serviceDate, from, to }): Relieved[] => {
    const newAgentId = overridingAgent(from);
    return isNear(serviceDate, now) &&
      isDocumentId(communityId) &&
      newAgentId &&
      newAgentId !== overridingAgent(to)
      ? [{ serviceDate, entry: { communityId, newAgentId } }]
      : [];
  });
  const ids = [...new Set(relieved.map(({ entry }) => entry.communityId))];
  const found =
    ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => at(paths.community(customerId, id))));
  const begun = new Map(
    found.map((snapshot) => {
      const community = recordOf(communitySchema, snapshot);
      return [snapshot.id, community && lastStartedNight(community, now)];
    }),
  );
  return relieved.filter(({ serviceDate, entry }) => (begun.get(entry.communityId) ?? '') >= serviceDate);
};

interface ScheduleStepOptions {
  /** Whether to take shifts from people on the clock there. */
  readonly evenIfBegun?: boolean;
  /** Changed shifts that are then offered to the team. */
  readonly offers?: readonly NewOffer[];
}

/**
 * Reads the data of a schedule step, as the first half of a transaction; Firestore requires all reads before
 * the first write.
 * @param by the author's login uid
 * @returns the result, and a function for the other half, which writes it; nothing to write for a step that
 * is rejected
 * @throws HttpsError `resource-exhausted` for a night with more entries than a document holds
 */
export const prepareScheduleChange = async (
  transaction: Transaction,
  customerId: string,
  changes: ScheduleChanges,
  by: string,
  { evenIfBegun = false, offers = [] }: ScheduleStepOptions = {},
): Promise<{ readonly answer: ScheduleAnswer; readonly write: () => void }> => {
  const { plan, offersOf } = await planIn(transaction, customerId, changes);
  if (plan.kind === 'full') {
    throw new HttpsError('resource-exhausted', `The schedule for ${plan.serviceDate} is full.`);
  }
  if (plan.kind !== 'write') return { answer: plan, write: () => {} };
  const begun = evenIfBegun ? [] : await readStartedShifts(transaction, customerId, changes.shifts);
  if (begun.length > 0) return { answer: { kind: 'begun', shifts: begun }, write: () => {} };
  const keepAgents = await preparePastAgents(transaction, customerId, changes.assignments);
  const relieved = groupBy(
    await readRelieved(transaction, customerId, changes.shifts),
    ({ serviceDate }) => serviceDate,
  );
  return {
    answer: { kind: 'made' },
    write: () => {
      keepAgents();
      for (const { serviceDate, schedule } of plan.nights) {
        const entries = relieved.get(serviceDate)?.map(({ entry }) => entry) ?? [];
        const offered = offersAfter(
          offersOf(serviceDate),
          changes.shifts.filter((change) => change.serviceDate === serviceDate),
          offers.flatMap((offer) => (offer.serviceDate === serviceDate ? [offer.entry] : [])),
        );
        const fields = {
          schedule,
          ...(offered && { offered }),
          ...(entries.length > 0 && { relieved: FieldValue.arrayUnion(...entries) }),
          lastUpdated: FieldValue.serverTimestamp(),
          lastModifiedBy: { uid: by, at: FieldValue.serverTimestamp() },
        };
        transaction.set(at(paths.scheduleNight(customerId, serviceDate)), fields, { merge: true });
      }
      writeAssignments(transaction, customerId, changes.assignments, by);
    },
  };
};
