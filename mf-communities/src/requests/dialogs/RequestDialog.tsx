import type { RequestDialogProps } from '../requestWords.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { UnitDialog } from './UnitDialog.tsx';

/** The steps that ask for something. */
export type DialogAct = 'answer' | 'assign' | 'merge' | 'decide' | 'setUnit';

interface AnyRequestDialogProps extends RequestDialogProps {
  act: DialogAct;
  /** Goes on to the answer, once a verdict is decided. */
  onAnswer: () => void;
}

/** The dialog of a step that asks for something. */
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
