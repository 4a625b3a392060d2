import {
  IconCalendarOff,
  IconCheck,
  IconClock,
  IconHelp,
  IconHomeOff,
  IconMinus,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { clockTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { formatMinutes, useListTexts } from 'shared-lib/ui/lists';
import styles from './DoorCard.module.css';
import type { DoorResult } from './doorNightOf.ts';

const icons: Readonly<Record<DoorResult['kind'], TablerIcon>> = {
  collected: IconCheck,
  notOut: IconMinus,
  notCollected: IconX,
  off: IconCalendarOff,
  closed: IconCalendarOff,
  vacant: IconHomeOff,
  paused: IconHomeOff,
  awaited: IconClock,
  passedBy: IconHelp,
  unrecorded: IconHelp,
};

interface NightResultProps {
  result: DoorResult;
  /** Why there was no service; null if there was. */
  noService: string | null;
  timeZone: string;
}

/** What happened at the door, in a sentence, and when the specialist came compared with the set-out window. */
export function NightResult({ result, noService, timeZone }: NightResultProps) {
  const { t } = useTexts('mf-tracking');
  const tShared = useListTexts().t;
  const words = useResultWords(timeZone);
  const Icon = icons[result.kind];
  const timing = 'timing' in result ? result.timing : null;
  const reason = 'log' in result ? result.log.reason : null;
  return (
    <div className={styles.result} data-kind={result.kind} role="status">
      <Icon size={22} aria-hidden />
      <div>
        <p className={`vh-large-title ${styles.sentence}`}>
          {words(result, noService)}
          {reason && ` ${t(`doors.reasons.${reason}`)}.`}
        </p>
        {timing && (
          <p className={styles.timing}>
            {t(`door.timing.${timing.when}`, { time: formatMinutes(timing.minutes, { tShared }) })}
          </p>
        )}
      </div>
    </div>
  );
}

function useResultWords(timeZone: string) {
  const { t, i18n } = useTexts('mf-tracking');
  return (result: DoorResult, noService: string | null): string => {
    switch (result.kind) {
      case 'collected':
      case 'notOut':
      case 'notCollected': {
        const { kind, visit } = result;
        if (visit.at === null) return t(`door.untimed.${kind}`);
        return t(`door.${kind}`, {
          time: clockTime(visit.at, timeZone, viewerTimeZone(), i18n.language),
        });
      }
      case 'off':
      case 'closed':
        return t('door.noService', { reason: noService });
      case 'passedBy':
        return t('door.passedBy', { count: result.others });
      default:
        return t(`door.${result.kind}`);
    }
  };
}
