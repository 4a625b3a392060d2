import type { RequestTexts } from '../requestTexts.ts';

/** The shared props of dialogs for several requests. */
export interface BulkDialogProps {
  readonly words: Pick<RequestTexts, 't'> & { readonly memberName: (id: string) => string };
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Clears the selection, once it is done. */
  readonly onDone: () => void;
}
