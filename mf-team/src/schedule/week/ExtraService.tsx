import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { ExtraServicePanel } from './ExtraServicePanel.tsx';
import type { WeekRow } from './weekGridOf.ts';

interface ExtraServiceProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** The communities without service on that night. */
  communities: readonly WeekRow[];
  onOpen: (shift: ShiftPlace) => void;
}

/** The way to an extra service where there is no empty cell to press: asks which community's, and opens that night of it. */
export function ExtraService({ date, communities, onOpen }: ExtraServiceProps) {
  const { t } = useTexts('mf-team');
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        variant="default"
        fullWidth
        aria-haspopup="dialog"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {t('schedule.edit.extra.add')}
      </Button>
      {choosing && (
        <ExtraServicePanel
          date={date}
          communities={communities}
          onChoose={(communityId) => onOpen({ communityId, serviceDate: date })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
