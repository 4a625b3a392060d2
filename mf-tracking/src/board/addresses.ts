import type { BoardRow } from './night/boardRow.ts';

const withParams = (path: string, params: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(params).toString()}`;

/** The addresses that the board links to (spec section 2). */
export const communityHref = (communityId: string): string =>
  `/communities/${encodeURIComponent(communityId)}`;
export const memberHref = (memberId: string): string => `/team/${encodeURIComponent(memberId)}`;
export const callHref = (phone: string): string => `tel:${phone}`;

type Place = Pick<BoardRow, 'communityId' | 'serviceDate'>;

export const shiftReportHref = (id: string): string => withParams('/shift-report', { open: id });
export const clockInOutHref = (id: string): string => withParams('/clock-in-outs', { open: id });

/** A community's records of that night. */
export const violationsHref = ({ communityId, serviceDate }: Place): string =>
  withParams('/violations', { community: communityId, night: serviceDate });
export const unitsHref = ({ communityId, serviceDate }: Place): string =>
  withParams('/units', { community: communityId, night: serviceDate });
export const checkpointsHref = ({ communityId, serviceDate }: Place): string =>
  withParams('/checkpoints', { community: communityId, night: serviceDate });

/** A community's pending violations, of any night. */
export const openViolationsHref = (communityId: string): string =>
  withParams('/violations', { status: 'open', community: communityId });

/** The board of one night, or the one in progress, with a community's shift open. */
export const boardHref = (night: string | null, communityId: string): string =>
  withParams('/tracking', { ...(night !== null && { night }), open: communityId });
