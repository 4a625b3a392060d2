import {
  managerLinkCalls,
  managerPageCalls,
  type ManagerAccess,
  type ManagerLinkAction,
  type ManagerLogsRequest,
  type ManagerPhotoRequest,
  type ManagerViolationsRequest,
  type NewManagerLink,
} from 'mf-communities/domain';
import { callerOf } from 'shared-lib/data/kit';

const callLinks = callerOf(managerLinkCalls);
const callPages = callerOf(managerPageCalls);

/** Creates a link for a property's manager; its address is returned only once. */
export const addManagerLink = (link: NewManagerLink) => callLinks('addManagerLink', link);

/** Ends or renews a link; only a new key returns an address. */
export const changeManagerLink = (act: ManagerLinkAction) => callLinks('changeManagerLink', act);

/** Adds the closures that a manager requested, or declines them; idempotent. */
export const answerClosureRequest = (answer: { requestId: string; act: 'add' | 'decline' }) =>
  callLinks('answerClosureRequest', answer);

type Place = Pick<ManagerAccess, 'businessSlug' | 'communitySlug'>;

/** Exchanges a link's key for a session. */
export const openManagerPages = (requested: Place & { readonly key: string }) =>
  callPages('openManagerPages', requested);

/** Ends a session. */
export const leaveManagerPages = (session: string) => callPages('leaveManagerPages', { session });

/** The data of a manager's first page. */
export const readManagerOverview = (access: ManagerAccess) => callPages('readManagerOverview', access, false);

/** The nights from one date to another, the latest first. */
export const readManagerNights = (
  requested: ManagerAccess & { readonly from: string; readonly to: string },
) => callPages('readManagerNights', requested, false);

/** A page of violations. */
export const readManagerViolations = (requested: ManagerViolationsRequest) =>
  callPages('readManagerViolations', requested, false);

/** A page of service logs. */
export const readManagerLogs = (requested: ManagerLogsRequest) =>
  callPages('readManagerLogs', requested, false);

/** One unit's night. */
export const readManagerDoor = (
  requested: ManagerAccess & { readonly night: string; readonly unitNumber: string },
) => callPages('readManagerDoor', requested, false);

/** A photo of a violation, of a decided report's evidence, or of a door, as a picture that the page can show. */
export const readManagerPhoto = async (requested: ManagerPhotoRequest) => {
  const result = await callPages('readManagerPhoto', requested, false);
  if (!result.ok) return result;
  const { contentType, data } = result.value;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return { ok: true, value: new Blob([bytes], { type: contentType }) } as const;
};

/** Requests closures from the office. */
export const askManagerClosures = (
  requested: ManagerAccess & { readonly from: string; readonly to: string; readonly note: string },
) => callPages('askManagerClosures', requested);
