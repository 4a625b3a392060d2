import {
  IconClipboardCheck,
  IconClock,
  IconGridDots,
  IconMessage,
  IconPhone,
  IconUser,
  IconUserEdit,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import { callHref, clockInOutHref, memberHref, shiftReportHref, unitsHref } from '../addresses.ts';
import { hasStarted, isOnTheClock, type BoardRow } from '../night/boardRow.ts';
import { canReassign, canStillBeLate, nameOrUnknown } from '../night/rowFacts.ts';
import { useRoundAct } from '../table/useRoundAct.tsx';
import styles from './panels.module.css';

/** A shift's actions, and links to its records. */
export function ShiftActions({ row }: { row: BoardRow }) {
  const { t } = useTexts('mf-tracking');
  const { agentId, agentPhone, reportId, clockInOutId } = row;
  const name = nameOrUnknown(row.agentName, t);
  const act = useRoundAct(row);
  return (
    <div className={styles.actions}>
      {agentPhone !== null && (
        <Button
          component="a"
          href={callHref(agentPhone)}
          leftSection={<IconPhone size={18} aria-hidden />}
          aria-label={t('actions.call', { name })}
        >
          {t('actions.callShort')}
        </Button>
      )}
      {canReassign(row) && (
        <Button {...act('reassign')} variant="default" leftSection={<IconUserEdit size={18} aria-hidden />}>
          {t(agentId === null ? 'actions.assignShort' : 'actions.reassignShort')}
        </Button>
      )}
      {isOnTheClock(row) && clockInOutId !== null && (
        <Button {...act('clockOut')} variant="default" leftSection={<IconClock size={18} aria-hidden />}>
          {t('tonight.clockOut')}
        </Button>
      )}
      {canStillBeLate(row) && (
        <Button {...act('text')} variant="default" leftSection={<IconMessage size={18} aria-hidden />}>
          {t('actions.runningLate')}
        </Button>
      )}
      {reportId !== null && (
        <Way to={shiftReportHref(reportId)} icon={<IconClipboardCheck size={18} aria-hidden />}>
          {t('actions.reportShort')}
        </Way>
      )}
      {clockInOutId !== null && (
        <Way to={clockInOutHref(clockInOutId)} icon={<IconClock size={18} aria-hidden />}>
          {t('actions.clockInShort')}
        </Way>
      )}
      {hasStarted(row) && (
        <Way to={unitsHref(row)} icon={<IconGridDots size={18} aria-hidden />}>
          {t('actions.units')}
        </Way>
      )}
      {agentId !== null && (
        <Way to={memberHref(agentId)} icon={<IconUser size={18} aria-hidden />}>
          {t('actions.personShort')}
        </Way>
      )}
    </div>
  );
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <Button component={Link} to={to} variant="default" leftSection={icon}>
      {children}
    </Button>
  );
}
