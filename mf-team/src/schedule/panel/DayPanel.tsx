import { useRef } from 'react';
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

/**
 * A day's shifts next to the schedule, live. It covers the page's own buttons, so steps can be undone from
 * it.
 */
export function DayPanel({ date, shifts, retracing, onOpen, onClose }: DayPanelProps) {
  const { i18n } = useTexts('mf-team');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <SidePanel title={formatNight(date, i18n.language)} dialog={dialog} isList onClose={onClose}>
      <DayList date={date} shifts={shifts} tools={<StepButtons {...retracing} />} onOpen={onOpen} />
    </SidePanel>
  );
}
