import { callerOf, liveDocument } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { roundNoteCalls, roundNotesSchema, type RoundNoteAction } from 'mf-tracking/domain';

/** A community's round of one night. */
export interface RoundNotesKey {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
}

/** A round's notes, live; null if it never had any. */
export const useRoundNotes = liveDocument('listenToRoundNotes', {
  schema: roundNotesSchema,
  path: (customerId, { communityId, serviceDate }: RoundNotesKey) =>
    paths.roundNotes(customerId, communityId, serviceDate),
});

const call = callerOf(roundNoteCalls);

/** Adds a note to a round, or removes one. */
export const changeRoundNotes = (act: RoundNoteAction) => call('changeRoundNotes', act);
