export { roundNoteCalls } from './calls.ts';
export { maxNoteLength, planRoundNote, roundNoteActSchema, roundNotesSchema } from './roundNote.ts';
export type { RoundNote, RoundNoteAction } from './roundNote.ts';
