import type { CallTable } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { id, success } from 'shared-lib/domain/schema';
import { closureAnswerSchema } from './closureRequest.ts';
import { managerLinkActSchema, newManagerLinkSchema } from './managerLink.ts';
import {
  managerAccessSchema,
  managerClosuresRequestSchema,
  managerDoorRequestSchema,
  managerDoorSchema,
  managerLogsRequestSchema,
  managerLogsSchema,
  managerNightsRequestSchema,
  managerNightsSchema,
  managerOverviewSchema,
  managerPhotoRequestSchema,
  managerPhotoSchema,
  managerSessionSchema,
  managerViolationsRequestSchema,
  managerViolationsSchema,
  openedManagerPagesSchema,
  openManagerPagesSchema,
} from './managerPages.ts';

const address = z.string().check(z.minLength(1));

/** The office's calls about property managers. */
export const managerLinkCalls = {
  addManagerLink: { payload: newManagerLinkSchema, result: z.object({ linkId: id, address }) },
  changeManagerLink: { payload: managerLinkActSchema, result: z.object({ address: z.nullable(address) }) },
  answerClosureRequest: { payload: closureAnswerSchema, result: success },
} satisfies CallTable;

/** Calls of a property manager's pages, with a session or as a signed-in user. */
export const managerPageCalls = {
  openManagerPages: { payload: openManagerPagesSchema, result: openedManagerPagesSchema },
  leaveManagerPages: { payload: managerSessionSchema, result: success },
  readManagerOverview: { payload: managerAccessSchema, result: managerOverviewSchema },
  readManagerNights: { payload: managerNightsRequestSchema, result: managerNightsSchema },
  readManagerViolations: { payload: managerViolationsRequestSchema, result: managerViolationsSchema },
  readManagerLogs: { payload: managerLogsRequestSchema, result: managerLogsSchema },
  readManagerDoor: { payload: managerDoorRequestSchema, result: managerDoorSchema },
  readManagerPhoto: { payload: managerPhotoRequestSchema, result: managerPhotoSchema },
  askManagerClosures: { payload: managerClosuresRequestSchema, result: z.object({ requestId: id }) },
} satisfies CallTable;
