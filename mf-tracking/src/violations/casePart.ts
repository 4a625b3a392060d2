import type { Violation } from 'mf-tracking/domain';
import type { Row } from 'shared-lib/ui/lists';
import type { CaseWords } from './caseWords.ts';

/** What every part of a case gets. */
export interface CasePart {
  row: Row<Violation>;
  words: CaseWords;
}

/** What a dialog of a case gets. */
export interface CaseDialogProps extends CasePart {
  opened: boolean;
  onClose: () => void;
}
