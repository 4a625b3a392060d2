import type { RequestDialogProps } from '../requestWords.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { UnitDialog } from './UnitDialog.tsx';

/** The steps that need input. */
export type DialogAct = 'answer' | 'assign' | 'merge' | 'decide' | 'setUnit';

interface AnyRequestDialogProps extends RequestDialogProps {
  act: DialogAct;
  /** Continues to the answer after a verdict is decided. */
  onAnswer: () => void;
}

/** The dialog of a step that needs input. */
export function RequestDialog({ act, onAnswer, ...props }: AnyRequestDialogProps) {
  switch (act) {
    case 'answer':
      return <AnswerDialog {...props} />;
    case 'assign':
      return <AssignDialog {...props} />;
    case 'merge':
      return <MergeDialog {...props} />;
    case 'setUnit':
      return <UnitDialog {...props} />;
    case 'decide':
      return <DecideDialog {...props} onDone={onAnswer} />;
  }
}
