import { IconBuildingCommunity, IconNote, IconPhone, IconUserEdit } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts, type Translate } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { ActionIcon } from 'shared-lib/ui';
import { callHref, communityHref, shiftReportHref } from '../addresses.ts';
import type { BoardRow } from '../night/boardRow.ts';
import { canReassign, nameOrUnknown } from '../night/rowFacts.ts';
import styles from './cells.module.css';
import { useRoundAction } from './useRoundAction.tsx';

interface CallProps {
  phone: string;
  name: string;
}

/** Calls someone; the only button of a row on a phone. */
export function CallButton({ phone, name }: CallProps) {
  const { t } = useTexts('mf-tracking');
  const label = t('actions.call', { name });
  return (
    <ActionIcon
      component="a"
      href={callHref(phone)}
      variant="subtle"
      size={36}
      aria-label={label}
      title={label}
      data-phone=""
    >
      <IconPhone size={18} aria-hidden />
    </ActionIcon>
  );
}

/** A link to something that belongs to a row. */
export function LinkButton({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <ActionIcon
      component={Link}
      to={to}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
    >
      {children}
    </ActionIcon>
  );
}

/** Sends someone else to a shift, in place; renders nothing once that no longer makes sense. */
export function ReassignButton({ row }: { row: BoardRow }) {
  const { t } = useTexts('mf-tracking');
  const { communityName: community, agentId } = row;
  const act = useRoundAction(row);
  if (!canReassign(row)) return null;
  const label = t(agentId === null ? 'actions.assign' : 'actions.reassign', { community });
  return (
    <ActionIcon {...act('reassign')} variant="subtle" color="gray" size={36} aria-label={label} title={label}>
      <IconUserEdit size={18} aria-hidden />
    </ActionIcon>
  );
}

/** Adds a note to a round, in place. */
function NoteButton({ row }: { row: BoardRow }) {
  const { t } = useTexts('mf-tracking');
  const act = useRoundAction(row);
  const label = t('actions.note', { community: row.communityName });
  return (
    <ActionIcon {...act('note')} variant="subtle" color="gray" size={36} aria-label={label} title={label}>
      <IconNote size={18} aria-hidden />
    </ActionIcon>
  );
}

/** A shift's actions in its row; `short` omits those that the panel has as well. */
export function RowActions({ row, short }: { row: BoardRow; short: boolean }) {
  const { t } = useTexts('mf-tracking');
  const { communityName: community, agentPhone } = row;
  return (
    <span className={styles.actions}>
      {agentPhone !== null && <CallButton phone={agentPhone} name={nameOrUnknown(row.agentName, t)} />}
      <ReassignButton row={row} />
      {!short && (
        <>
          <NoteButton row={row} />
          <LinkButton to={communityHref(row.communityId)} label={t('actions.community', { community })}>
            <IconBuildingCommunity size={18} aria-hidden />
          </LinkButton>
        </>
      )}
    </span>
  );
}

/**
 * A link to the report that counted a shift's doors; nothing while there is none.
 * @param t the module's texts
 */
export const reportLink = (
  { reportId, communityName: community }: Pick<BoardRow, 'reportId' | 'communityName'>,
  t: Translate<'mf-tracking'>,
): { href: string; title: string } | undefined =>
  reportId === null
    ? undefined
    : { href: shiftReportHref(reportId), title: t('actions.report', { community }) };
