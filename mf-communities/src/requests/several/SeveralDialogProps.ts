import type { RequestWords } from '../requestWords.ts';

/** What a dialog for several requests is given. */
export interface SeveralDialogProps {
  readonly words: Pick<RequestWords, 't'> & { readonly memberName: (id: string) => string };
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Unchooses the requests, once it is done. */
  readonly onDone: () => void;
}
