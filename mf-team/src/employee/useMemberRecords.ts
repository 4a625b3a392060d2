import { combineLive, useTrackingRecords, type LiveResult, type TrackingRecords } from 'shared-lib/data';
import { memberRecordsListed } from 'shared-lib/domain';

/** The records of a night's work, each of which is of one member. */
type MemberRecordKind = 'shiftReports' | 'clockInOuts';

/** The latest records of a member, the newest night first, live. */
export function useMemberRecords<Kind extends MemberRecordKind>(
  kind: Kind,
  memberId: string,
): LiveResult<readonly TrackingRecords[Kind][]> {
  const page = useTrackingRecords({
    kind,
    narrowing: [{ field: 'memberId', values: [memberId] }],
    since: null,
    limit: memberRecordsListed,
  });
  return combineLive([page], ({ records }) => records);
}
