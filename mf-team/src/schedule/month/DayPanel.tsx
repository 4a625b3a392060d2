import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import styles from '../week/ShiftPanel.module.css';
import type { ShiftPlace } from '../week/WeekTab.tsx';
import { DayList } from './DayList.tsx';
import type { PlacedShift } from './dayShiftsOf.ts';

interface DayPanelProps {
  /** `YYYY-MM-DD` */
  date: string;
  shifts: readonly PlacedShift[];
  onOpen: (shift: ShiftPlace) => void;
  onClose: () => void;
}

/** The shifts of a day beside the schedule, live; Escape closes it and gives the focus back to the day. */
export function DayPanel({ date, shifts, onOpen, onClose }: DayPanelProps) {
  const { t, i18n } = useTexts('mf-team');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const closeOutside = (event: MouseEvent) => event.target === element && element?.close();
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label={formatNight(date, i18n.language)}
      onClose={onClose}
    >
      <DayList
        date={date}
        shifts={shifts}
        onOpen={onOpen}
        aside={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('months.closeDay')}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        }
      />
    </dialog>
  );
}
