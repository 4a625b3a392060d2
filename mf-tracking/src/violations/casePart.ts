import type { Violation } from 'mf-tracking/domain';
import type { Row } from 'shared-lib/ui/lists';
import type { CaseTexts } from './caseTexts.ts';

/** The shared props of a case's parts. */
export interface CasePart {
  row: Row<Violation>;
  words: CaseTexts;
}

/** The props of a case's dialogs. */
export interface CaseDialogProps extends CasePart {
  opened: boolean;
  onClose: () => void;
}
