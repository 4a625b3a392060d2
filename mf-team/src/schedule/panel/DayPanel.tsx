import type { ShiftPlace } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { DayList } from '../grid/DayList.tsx';
import { SidePanel } from './SidePanel.tsx';
import type { PlacedShift } from '../rows/weekView.ts';
import { StepButtons, type UndoRedo } from '../toolbar/StepButtons.tsx';

interface DayPanelProps {
  /** `YYYY-MM-DD` */
  date: string;
  shifts: readonly PlacedShift[];
  retracing: UndoRedo;
  onOpen: (shift: ShiftPlace) => void;
  onClose: () => void;
}

/** A day's shifts next to the schedule, live. In narrow windows it covers the page's own buttons to undo steps. */
export function DayPanel({ date, shifts, retracing, onOpen, onClose }: DayPanelProps) {
  const { i18n } = useTexts('mf-team');
  return (
    <SidePanel title={formatNight(date, i18n.language)} openKey={date} isList onClose={onClose}>
      <DayList
        key={date}
        date={date}
        shifts={shifts}
        tools={<StepButtons {...retracing} />}
        onOpen={onOpen}
      />
    </SidePanel>
  );
}
