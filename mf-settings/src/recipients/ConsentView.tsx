import { IconClipboardCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { consents } from '../data/consent.api.ts';
import { useAccount, useCommunityDirectory, useKeepPreviousData, useUnitsById } from 'shared-lib/data';
import {
  byResident,
  consentEvents,
  doorName,
  isDocumentId,
  type Consent,
  type DirectoryCommunity,
} from 'shared-lib/domain';
import { formatNight, sortableDateTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { formatPhone, LiveContent, phoneSearch, StatePanel, StatusBadge, type Meaning } from 'shared-lib/ui';
import { DataTable, type Column, type Filter } from 'shared-lib/ui/table';
import { RecordList, Moment } from './RecordList.tsx';
import styles from './RecordList.module.css';
import { NumberSearch, usePhoneFromAddress } from './NumberSearch.tsx';
import { singleChoice } from './singleChoice.ts';
import { hasMoreIn, pagedRows, pageSize } from './pagedRows.ts';

const meanings: Readonly<Record<Consent['event'], Meaning>> = {
  optIn: 'good',
  confirm: 'good',
  optOut: 'watch',
  ended: 'neutral',
};

type HiddenColumn = 'unit' | 'community' | 'source' | 'by' | 'place' | 'givenOn' | 'language';

const knownSources = ['form', 'lease', 'inPerson', 'phone', 'website', 'reply', 'binTag', 'office'] as const;

const newestFirst = { id: 'at', desc: true };

/** The ledger filters that can be cleared. */
const narrowing = ['event', 'community'];

/** The consent ledger; `&phone=` and `&unit=` select the history of a number or a unit, `&community=` a community's. */
export function ConsentView() {
  return (
    <LiveContent live={useCommunityDirectory()}>
      {(communities) => <Ledger communities={communities} />}
    </LiveContent>
  );
}

function Ledger({ communities }: { communities: readonly DirectoryCommunity[] }) {
  const { t, i18n } = useTexts('mf-settings');
  const { language } = i18n;
  const zone = viewerTimeZone();
  const [params] = useSearchParams();
  const phone = usePhoneFromAddress();
  const unit = params.get('unit');
  const named = singleChoice(params, 'event');
  const event = consentEvents.find((known) => known === named) ?? null;
  const place = singleChoice(params, 'community');
  const communityId = communities.some(({ id }) => id === place) ? place : null;
  const unitId = unit !== null && isDocumentId(unit) ? unit : null;
  const requested = { phone, unitId, event, communityId };
  const { customerId } = useAccount();
  const [max, setMost] = useState(pageSize);
  const page = useKeepPreviousData(consents.usePage({ ...requested, max }));
  const total = consents.useTotal(requested, !hasMoreIn(page));
  const live = pagedRows({ page, total, fetchAll: consents.fetchAll(customerId, requested), max, setMost });
  const rows = live.status === 'ready' ? live.data.rows : [];
  const unitIds = [...new Set(rows.flatMap((row) => row.unitId ?? []))].sort();
  const asking = useUnitsById(unitIds);
  const isLooking = asking.status === 'loading';
  const units = useKeepPreviousData(asking);
  const doors = useMemo(
    () => new Map((units.status === 'ready' ? units.data : []).map((found) => [found.id, doorName(found)])),
    [units],
  );
  const nameOf = useMemo(
    () => new Map(communities.map(({ id, propertyName }) => [id, propertyName])),
    [communities],
  );
  const columns = useMemo((): Column<Consent>[] => {
    const sourceOf = ({ source }: Consent) => {
      const known = knownSources.find((one) => one === source);
      return known ? t(`recipients.ledger.sources.${known}`) : (source ?? '');
    };
    const authorOf = ({ by }: Consent) =>
      by === byResident ? t('recipients.ledger.resident') : by === null ? '' : t('recipients.ledger.office');
    const doorOf = (row: Consent) =>
      row.unitId === null
        ? t('recipients.anyUnit')
        : (doors.get(row.unitId) ?? (isLooking ? '…' : t('recipients.unknownUnit')));
    const placeOf = (row: Consent) =>
      row.communityId === null ? null : (nameOf.get(row.communityId) ?? t('recipients.unknownUnit'));
    const homeOf = (row: Consent) => [doorOf(row), placeOf(row)].filter(Boolean).join(' · ');
    const hidden = (id: HiddenColumn, textOf: (row: Consent) => string | null): Column<Consent> => ({
      id,
      header: t(`recipients.ledger.columns.${id}`),
      phone: 'hidden',
      choice: 'hidden',
      value: textOf,
      cell: (row) => (
        <span className={styles.words} dir="auto">
          {textOf(row) ?? '–'}
        </span>
      ),
    });
    return [
      {
        id: 'phone',
        header: t('recipients.ledger.columns.phone'),
        track: 'minmax(140px, 1fr)',
        phone: 'first',
        choice: 'fixed',
        value: (row) => row.phone,
        search: (row) => `${phoneSearch(row.phone)} ${homeOf(row)}`,
        cell: (row) => (
          <>
            <Link
              className={styles.link}
              to={`/settings?${new URLSearchParams({ tab: 'sms', view: 'consent', phone: row.phone })}`}
              aria-label={t('recipients.number.history', { phone: formatPhone(row.phone) })}
            >
              {formatPhone(row.phone)}
            </Link>
            <span className={styles.detail} dir="auto">
              {homeOf(row)}
            </span>
          </>
        ),
      },
      {
        id: 'event',
        header: t('recipients.ledger.columns.event'),
        track: 'minmax(110px, 0.5fr)',
        phone: 'aside',
        value: (row) => t(`recipients.ledger.events.${row.event}`),
        cell: (row) => (
          <StatusBadge meaning={meanings[row.event]}>
            {t(`recipients.ledger.events.${row.event}`)}
          </StatusBadge>
        ),
      },
      {
        id: 'wording',
        header: t('recipients.ledger.columns.wording'),
        track: 'minmax(0, 1.8fr)',
        phone: 'below',
        value: (row) => row.wording,
        search: (row) => row.wording ?? '',
        cell: (row) => (
          <>
            <span className={styles.words} dir="auto" title={row.wording ?? ''}>
              {row.wording ?? '–'}
            </span>
            <span className={styles.detail}>
              {[sourceOf(row), authorOf(row)].filter(Boolean).join(' · ')}
            </span>
          </>
        ),
      },
      // The second lines of the cells above, for the file and for viewing side by side.
      hidden('unit', doorOf),
      hidden('community', placeOf),
      hidden('source', (row) => sourceOf(row) || null),
      { ...hidden('by', (row) => authorOf(row) || null), csv: (row) => row.by },
      hidden('place', (row) => t(`recipients.ledger.places.${row.place}`)),
      {
        ...hidden('givenOn', (row) => (row.givenOn === null ? null : formatNight(row.givenOn, language))),
        csv: (row) => row.givenOn,
      },
      hidden('language', (row) => row.language && t(`recipients.languages.${row.language}`)),
      {
        id: 'at',
        header: t('recipients.ledger.columns.at'),
        track: 'minmax(124px, 0.5fr)',
        align: 'end',
        phone: 'below',
        firstDirection: 'desc',
        value: (row) => row.at,
        csv: (row) => sortableDateTime(row.at, zone),
        cell: (row) => <Moment instant={row.at} />,
      },
    ];
  }, [t, doors, isLooking, nameOf, language, zone]);
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
      {
        id: 'community',
        label: t('recipients.ledger.columns.community'),
        kind: 'choice',
        options: communities.map(({ id, propertyName }) => ({ value: id, label: propertyName })),
        values: (row) => row.communityId ?? '',
        counted: false,
      },
    ],
    [t, communities],
  );
  return (
    <RecordList
      setting="consent"
      title={t('recipients.ledger.title')}
      text={t('recipients.ledger.text')}
      above={<NumberSearch key={phone} />}
      live={live}
    >
      {({ rows: shown, source }) =>
        shown.length === 0 && !narrowing.some((name) => params.has(name)) ? (
          <StatePanel icon={<IconClipboardCheck size={32} />} title={t('recipients.ledger.empty.title')}>
            {t('recipients.ledger.empty.text')}
          </StatePanel>
        ) : (
          <DataTable
            id="consents"
            label={t('recipients.ledger.title')}
            noun={(count) => t('recipients.ledger.noun', { count })}
            columns={columns}
            rows={shown}
            source={source}
            rowKey={({ id }) => id}
            rowName={(row) => formatPhone(row.phone)}
            searchLabel={t('recipients.search')}
            filters={filters}
            defaultSort={newestFirst}
            choosable
            exportable
          />
        )
      }
    </RecordList>
  );
}
