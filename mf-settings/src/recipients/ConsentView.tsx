import { IconClipboardCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { consents, useAccount, useStayed, useUnitsById } from 'shared-lib/data';
import { byResident, consentEvents, doorName, isDocumentId, type Consent } from 'shared-lib/domain';
import { formatNight, sortableDateTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { StatePanel, StatusBadge, type Meaning } from 'shared-lib/ui';
import { DataTable, type Column, type Filter } from 'shared-lib/ui/table';
import { Listed } from './Listed.tsx';
import styles from './Listed.module.css';
import { NumberSearch, useAskedNumber } from './NumberSearch.tsx';
import { hasMoreIn, pagedRows, pageSize } from './pagedRows.ts';

const meanings: Readonly<Record<Consent['event'], Meaning>> = {
  optIn: 'good',
  confirm: 'good',
  optOut: 'watch',
  ended: 'neutral',
};

const knownSources = ['form', 'lease', 'inPerson', 'phone', 'website', 'reply', 'binTag', 'office'] as const;

const newestFirst = { id: 'at', desc: true };
/** The ledger of consent; `&phone=` and `&unit=` ask for the history of a number or a unit. */
export function ConsentView() {
  const { t, i18n } = useTexts('mf-settings');
  const { language } = i18n;
  const zone = viewerTimeZone();
  const [params] = useSearchParams();
  const phone = useAskedNumber();
  const unit = params.get('unit');
  const [named, ...others] = params.getAll('event');
  // One query asks for one event; several are left to the table.
  const event = (others.length === 0 && consentEvents.find((known) => known === named)) || null;
  const unitId = unit !== null && isDocumentId(unit) ? unit : null;
  const asked = { phone, unitId, event };
  const { customerId } = useAccount();
  const [most, setMost] = useState(pageSize);
  const page = useStayed(consents.usePage({ ...asked, most }));
  const total = consents.useTotal(asked, !hasMoreIn(page));
  const live = pagedRows({ page, total, bringAll: consents.bringAll(customerId, asked), most, setMost });
  const rows = live.status === 'ready' ? live.data.rows : [];
  const unitIds = [...new Set(rows.flatMap((row) => row.unitId ?? []))].sort();
  const units = useStayed(useUnitsById(unitIds));
  const doors = useMemo(
    () => new Map((units.status === 'ready' ? units.data : []).map((found) => [found.id, doorName(found)])),
    [units],
  );
  const columns = useMemo((): Column<Consent>[] => {
    const sourceOf = ({ source }: Consent) => {
      const known = knownSources.find((one) => one === source);
      return known ? t(`recipients.ledger.sources.${known}`) : (source ?? '');
    };
    const authorOf = ({ by }: Consent) =>
      by === byResident ? t('recipients.ledger.resident') : by === null ? '' : t('recipients.ledger.office');
    const doorOf = (row: Consent) =>
      row.unitId === null ? t('recipients.anyUnit') : (doors.get(row.unitId) ?? t('recipients.unknownUnit'));
    return [
      {
        id: 'phone',
        header: t('recipients.ledger.columns.phone'),
        track: 'minmax(130px, 0.9fr)',
        phone: 'first',
        choice: 'fixed',
        value: (row) => row.phone,
        search: (row) => row.phone,
        cell: (row) => (
          <Link
            className={styles.link}
            to={`/settings?${new URLSearchParams({ tab: 'sms', view: 'consent', phone: row.phone })}`}
            aria-label={t('recipients.number.history', { phone: row.phone })}
          >
            {row.phone}
          </Link>
        ),
      },
      {
        id: 'event',
        header: t('recipients.ledger.columns.event'),
        track: 'minmax(110px, 0.7fr)',
        phone: 'aside',
        value: (row) => t(`recipients.ledger.events.${row.event}`),
        cell: (row) => (
          <StatusBadge meaning={meanings[row.event]}>
            {t(`recipients.ledger.events.${row.event}`)}
          </StatusBadge>
        ),
      },
      {
        id: 'unit',
        header: t('recipients.ledger.columns.unit'),
        phone: 'hidden',
        value: doorOf,
        search: doorOf,
        cell: doorOf,
      },
      {
        id: 'source',
        header: t('recipients.ledger.columns.source'),
        phone: 'hidden',
        value: (row) => sourceOf(row) || null,
        cell: (row) => sourceOf(row) || '–',
      },
      {
        id: 'wording',
        header: t('recipients.ledger.columns.wording'),
        track: 'minmax(0, 1.6fr)',
        phone: 'below',
        value: (row) => row.wording,
        search: (row) => row.wording ?? '',
        cell: (row) => (
          <span className={styles.words} dir="auto" title={row.wording ?? ''}>
            {row.wording ?? '–'}
          </span>
        ),
      },
      {
        id: 'by',
        header: t('recipients.ledger.columns.by'),
        phone: 'hidden',
        value: (row) => authorOf(row) || null,
        csv: (row) => row.by,
        cell: (row) => authorOf(row) || '–',
      },
      {
        id: 'place',
        header: t('recipients.ledger.columns.place'),
        phone: 'hidden',
        choice: 'hidden',
        value: (row) => t(`recipients.ledger.places.${row.place}`),
        cell: (row) => t(`recipients.ledger.places.${row.place}`),
      },
      {
        id: 'givenOn',
        header: t('recipients.ledger.columns.givenOn'),
        phone: 'hidden',
        choice: 'hidden',
        value: (row) => row.givenOn,
        cell: (row) => (row.givenOn === null ? '–' : formatNight(row.givenOn, language)),
      },
      {
        id: 'language',
        header: t('recipients.ledger.columns.language'),
        phone: 'hidden',
        choice: 'hidden',
        value: (row) => row.language && t(`recipients.languages.${row.language}`),
        cell: (row) => (row.language ? t(`recipients.languages.${row.language}`) : '–'),
      },
      {
        id: 'at',
        header: t('recipients.ledger.columns.at'),
        align: 'end',
        phone: 'hidden',
        firstDirection: 'desc',
        value: (row) => row.at,
        csv: (row) => sortableDateTime(row.at, zone),
        cell: (row) => sortableDateTime(row.at, zone),
      },
    ];
  }, [t, doors, language, zone]);
  const filters = useMemo(
    (): Filter<Consent>[] => [
      {
        id: 'event',
        label: t('recipients.ledger.columns.event'),
        kind: 'choice',
        options: consentEvents.map((value) => ({ value, label: t(`recipients.ledger.events.${value}`) })),
        values: (row) => row.event,
        counted: false,
      },
    ],
    [t],
  );
  return (
    <Listed
      title={t('recipients.ledger.title')}
      text={t('recipients.ledger.text')}
      above={<NumberSearch key={phone} />}
      live={live}
    >
      {({ rows: shown, source }) =>
        shown.length === 0 ? (
          <StatePanel icon={<IconClipboardCheck size={32} />} title={t('recipients.ledger.empty.title')}>
            {t('recipients.ledger.empty.text')}
          </StatePanel>
        ) : (
          <DataTable
            id="consents"
            label={t('recipients.ledger.title')}
            columns={columns}
            rows={shown}
            source={source}
            rowKey={({ id }) => id}
            rowName={(row) => row.phone}
            searchLabel={t('recipients.search')}
            filters={filters}
            defaultSort={newestFirst}
            choosable
            exportable
          />
        )
      }
    </Listed>
  );
}
