import { IconMailOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { unblockableFrom } from 'mf-settings/domain';
import { useAccount, useNow, useKeepPreviousData } from 'shared-lib/data';
import type { Suppression } from 'shared-lib/domain';
import { formatDate, sortableDateTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Button, showToast, StatePanel, StatusBadge } from 'shared-lib/ui';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { DataTable, type Column } from 'shared-lib/ui/table';
import { blockedEmails } from '../data/consent.api.ts';
import { usePersonName } from '../settings/usePersonName.ts';
import { RecordList, Moment } from './RecordList.tsx';
import styles from './RecordList.module.css';
import { hasMoreIn, pagedRows, pageSize } from './pagedRows.ts';
import { callConsent } from '../data/callables.ts';

const requested = { channel: 'mail' } as const;
const newestFirst = { id: 'at', desc: true };

/** The email addresses that bounced or reported spam, who unblocked them, and a button to do so once in 30 days. */
export function BlockedEmailsView() {
  const { t, i18n } = useTexts('mf-settings');
  const { language } = i18n;
  const zone = viewerTimeZone();
  const now = useNow();
  const nameOf = usePersonName();
  const [unblocking, setUnblocking] = useState<string | null>(null);
  const { customerId } = useAccount();
  const [max, setMost] = useState(pageSize);
  const page = useKeepPreviousData(blockedEmails.usePage({ ...requested, max }));
  const total = blockedEmails.useTotal(requested, !hasMoreIn(page));
  const live = pagedRows({
    page,
    total,
    fetchAll: blockedEmails.fetchAll(customerId, requested),
    max,
    setMost,
  });
  const columns = useMemo((): Column<Suppression>[] => {
    const stateOf = ({ unblockedAt }: Suppression) =>
      unblockedAt === null
        ? t('recipients.blocked.states.blocked')
        : t('recipients.blocked.states.unblocked');
    const noteOf = ({ reason, note }: Suppression) =>
      reason === 'complained' ? t('recipients.suppressed.reasons.complained') : note;
    const lastUnblock = ({ unblocks }: Suppression) => {
      const last = unblocks.at(-1);
      return last
        ? t('recipients.blocked.unblockedBy', { name: nameOf(last.by), date: formatDate(last.at, language) })
        : '';
    };
    return [
      {
        id: 'email',
        header: t('recipients.blocked.columns.email'),
        track: 'minmax(0, 1.2fr)',
        phone: 'first',
        choice: 'fixed',
        value: (row) => row.address,
        search: (row) => row.address,
        cell: (row) => (
          <span className={styles.words} dir="auto">
            {row.address}
          </span>
        ),
      },
      {
        id: 'state',
        header: t('recipients.blocked.columns.state'),
        phone: 'aside',
        value: stateOf,
        cell: (row) => (
          <StatusBadge meaning={row.unblockedAt === null ? 'bad' : 'neutral'}>{stateOf(row)}</StatusBadge>
        ),
      },
      {
        id: 'note',
        header: t('recipients.blocked.columns.note'),
        track: 'minmax(0, 1.4fr)',
        phone: 'below',
        value: noteOf,
        search: (row) => noteOf(row) ?? '',
        cell: (row) => (
          <span className={styles.words} dir="auto">
            {noteOf(row) ?? '–'}
          </span>
        ),
      },
      {
        id: 'at',
        header: t('recipients.blocked.columns.at'),
        phone: 'hidden',
        firstDirection: 'desc',
        value: (row) => row.at,
        csv: (row) => (row.at === null ? null : sortableDateTime(row.at, zone)),
        cell: (row) => <Moment instant={row.at} />,
      },
      {
        id: 'unblocks',
        header: t('recipients.blocked.columns.unblocks'),
        track: 'minmax(0, 1fr)',
        phone: 'below',
        value: lastUnblock,
        cell: (row) => <span className={styles.words}>{lastUnblock(row) || '–'}</span>,
      },
      {
        id: 'unblock',
        header: t('recipients.blocked.columns.unblock'),
        track: 'minmax(150px, 0.9fr)',
        align: 'end',
        phone: 'below',
        choice: 'fixed',
        cell: (row) => {
          if (row.unblockedAt !== null) return '–';
          const from = unblockableFrom(row, now);
          return from === null ? (
            <Button size="xs" variant="default" onClick={() => setUnblocking(row.address)}>
              {t('recipients.blocked.unblock.action')}
            </Button>
          ) : (
            <span className={styles.words}>
              {t('recipients.blocked.unblock.from', { date: formatDate(from, language) })}
            </span>
          );
        },
      },
    ];
  }, [t, zone, language, nameOf, now]);
  const confirm = async () => {
    const unblocked = await callConsent('unblockEmail', { email: unblocking ?? '' });
    if (!unblocked.ok) {
      const isTooSoon = unblocked.error.code === 'failed-precondition';
      const failure = isTooSoon ? 'recipients.blocked.unblock.tooSoon' : 'recipients.blocked.unblock.failed';
      return { ok: false as const, message: t(failure) };
    }
    showToast({
      meaning: 'good',
      message: t('recipients.blocked.unblock.done', { email: unblocking ?? '' }),
    });
    return { ok: true as const };
  };
  return (
    <>
      <RecordList
        setting="blocked-emails"
        title={t('recipients.blocked.title')}
        text={t('recipients.blocked.text')}
        live={live}
      >
        {({ rows, source }) =>
          rows.length === 0 ? (
            <StatePanel icon={<IconMailOff size={32} />} title={t('recipients.blocked.empty.title')}>
              {t('recipients.blocked.empty.text')}
            </StatePanel>
          ) : (
            <DataTable
              id="blocked-emails"
              label={t('recipients.blocked.title')}
              noun={(count) => t('recipients.blocked.noun', { count })}
              columns={columns}
              rows={rows}
              source={source}
              rowKey={({ id }) => id}
              rowName={(row) => row.address}
              searchLabel={t('recipients.search')}
              defaultSort={newestFirst}
              exportable
            />
          )
        }
      </RecordList>
      <ConfirmDialog
        opened={unblocking !== null}
        title={t('recipients.blocked.unblock.title', { email: unblocking ?? '' })}
        action={t('recipients.blocked.unblock.action')}
        onConfirm={confirm}
        onClose={() => setUnblocking(null)}
      >
        {t('recipients.blocked.unblock.text')}
      </ConfirmDialog>
    </>
  );
}
