import type { BoardRow } from './night/boardRow.ts';

const withParams = (path: string, params: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(params).toString()}`;

/** The addresses to which the board leads (spec section 2). */
export const communityHref = (communityId: string): string =>
  `/communities/${encodeURIComponent(communityId)}`;
export const memberHref = (memberId: string): string => `/team/${encodeURIComponent(memberId)}`;
export const callHref = (phone: string): string => `tel:${phone}`;

type Place = Pick<BoardRow, 'communityId' | 'serviceDate'>;

/** The shift in the schedule, opened, where someone else can be assigned. */
export const reassignHref = ({ communityId, serviceDate }: Place): string =>
  withParams('/schedule', { week: serviceDate, shift: `${serviceDate}.${communityId}` });

export const shiftReportHref = (id: string): string => withParams('/shift-report', { open: id });
export const clockInOutHref = (id: string): string => withParams('/clock-in-outs', { open: id });

/** What was recorded of a community on that night. */
export const violationsHref = ({ communityId, serviceDate }: Place): string =>
  withParams('/violations', { community: communityId, night: serviceDate });
export const unitsHref = ({ communityId, serviceDate }: Place): string =>
  withParams('/units', { community: communityId, night: serviceDate });
export const checkpointsHref = ({ communityId, serviceDate }: Place): string =>
  withParams('/checkpoints', { community: communityId, night: serviceDate });

/** The violations of a community that wait for a decision, of any night. */
export const openViolationsHref = (communityId: string): string =>
  withParams('/violations', { status: 'open', community: communityId });

/** The board of one night, or of the one in progress, with a community's shift opened. */
export const boardHref = (night: string | null, communityId: string): string =>
  withParams('/tracking', { ...(night !== null && { night }), open: communityId });

/** The form to text a community's residents that service is late, filled in. */
export const runningLateHref = (communityId: string): string =>
  withParams('/settings', { tab: 'sms', view: 'send', community: communityId, kind: 'runningLate' });
