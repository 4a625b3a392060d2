import { useState } from 'react';
import { useScheduleNights } from 'shared-lib/data';
import { addDays } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { Modal } from 'shared-lib/ui/dialogs';
import { NativeSelect } from 'shared-lib/ui/inputs';
import { CopyPreview } from './CopyPreview.tsx';
import styles from './copyWeek.module.css';
import { schedulePlanOf } from '../editing/schedulePlan.ts';
import type { Editing } from '../editing/useEditing.ts';
import { formatWeek, type Week } from '../rows/usePeriod.ts';
import type { WeekRecords } from '../rows/weekGridOf.ts';
import { weekDates } from '../rows/weekOf.ts';

/** How many weeks ahead a week can be copied to. */
const weeksAhead = 12;

export interface CopyWeekDialogProps {
  records: WeekRecords;
  week: Week;
  editing: Editing;
  onClose: () => void;
}

/** Copies the displayed week to a later one, with a preview of the changes. */
export function CopyWeekDialog({ records, week, editing, onClose }: CopyWeekDialogProps) {
  const { t, i18n } = useTexts('mf-team');
  const weeks = Array.from({ length: weeksAhead }, (_, index) => addDays(week.monday, 7 * (index + 1)));
  const [monday, setMonday] = useState(weeks[0]!);
  const dates = weekDates(monday);
  const nights = useScheduleNights(dates);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('schedule.copy.title', { week: formatWeek(week.dates, i18n.language) })}
    >
      <NativeSelect
        className={styles.to}
        label={t('schedule.copy.to')}
        labelAt="start"
        choices={weeks.map((value) => ({ value, label: formatWeek(weekDates(value), i18n.language) }))}
        value={monday}
        onChange={setMonday}
      />
      <LiveContent live={nights}>
        {(scheduleNights) => (
          <CopyPreview
            key={monday}
            target={schedulePlanOf({ ...records, scheduleNights }, dates)}
            editing={editing}
            onClose={onClose}
          />
        )}
      </LiveContent>
    </Modal>
  );
}
