import { IconMessage } from '@tabler/icons-react';
import { useMemo } from 'react';
import { fetchTextMessages } from '../../data/texts.api.ts';
import { useAccount } from 'shared-lib/data';
import { segmentsOf, shownPurposes, unknownProperty, type TextMessage } from 'shared-lib/domain';
import { formatDateTime, sortableDateTime, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { formatPhone, phoneSearch, StatePanel, StatusBadge } from 'shared-lib/ui';
import { DataTable, type Column, type Filter } from 'shared-lib/ui/table';
import styles from './History.module.css';
import { stateMeanings, stateOf, textStates, describeFailure } from './stateTexts.ts';

interface TextTableProps {
  texts: readonly TextMessage[];
  /** The names of communities, including deleted ones. */
  names: ReadonlyMap<string, string>;
  broadcastId: string | null;
  /** Whether these are all. */
  isComplete: boolean;
}

/** Texts with their delivery status and errors. */
export function TextTable({ texts, names, broadcastId, isComplete }: TextTableProps) {
  const { t, i18n } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const { language } = i18n;
  const columns = useMemo((): Column<TextMessage>[] => {
    const zone = viewerTimeZone();
    const placeOf = ({ communityId }: TextMessage) =>
      communityId === null ? '' : (names.get(communityId) ?? unknownProperty);
    return [
      {
        id: 'to',
        header: t('sms.history.columns.to'),
        track: 'minmax(0, 1.2fr)',
        phone: 'first',
        choice: 'fixed',
        value: ({ to }) => to,
        search: ({ to }) => phoneSearch(to),
        cell: ({ to }) => <span className={styles.phone}>{formatPhone(to)}</span>,
      },
      {
        id: 'state',
        header: t('sms.history.columns.state'),
        phone: 'aside',
        value: (text) => t(`sms.history.states.${stateOf(text)}`),
        cell: (text) => (
          <StatusBadge meaning={stateMeanings[stateOf(text)]}>
            {t(`sms.history.states.${stateOf(text)}`)}
          </StatusBadge>
        ),
      },
      {
        id: 'body',
        header: t('sms.history.columns.body'),
        track: 'minmax(0, 3fr)',
        phone: 'below',
        value: ({ body }) => body,
        search: ({ body }) => body,
        cell: (text) => (
          <span className={styles.body}>
            <span dir="auto">{text.body}</span>
            {describeFailure(text, t) && <span className={styles.why}>{describeFailure(text, t)}</span>}
          </span>
        ),
      },
      {
        id: 'community',
        header: t('sms.history.columns.community'),
        phone: 'hidden',
        value: placeOf,
        search: placeOf,
        cell: (text) => <span dir="auto">{placeOf(text)}</span>,
      },
      {
        id: 'sent',
        header: t('sms.history.columns.sent'),
        track: 'minmax(140px, 0.8fr)',
        phone: 'below',
        firstDirection: 'desc',
        value: ({ createdAt }) => createdAt,
        csv: ({ createdAt }) => (createdAt === null ? null : sortableDateTime(createdAt, zone)),
        cell: ({ createdAt }) => (createdAt === null ? '–' : formatDateTime(createdAt, language)),
      },
      {
        id: 'why',
        header: t('sms.history.columns.why'),
        phone: 'hidden',
        choice: 'hidden',
        value: (text) => describeFailure(text, t),
        cell: (text) => describeFailure(text, t),
      },
      {
        id: 'segments',
        header: t('sms.history.columns.segments'),
        align: 'end',
        phone: 'hidden',
        choice: 'hidden',
        value: ({ body, delivery }) => delivery?.info?.numSegments ?? segmentsOf(body).segments,
        cell: ({ body, delivery }) => delivery?.info?.numSegments ?? segmentsOf(body).segments,
      },
    ];
  }, [t, language, names]);
  const filters = useMemo(
    (): Filter<TextMessage>[] => [
      {
        id: 'state',
        label: t('sms.history.columns.state'),
        kind: 'choice',
        options: textStates.map((value) => ({ value, label: t(`sms.history.states.${value}`) })),
        values: stateOf,
        ...(!isComplete && { counted: false }),
      },
      ...(broadcastId === null
        ? [
            {
              id: 'purpose',
              label: t('sms.history.purpose'),
              kind: 'choice' as const,
              options: shownPurposes.map((value) => ({ value, label: t(`sms.history.purposes.${value}`) })),
              values: ({ purpose }: TextMessage) => purpose,
              ...(!isComplete && { counted: false as const }),
            },
          ]
        : []),
    ],
    [t, broadcastId, isComplete],
  );
  const fetchAll = useMemo(() => fetchTextMessages(customerId, broadcastId), [customerId, broadcastId]);
  return (
    <DataTable
      id="sms-texts"
      label={t('sms.history.texts')}
      noun={(count) => t('sms.history.noun', { count })}
      columns={columns}
      rows={texts}
      {...(!isComplete && { source: { total: null, fetchAll } })}
      rowKey={({ id }) => id}
      rowName={({ to }) => to}
      searchLabel={t('sms.history.search')}
      filters={filters}
      urlPrefix="texts-"
      exportable
      choosable
      empty={
        <StatePanel icon={<IconMessage />} title={t('sms.history.none.title')}>
          {t('sms.history.none.text')}
        </StatePanel>
      }
    />
  );
}
