import { IconClock, IconMessage, IconNote, IconPhone, IconUserEdit } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui/dashboard';
import { callHref, communityHref } from '../addresses.ts';
import { isOnTheClock } from '../night/boardRow.ts';
import { canReassign, canStillBeLate } from '../night/rowFacts.ts';
import type { RatedRow } from '../night/ratedRows.ts';
import { useException, useExceptionWord, useTimeLeft } from './exceptionTexts.ts';
import type { RoundAction } from './RoundDialog.tsx';
import { roundPart } from './roundPart.ts';
import styles from './TonightDetails.module.css';

interface ExceptionRowProps {
  row: RatedRow;
  /** Epoch milliseconds. */
  now: number;
  onAction: (act: RoundAction, row: RatedRow) => void;
}

/** A shift that needs attention: what is wrong, how long it can wait, and what to do. */
export function ExceptionRow({ row, now, onAction }: ExceptionRowProps) {
  const { t } = useTexts('mf-tracking');
  const { communityId, communityName: community, severity, agentId, agentName, agentPhone } = row;
  const word = useExceptionWord(row);
  const what = useException(row);
  const left = useTimeLeft(row, now);
  return (
    <li className={styles.exception} data-severity={severity}>
      <div className={styles.words}>
        <p className={styles.line}>
          <Link to={communityHref(communityId)} className={styles.name} dir="auto">
            {community}
          </Link>
          {`: ${what}`}
        </p>
        <p className="vh-soft vh-digits">
          <span className={styles.badge}>{word}</span> {left}
        </p>
      </div>
      <div className={styles.actions}>
        {agentPhone !== null && (
          <Button
            component="a"
            href={callHref(agentPhone)}
            variant="default"
            size="xs"
            leftSection={<IconPhone size={16} aria-hidden />}
            aria-label={t('tonight.callName', { name: agentName ?? t('tonight.unknown') })}
          >
            {t('tonight.call')}
          </Button>
        )}
        {canReassign(row) && (
          <Button
            {...roundPart.ahead}
            onClick={() => onAction('reassign', row)}
            variant="default"
            size="xs"
            leftSection={<IconUserEdit size={16} aria-hidden />}
            aria-label={t(agentId === null ? 'tonight.assignName' : 'tonight.reassignName', { community })}
          >
            {t(agentId === null ? 'tonight.assign' : 'tonight.reassign')}
          </Button>
        )}
        {isOnTheClock(row) && row.clockInOutId !== null && (
          <Button
            {...roundPart.ahead}
            onClick={() => onAction('clockOut', row)}
            variant="default"
            size="xs"
            leftSection={<IconClock size={16} aria-hidden />}
            aria-label={t('tonight.clockOutName', { name: agentName ?? t('tonight.unknown') })}
          >
            {t('tonight.clockOut')}
          </Button>
        )}
        {canStillBeLate(row) && (
          <Button
            {...roundPart.ahead}
            onClick={() => onAction('text', row)}
            variant="default"
            size="xs"
            leftSection={<IconMessage size={16} aria-hidden />}
            aria-label={t('tonight.textName', { community })}
          >
            {t('tonight.text')}
          </Button>
        )}
        <Button
          {...roundPart.ahead}
          onClick={() => onAction('note', row)}
          variant="default"
          size="xs"
          leftSection={<IconNote size={16} aria-hidden />}
          aria-label={t('tonight.noteName', { community })}
        >
          {t('tonight.note')}
        </Button>
      </div>
    </li>
  );
}
