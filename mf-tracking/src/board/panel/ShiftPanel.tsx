import { IconMoonOff } from '@tabler/icons-react';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { StatePanel, StatusBadge } from 'shared-lib/ui';
import { StepPanel } from 'shared-lib/ui/drawer';
import { RecordPage, type PanelState } from 'shared-lib/ui/lists';
import { communityHref } from '../addresses.ts';
import { willFinishLate } from '../night/boardRow.ts';
import type { RatedRow } from '../night/ratedRows.ts';
import { meaningOf } from '../night/ratedRows.ts';
import { RoundNotes } from '../notes/RoundNotes.tsx';
import { communityTime, formatLateness, zoneLabel } from '../table/communityTime.ts';
import { ShiftRecords, useShiftActions } from './ShiftActions.tsx';
import { ShiftFacts } from './ShiftFacts.tsx';
import styles from './panels.module.css';

interface ShiftPanelProps extends PanelState<RatedRow> {
  /** Every shift of the night, so that one stays open when a filter hides it. */
  all: readonly RatedRow[];
}

/** A community's night next to the board, live: specialist, times, progress, and links to all its records. */
export function ShiftPanel({ all, rows, openKey, onStep, onClose, onReturnFocus }: ShiftPanelProps) {
  const { t } = useTexts('mf-tracking');
  return (
    <StepPanel
      title={t('panel.title')}
      keys={rows.map(({ communityId }) => communityId)}
      openKey={openKey}
      onStep={onStep}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    >
      {(id) => {
        const row = all.find(({ communityId }) => communityId === id);
        return row ? <Shift key={id} row={row} /> : <Gone />;
      }}
    </StepPanel>
  );
}

function Shift({ row }: { row: RatedRow }) {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const zone = zoneLabel(row.scheduledStart, row.timeZone, language);
  const late = formatLateness(row.lateMin, t);
  return (
    <RecordPage
      name={
        <Link to={communityHref(row.communityId)} className={styles.link ?? ''}>
          {row.communityName}
        </Link>
      }
      badges={
        <>
          <StatusBadge meaning={meaningOf(row)}>{t(`states.${row.state}`)}</StatusBadge>
          {late && <StatusBadge meaning={row.severity === 'bad' ? 'bad' : 'watch'}>{late}</StatusBadge>}
          {willFinishLate(row) && (
            <StatusBadge meaning="watch">
              {t('afterBinIn', { time: communityTime(row.finishBy, row.timeZone, language) })}
            </StatusBadge>
          )}
        </>
      }
      place={[
        t('night', { dates: formatNight(row.serviceDate, language) }),
        zone !== null && t('timesIn', { zone }),
      ]
        .filter(Boolean)
        .join(' · ')}
      facts={<ShiftFacts row={row} />}
      timeline={
        <RoundNotes
          communityId={row.communityId}
          serviceDate={row.serviceDate}
          community={row.communityName}
        />
      }
      related={<ShiftRecords row={row} />}
      actions={useShiftActions(row)}
    />
  );
}

function Gone() {
  const { t } = useTexts('mf-tracking');
  return (
    <StatePanel icon={<IconMoonOff size={32} />} title={t('panel.gone.title')}>
      {t('panel.gone.text')}
    </StatePanel>
  );
}
