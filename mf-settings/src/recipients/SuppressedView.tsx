import { IconPhoneOff, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { suppressions } from '../data/consent.api.ts';
import { useAccount, useKeepPreviousData } from 'shared-lib/data';
import {
  isSelfSuppressed,
  textSuppressionReasons,
  selfSuppressionReason,
  type Suppression,
} from 'shared-lib/domain';
import { sortableDateTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import {
  Button,
  formatPhone,
  LazyOverlay,
  lazyPart,
  phoneSearch,
  showToast,
  StatePanel,
  StatusBadge,
  useAddressState,
  type Meaning,
} from 'shared-lib/ui';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { DataTable, type Column, type Filter } from 'shared-lib/ui/table';
import { describeErrorCode } from '../sms/history/stateTexts.ts';
import { RecordList, Moment } from './RecordList.tsx';
import styles from './RecordList.module.css';
import { NumberSearch, usePhoneFromAddress } from './NumberSearch.tsx';
import { singleChoice } from './singleChoice.ts';
import { hasMoreIn, pagedRows, pageSize } from './pagedRows.ts';
import { callConsent } from '../data/callables.ts';

const addDialog = lazyPart(
  'The form to add a number to the do-not-text list',
  async () => (await import('./AddSuppressionDialog.tsx')).AddSuppressionDialog,
);

const meanings: Readonly<Record<Suppression['reason'], Meaning>> = {
  stopped: 'watch',
  bounced: 'bad',
  byHand: 'neutral',
  complained: 'bad',
};

const newestFirst = { id: 'at', desc: true };
/** The numbers that get no texts from the business; `&add=1` opens the form that adds one. */
export function SuppressedView() {
  const { t } = useTexts('mf-settings');
  const zone = viewerTimeZone();
  const [params] = useSearchParams();
  const adding = useAddressState('add');
  const [removing, setRemoving] = useState<string | null>(null);
  const phone = usePhoneFromAddress();
  const named = singleChoice(params, 'reason');
  const reason = textSuppressionReasons.find((known) => known === named) ?? null;
  const requested = { phone, reason };
  const { customerId } = useAccount();
  const [max, setMost] = useState(pageSize);
  const page = useKeepPreviousData(suppressions.usePage({ ...requested, max }));
  const total = suppressions.useTotal(requested, !hasMoreIn(page));
  const live = pagedRows({
    page,
    total,
    fetchAll: suppressions.fetchAll(customerId, requested),
    max,
    setMost,
  });
  const columns = useMemo((): Column<Suppression>[] => {
    const why = (row: Suppression) =>
      row.reason === 'byHand' && row.stoppedAt !== null
        ? t('recipients.suppressed.alsoStopped')
        : t(`recipients.suppressed.reasons.${row.reason}`);
    // A carrier's message is a number with English words.
    const noteOf = ({ reason: known, note }: Suppression) => {
      const [, code] = (known === 'bounced' && /error (\d{5})/.exec(note ?? '')) || [];
      return code ? describeErrorCode(code, t) : note;
    };
    return [
      {
        id: 'phone',
        header: t('recipients.suppressed.columns.phone'),
        phone: 'first',
        choice: 'fixed',
        value: (row) => row.address,
        search: (row) => phoneSearch(row.address),
        cell: (row) => formatPhone(row.address),
      },
      {
        id: 'reason',
        header: t('recipients.suppressed.columns.reason'),
        phone: 'aside',
        value: why,
        cell: (row) => <StatusBadge meaning={meanings[row.reason]}>{why(row)}</StatusBadge>,
      },
      {
        id: 'note',
        header: t('recipients.suppressed.columns.note'),
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
        header: t('recipients.suppressed.columns.at'),
        phone: 'hidden',
        firstDirection: 'desc',
        value: (row) => row.at,
        csv: (row) => (row.at === null ? null : sortableDateTime(row.at, zone)),
        cell: (row) => <Moment instant={row.at} />,
      },
      {
        id: 'remove',
        header: t('recipients.suppressed.columns.remove'),
        track: 'minmax(150px, 0.9fr)',
        align: 'end',
        phone: 'below',
        choice: 'fixed',
        cell: (row) =>
          isSelfSuppressed(row) ? (
            <span className={styles.words}>
              {t(`recipients.suppressed.selfSuppressed.${selfSuppressionReason(row)}`)}
            </span>
          ) : (
            <Button size="xs" variant="default" onClick={() => setRemoving(row.address)}>
              {t('recipients.suppressed.remove.action')}
            </Button>
          ),
      },
    ];
  }, [t, zone]);
  const filters = useMemo(
    (): Filter<Suppression>[] => [
      {
        id: 'reason',
        label: t('recipients.suppressed.columns.reason'),
        kind: 'choice',
        options: textSuppressionReasons.map((value) => ({
          value,
          label: t(`recipients.suppressed.reasons.${value}`),
        })),
        values: (row) => row.reason,
        counted: false,
      },
    ],
    [t],
  );
  return (
    <>
      <RecordList
        setting="suppressed"
        title={t('recipients.suppressed.title')}
        text={t('recipients.suppressed.text')}
        actions={
          <Button
            data-setting="add-suppressed"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => adding.open()}
            {...addDialog.ahead}
          >
            {t('recipients.suppressed.add.open')}
          </Button>
        }
        above={<NumberSearch key={phone} />}
        live={live}
      >
        {({ rows, source }) =>
          rows.length === 0 && !params.has('reason') ? (
            <StatePanel icon={<IconPhoneOff size={32} />} title={t('recipients.suppressed.empty.title')}>
              {t('recipients.suppressed.empty.text')}
            </StatePanel>
          ) : (
            <DataTable
              id="suppressions"
              label={t('recipients.suppressed.title')}
              noun={(count) => t('recipients.suppressed.noun', { count })}
              columns={columns}
              rows={rows}
              source={source}
              rowKey={({ id }) => id}
              rowName={(row) => formatPhone(row.address)}
              searchLabel={t('recipients.search')}
              filters={filters}
              defaultSort={newestFirst}
              exportable
            />
          )
        }
      </RecordList>
      <LazyOverlay part={addDialog} isOpen={adding.isOpen} onClose={adding.close}>
        {(AddSuppressionDialog) => <AddSuppressionDialog opened={adding.isOpen} onClose={adding.close} />}
      </LazyOverlay>
      <ConfirmDialog
        opened={removing !== null}
        title={t('recipients.suppressed.remove.title', { phone: formatPhone(removing ?? '') })}
        action={t('recipients.suppressed.remove.action')}
        onConfirm={async () => {
          const removed = await callConsent('changeSuppression', {
            act: 'remove',
            phone: removing ?? '',
          });
          if (!removed.ok) return { ok: false, message: t('recipients.suppressed.remove.failed') };
          showToast({
            meaning: 'good',
            message: t('recipients.suppressed.remove.done', { phone: formatPhone(removing ?? '') }),
          });
          return { ok: true };
        }}
        onClose={() => setRemoving(null)}
      >
        {t('recipients.suppressed.remove.text')}
      </ConfirmDialog>
    </>
  );
}
