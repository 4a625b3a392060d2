import { addCatalogs, useTexts } from 'shared-lib/i18n';
import type { OverlayState } from 'shared-lib/ui';
import type { BoardRow } from '../board/night/boardRow.ts';
import { useClockInOut } from '../data/clockInOut.api.ts';
import { CorrectDialog } from './CorrectDialog.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

interface CloseRoundProps extends OverlayState {
  row: Pick<BoardRow, 'agentName' | 'timeZone' | 'clockInOutId'>;
}

/** Clocks out someone from tonight's board, with the form of their record. */
export function CloseRound({ row, opened, onClose }: CloseRoundProps) {
  const { t } = useTexts('mf-tracking');
  const live = useClockInOut(row.clockInOutId ?? '', { skip: row.clockInOutId === null });
  if (!opened || live.status !== 'ready' || live.data === null) return null;
  return (
    <CorrectDialog
      record={live.data}
      member={row.agentName ?? t('tonight.unknown')}
      timeZone={row.timeZone}
      memberName={() => t('tonight.unknown')}
      onClose={onClose}
    />
  );
}
