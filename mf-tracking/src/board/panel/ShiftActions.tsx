import { IconClipboardCheck, IconClock, IconGridDots, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { PanelPart, type PanelAction } from 'shared-lib/ui/lists';
import { callHref, clockInOutHref, memberHref, shiftReportHref, unitsHref } from '../addresses.ts';
import { hasStarted, isOnTheClock, type BoardRow } from '../night/boardRow.ts';
import { canReassign, canStillBeLate, nameOrUnknown } from '../night/rowFacts.ts';
import { useRoundAction } from '../table/useRoundAction.tsx';
import styles from './panels.module.css';

/** A shift's actions. */
export function useShiftActions(row: BoardRow): readonly PanelAction[] {
  const { t } = useTexts('mf-tracking');
  const { agentId, agentName, agentPhone, clockInOutId } = row;
  const act = useRoundAction(row);
  const inPlace = (kind: Parameters<typeof act>[0], label: string): PanelAction => {
    const { onClick, ...ahead } = act(kind);
    return { id: kind, label, onAction: onClick, ahead };
  };
  return [
    ...(agentPhone === null ? [] : [callAction(agentPhone, nameOrUnknown(agentName, t), t)]),
    ...(canReassign(row)
      ? [inPlace('reassign', t(agentId === null ? 'actions.assignShort' : 'actions.reassignShort'))]
      : []),
    ...(isOnTheClock(row) && clockInOutId !== null ? [inPlace('clockOut', t('tonight.clockOut'))] : []),
    ...(canStillBeLate(row) ? [inPlace('text', t('actions.runningLate'))] : []),
  ];
}

/** Calls someone. */
export const callAction = (
  phone: string,
  name: string,
  t: ReturnType<typeof useTexts<'mf-tracking'>>['t'],
): PanelAction => ({
  id: 'call',
  label: t('actions.callShort'),
  name: t('actions.call', { name }),
  href: callHref(phone),
});

interface Way {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
}

/** Links to a shift's records. */
export function ShiftRecords({ row }: { row: BoardRow }) {
  const { t } = useTexts('mf-tracking');
  const { agentId, reportId, clockInOutId } = row;
  const ways = (
    [
      reportId !== null && {
        to: shiftReportHref(reportId),
        icon: <IconClipboardCheck size={18} aria-hidden />,
        label: t('actions.reportShort'),
      },
      clockInOutId !== null && {
        to: clockInOutHref(clockInOutId),
        icon: <IconClock size={18} aria-hidden />,
        label: t('actions.clockInShort'),
      },
      hasStarted(row) && {
        to: unitsHref(row),
        icon: <IconGridDots size={18} aria-hidden />,
        label: t('actions.units'),
      },
      agentId !== null && {
        to: memberHref(agentId),
        icon: <IconUser size={18} aria-hidden />,
        label: t('actions.personShort'),
      },
    ] as readonly (Way | false)[]
  ).filter((way) => way !== false);
  if (ways.length === 0) return null;
  return (
    <PanelPart title={t('panel.records')}>
      <ul className={`vh-list ${styles.ways}`}>
        {ways.map(({ to, icon, label }) => (
          <li key={to}>
            <Link to={to}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}
