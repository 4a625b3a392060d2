import type { RequestWords } from '../requestWords.ts';

/** The shared props of dialogs for several requests. */
export interface SeveralDialogProps {
  readonly words: Pick<RequestWords, 't'> & { readonly memberName: (id: string) => string };
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Clears the selection, once it is done. */
  readonly onDone: () => void;
}
