import { useMemo, useState } from 'react';
import {
  combineLive,
  useAssignmentDirectory,
  useEveryCommunity,
  useNightRecords,
  useNow,
  useScheduleNights,
  useTeamDirectory,
  type LiveResult,
} from 'shared-lib/data/dashboard';
import { nightsInProgress } from 'shared-lib/domain/nights';
import { viewerTimeZone } from 'shared-lib/i18n';
import { boardOf, type Board, type BoardMember, type NightData } from './boardOf.ts';
import type { BoardRow } from './boardRow.ts';
import { createRowMemo } from './createRowMemo.ts';

/** A night, with the other data that the page needs besides its shifts. */
export interface LiveBoard extends Board, Pick<NightData, 'communities' | 'team' | 'clockInOuts'> {
  /** Whether the owner has communities with service. */
  hasCommunities: boolean;
  /** Whether the night has any records. */
  hasRecords: boolean;
  /** The latest service date in progress, `YYYY-MM-DD`. */
  tonight: string;
}

const nobody: readonly BoardMember[] = [];

const isServed = ({ archivedAt }: { archivedAt: number | null }) => archivedAt === null;

/**
 * A night's shifts, live. Unchanged rows stay the same objects.
 * @param night its service date, `YYYY-MM-DD`; null for the night in progress, which each community has in
 * its own zone.
 * @param language a BCP 47 tag, for the order of names.
 * @param former former team members, if the page names who came. A stable list.
 */
export function useBoard(
  night: string | null,
  language: string,
  former: readonly BoardMember[] = nobody,
): LiveResult<LiveBoard> {
  const now = useNow();
  const [keep] = useState(() => createRowMemo<BoardRow>(({ communityId }) => communityId));
  const communities = useEveryCommunity();
  // Until the communities are known, the viewer's own night is the likely one. Loading it now saves a round
  // trip.
  const timeZones =
    communities.status === 'ready'
      ? communities.data.filter(isServed).map(({ timezone }) => timezone)
      : [viewerTimeZone()];
  const inProgress = nightsInProgress(timeZones.length > 0 ? timeZones : [viewerTimeZone()], now);
  const tonight = inProgress.at(-1)!;
  const serviceDates = night === null ? inProgress : [night];

  const live = combineLive(
    [
      communities,
      useAssignmentDirectory(),
      useScheduleNights(serviceDates),
      useNightRecords(serviceDates),
      useTeamDirectory(),
    ],
    (...known) => known,
  );
  const [all, assignedAgents, scheduleNights, records, members] = live.status === 'ready' ? live.data : [];
  const board = useMemo((): LiveBoard | null => {
    if (!all || !assignedAgents || !scheduleNights || !records || !members) return null;
    const team = [...former, ...members];
    const known = { communities: all, assignedAgents, scheduleNights, team, ...records };
    const made = boardOf(known, night, now, language);
    return {
      ...made,
      rows: keep(made.rows),
      communities: all,
      team,
      clockInOuts: records.clockInOuts,
      hasCommunities: all.some(isServed),
      hasRecords: records.clockInOuts.length + records.shiftReports.length > 0,
      tonight,
    };
  }, [all, assignedAgents, scheduleNights, records, members, former, night, now, language, tonight, keep]);

  if (live.status !== 'ready') return live;
  return board ? { ...live, data: board } : { status: 'loading', retry: live.retry };
}
