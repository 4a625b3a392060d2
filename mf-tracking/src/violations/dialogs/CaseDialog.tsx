import type { CaseAct } from 'shared-lib/domain';
import type { Violation } from 'mf-tracking/domain';
import type { CaseDialogProps } from '../casePart.ts';
import { NoticeDialog } from '../notice/NoticeDialog.tsx';
import { AcceptAnswerDialog } from './AcceptAnswerDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { FineDialog } from './FineDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { WordsDialog } from './WordsDialog.tsx';

interface AnyCaseDialogProps extends CaseDialogProps {
  act: CaseAct;
  /** Receives the rejected case, as it was before. */
  onRejected: (violation: Violation) => void;
  /** Returns a case to the pending ones. */
  onTakeBack: (violation: Violation, seen: number) => void;
  /** Shows the latest notice, to print it. */
  onPrint: () => void;
}

/** The dialog of a step that needs input. */
export function CaseDialog({ act, onRejected, onTakeBack, onPrint, ...props }: AnyCaseDialogProps) {
  switch (act) {
    case 'reject':
      return <RejectDialog {...props} onRejected={onRejected} onTakeBack={onTakeBack} />;
    case 'notify':
      return <NoticeDialog {...props} onPrint={onPrint} />;
    case 'setFine':
      return <FineDialog {...props} />;
    case 'decide':
      return <DecideDialog {...props} />;
    case 'acceptAnswer':
      return <AcceptAnswerDialog {...props} />;
    case 'approve':
    case 'takeBack':
      return null;
    default:
      return <WordsDialog {...props} act={act} />;
  }
}
