import * as z from 'shared-lib/domain/schema';
import { success } from 'shared-lib/domain/schema';
import {
  managerLogsSchema,
  managerNightsSchema,
  managerOverviewSchema,
  managerPhotoSchema,
  managerViolationsSchema,
  openedManagerPagesSchema,
  type ManagerAccess,
  type ManagerLinkAct,
  type ManagerLogsRequest,
  type ManagerPhotoRequest,
  type ManagerViolationsRequest,
  type NewManagerLink,
} from 'mf-communities/domain';
import { call } from 'shared-lib/data/kit';

const address = z.string().check(z.minLength(1));

/** Creates a link for a property's manager; its address is returned only once. */
export const addManagerLink = (link: NewManagerLink) =>
  call('addManagerLink', link, z.object({ linkId: address, address }));

/** Ends or renews a link; only a new key returns an address. */
export const changeManagerLink = (act: ManagerLinkAct) =>
  call('changeManagerLink', act, z.object({ address: z.nullable(address) }));

/** Adds the closures that a manager requested, or declines them; idempotent. */
export const answerClosureRequest = (answer: { requestId: string; act: 'add' | 'decline' }) =>
  call('answerClosureRequest', answer, success);

type Place = Pick<ManagerAccess, 'businessSlug' | 'communitySlug'>;

/** Exchanges a link's key for a session. */
export const openManagerPages = (asked: Place & { readonly key: string }) =>
  call('openManagerPages', asked, openedManagerPagesSchema);

/** Ends a session. */
export const leaveManagerPages = (session: string) => call('leaveManagerPages', { session }, success);

/** The data of a manager's first page. */
export const readManagerOverview = (access: ManagerAccess) =>
  call('readManagerOverview', access, managerOverviewSchema, false);

/** The nights from one date to another, the latest first. */
export const readManagerNights = (asked: ManagerAccess & { readonly from: string; readonly to: string }) =>
  call('readManagerNights', asked, managerNightsSchema, false);

/** A page of violations. */
export const readManagerViolations = (asked: ManagerViolationsRequest) =>
  call('readManagerViolations', asked, managerViolationsSchema, false);

/** A page of service logs. */
export const readManagerLogs = (asked: ManagerLogsRequest) =>
  call('readManagerLogs', asked, managerLogsSchema, false);

/** A photo of a violation, or of a decided report's evidence, as a picture that the page can show. */
export const readManagerPhoto = async (asked: ManagerPhotoRequest) => {
  const result = await call('readManagerPhoto', asked, managerPhotoSchema, false);
  if (!result.ok) return result;
  const { contentType, data } = result.value;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return { ok: true, value: new Blob([bytes], { type: contentType }) } as const;
};

/** Requests closures from the office. */
export const askManagerClosures = (
  asked: ManagerAccess & { readonly from: string; readonly to: string; readonly note: string },
) => call('askManagerClosures', asked, z.object({ requestId: address }));
