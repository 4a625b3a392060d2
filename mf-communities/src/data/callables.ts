import {
  binTagCalls,
  checkpointCalls,
  contactAnswerCalls,
  unitCalls,
  type ContactChange,
} from 'mf-communities/domain';
import { callerOf } from 'shared-lib/data/kit';

/** Calls the functions for bin tags. */
export const callBinTags = callerOf(binTagCalls);

/** Calls the functions for checkpoints. */
export const callCheckpoints = callerOf(checkpointCalls);

/** Calls the functions for the units of one community. */
export const callUnits = callerOf(unitCalls);

/** Calls the functions for resident requests and their answers. */
export const callRequests = callerOf(contactAnswerCalls);

/** Takes one step of a resident request. */
export const changeContactSubmission = (change: ContactChange) =>
  callRequests('changeContactSubmission', change);
