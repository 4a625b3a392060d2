import { citedName } from 'shared-lib/domain';
import { propertyClaim } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { StatusBadge, type Meaning } from 'shared-lib/ui';
import styles from './Timeline.module.css';
import type { TimelineEntry } from './timelineOf.ts';

/** The names of things that a shift's records refer to. */
export interface EntryNames {
  readonly unit: (id: string) => string;
  readonly checkpoint: (id: string) => string;
}

const results = {
  onTime: 'good',
  late: 'watch',
  outOfRange: 'bad',
  duplicate: 'neutral',
} as const satisfies Record<string, Meaning>;

interface EntryWordsProps {
  entry: TimelineEntry;
  names: EntryNames;
  /** A moment in the community's local time. */
  clock: (instant: number) => string;
}

/** Describes one step of a shift. */
export function EntryWords({ entry, names, clock }: EntryWordsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  switch (entry.kind) {
    case 'clockIn': {
      const { lateMin } = entry.clock;
      return (
        <p>
          {t('report.timeline.clockIn')}
          {lateMin > 0 && <Soft>{t('report.timeline.late', { count: lateMin })}</Soft>}
        </p>
      );
    }
    case 'clockOut':
      return <p>{t('report.timeline.clockOut')}</p>;
    case 'submitted':
      return <p>{t('report.timeline.submitted')}</p>;
    case 'compactor':
      return <p>{t('report.timeline.compactor', { count: entry.count })}</p>;
    case 'issue':
      return (
        <p dir="auto">
          {t('report.timeline.issue', {
            type: entry.type === propertyClaim ? t('report.claim') : entry.type,
          })}
          {entry.note && <Soft>{entry.note}</Soft>}
        </p>
      );
    case 'scan': {
      const { checkpointId, result } = entry.scan;
      return (
        <p>
          {t('report.timeline.scan', { name: names.checkpoint(checkpointId) })}{' '}
          {result && (
            <StatusBadge meaning={results[result]}>{t(`report.timeline.scanResults.${result}`)}</StatusBadge>
          )}
          <Arrived at={entry.arrivedAt} clock={clock} />
        </p>
      );
    }
    case 'doors': {
      const { collected, notOut, arrivedLate, until } = entry;
      return (
        <p>
          {t('report.timeline.doors', { count: collected + notOut })}
          {clock(until) !== clock(entry.at) && (
            <Soft>{t('report.timeline.until', { time: clock(until) })}</Soft>
          )}
          {notOut > 0 && <Soft>{t('report.timeline.notOut', { count: notOut })}</Soft>}
          {arrivedLate > 0 && <Soft>{t('report.timeline.arrivedLate', { count: arrivedLate })}</Soft>}
        </p>
      );
    }
    case 'left': {
      const { unitId, reason } = entry.door;
      return (
        <p>
          <strong>{t('report.timeline.left', { unit: names.unit(unitId) })}</strong>
          <Soft>{t(`report.timeline.reasons.${reason ?? 'none'}`)}</Soft>
          <Arrived at={entry.arrivedAt} clock={clock} />
        </p>
      );
    }
    case 'violation': {
      const { caseNumber, unitId } = entry.violation;
      const what = t('report.timeline.violation', {
        name: citedName(entry.violation, i18n.language) || caseNumber,
      });
      return (
        <p dir="auto">
          <strong>{t('report.timeline.at', { what, unit: names.unit(unitId) })}</strong>
        </p>
      );
    }
  }
}

function Soft({ children }: { children: string }) {
  return (
    <span className={styles.soft} dir="auto">
      {children}
    </span>
  );
}

/** When the server received it, if much later than the device's time. */
function Arrived({ at, clock }: { at: number | null; clock: EntryWordsProps['clock'] }) {
  const { t } = useTexts('mf-tracking');
  return at === null ? null : <Soft>{t('report.timeline.arrived', { time: clock(at) })}</Soft>;
}
