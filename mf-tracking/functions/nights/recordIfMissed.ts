import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  assignedAgentSchema,
  checkpointSchema,
  clockInOutSchema,
  communitySchema,
  indexAssignments,
  isExpected,
  paths,
  scheduleNightSchema,
  shiftReportSchema,
  shiftOn,
  weekdayOf,
  type Community,
  type Shift,
} from 'shared-lib/domain';
import { shiftState, type ShiftState } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { type Night, missedRecords } from 'backend/functions/core/nights/missedShift.ts';
import { featuresIn } from '../field/reports.ts';
import { countExpectedUnits } from '../field/countExpectedUnits.ts';

/** A shift's status, from the records themselves. */
interface NightFacts {
  readonly community: Community;
  readonly shift: Shift;
  readonly state: ShiftState;
  readonly isRecorded: boolean;
}

const factsOf = async (
  transaction: Transaction,
  customerId: string,
  night: Night,
  now: number,
): Promise<NightFacts | null> => {
  const { communityId, serviceDate } = night;
  const clocks = firestore()
    .collection(paths.clockInOuts(customerId))
    .where('communityId', '==', communityId)
    .where('serviceDate', '==', serviceDate);
  const [[communityFound, agentFound, scheduleFound], { docs }] = await Promise.all([
    transaction.getAll(
      firestore().doc(paths.community(customerId, communityId)),
      firestore().doc(paths.assignedAgent(customerId, communityId, weekdayOf(serviceDate))),
      firestore().doc(paths.scheduleNight(customerId, serviceDate)),
    ),
    transaction.get(clocks),
  ]);
  const community = communityFound && recordOf(communitySchema, communityFound);
  if (!community || community.archivedAt !== null || !agentFound || !scheduleFound) return null;
  const agent = recordOf(assignedAgentSchema, agentFound);
  const schedule = recordOf(scheduleNightSchema, scheduleFound);
  const assignments = indexAssignments(agent ? [agent] : [], schedule ? [schedule] : []);
  const shift = shiftOn(community, serviceDate, assignments);
  if (shift === null) return null;
  const records = docs.flatMap((found) => recordOf(clockInOutSchema, found) ?? []);
  return {
    community,
    shift,
    state: shiftState(shift, records, now, community),
    isRecorded: records.some(({ status }) => status === 'missed'),
  };
};

/** The checkpoints that the shift had to scan. */
const expectedCheckpoints = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
): Promise<string[]> => {
  const active = firestore()
    .collection(paths.checkpoints(customerId))
    .where('communityId', '==', communityId)
    .where('isActive', '==', true);
  const settings = await transaction.get(firestore().doc(paths.settingsSection(customerId, 'operations')));
  const { docs } = await transaction.get(active);
  const features = featuresIn(settings);
  return docs
    .flatMap((found) => recordOf(checkpointSchema, found) ?? [])
    .filter((checkpoint) => isExpected(checkpoint, features))
    .map(({ id }) => id);
};

/**
 * Checks a shift against its records, not their summaries. A missed shift is recorded once: a clock-in and a shift report with the status
 * `missed`.
 * @param now epoch milliseconds
 * @returns the shift and its start if it is late; otherwise null
 */
export const recordIfMissed = (
  customerId: string,
  night: Night,
  now: number,
): Promise<(Shift & { readonly scheduledStart: number }) | null> =>
  inTransaction(async (transaction) => {
    const facts = await factsOf(transaction, customerId, night, now);
    if (facts === null) return null;
    const { community, shift, state, isRecorded } = facts;
    if (state.state === 'late') return { ...shift, scheduledStart: state.scheduledStart };
    if (state.state !== 'missed' || isRecorded) return null;
    const expected = await expectedCheckpoints(transaction, customerId, community.id);
    const unitCount = await countExpectedUnits(transaction, customerId, community.id);
    const { clock, report } = missedRecords(customerId, night);
    const stamp = FieldValue.serverTimestamp();
    const shared = {
      serviceDate: shift.serviceDate,
      communityId: community.id,
      memberId: shift.agentId,
      shiftReportId: report.id,
      status: 'missed',
      createdAt: stamp,
      updatedAt: stamp,
    } as const;
    const times = {
      source: 'auto',
      scheduledStart: state.scheduledStart,
      clockInAt: null,
      clockOutAt: null,
      lateMin: 0,
    } as const;
    transaction.set(clock, storedFields(clockInOutSchema, { ...shared, ...times }));
    const round = {
      unitsTotal: unitCount ?? community.totalUnits,
      checkpointsExpected: expected.length,
      missedCheckpointIds: expected,
    };
    transaction.set(report, storedFields(shiftReportSchema, { ...shared, ...round }));
    return null;
  });
