import { lazyPart } from 'shared-lib/ui/dashboard';

/** The dialog that adds a note to a round. */
export const notePart = lazyPart(
  'The dialog for a note',
  async () => (await import(/* webpackChunkName: "round-note" */ './NoteDialog.tsx')).NoteDialog,
);
