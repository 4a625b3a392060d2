import { IconFileUpload, IconUsers } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { recipients, type RecipientQuery, suppressions, useSuppressedNumbers } from '../data/consent.api.ts';
import { useAccount, useCommunityDirectory, useKeepPreviousData } from 'shared-lib/data';
import { doorName, type DirectoryCommunity, type Unit } from 'shared-lib/domain';
import { useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import {
  Button,
  LazySection,
  lazyPart,
  ListSkeleton,
  LiveContent,
  StatePanel,
  useAddressState,
} from 'shared-lib/ui';
import { DataTable, type Filter } from 'shared-lib/ui/table';
import { RecordList } from './RecordList.tsx';
import styles from './RecordList.module.css';
import { singleChoice } from './singleChoice.ts';
import { hasMoreIn, pagedRows, pageSize } from './pagedRows.ts';
import { recipientColumns } from './recipientColumns.tsx';

const importPart = lazyPart(
  'The recipient import',
  async () =>
    (await import(/* webpackChunkName: "import-recipients" */ './ImportRecipients.tsx')).ImportRecipients,
);

const states = ['agreed', 'left', 'silent'] as const;

/** The recipients of texts; `&import=1` opens the import. */
export function RecipientsView() {
  const importing = useAddressState('import');
  const directory = useCommunityDirectory();
  return (
    <LiveContent live={directory}>
      {(communities) =>
        importing.isOpen ? (
          <LazySection part={importPart} skeleton={<ListSkeleton />}>
            {(ImportRecipients) => <ImportRecipients communities={communities} onClose={importing.close} />}
          </LazySection>
        ) : (
          <Recipients communities={communities} onImport={() => importing.open()} />
        )
      }
    </LiveContent>
  );
}

interface RecipientsProps {
  communities: readonly DirectoryCommunity[];
  onImport: () => void;
}

function Recipients({ communities, onImport }: RecipientsProps) {
  const { t, i18n } = useTexts('mf-settings');
  const { language } = i18n;
  const zone = viewerTimeZone();
  const [params] = useSearchParams();
  const chosenLanguage = singleChoice(params, 'language');
  const communityId = singleChoice(params, 'community');
  const query: RecipientQuery = {
    state: states.find((known) => known === params.get('state')) ?? 'agreed',
    communityId: communities.some(({ id }) => id === communityId) ? communityId : null,
    language: chosenLanguage === 'en' || chosenLanguage === 'es' ? chosenLanguage : null,
  };
  const { customerId } = useAccount();
  const [max, setMost] = useState(pageSize);
  const page = useKeepPreviousData(recipients.usePage({ ...query, max }));
  const total = recipients.useTotal(query, !hasMoreIn(page));
  const live = pagedRows({ page, total, fetchAll: recipients.fetchAll(customerId, query), max, setMost });
  const everywhere = { communityId: null, language: null };
  const counts = {
    agreed: recipients.useTotal({ state: 'agreed', ...everywhere }),
    left: recipients.useTotal({ state: 'left', ...everywhere }),
    suppressed: suppressions.useTotal({ phone: null, reason: null }),
  };
  const rows = live.status === 'ready' ? live.data.rows : [];
  const phones = [...new Set(rows.flatMap((unit) => unit.phone ?? []))].sort();
  const among = useKeepPreviousData(useSuppressedNumbers(phones));
  const suppressed = useMemo(() => new Set(among.status === 'ready' ? among.data : []), [among]);
  const nameOf = useMemo(
    () => new Map(communities.map(({ id, propertyName }) => [id, propertyName])),
    [communities],
  );
  const columns = useMemo(
    () => recipientColumns(t, { nameOf, suppressed, zone }),
    [t, nameOf, suppressed, zone],
  );
  const { state } = query;
  const filters = useMemo(
    (): Filter<Unit>[] => [
      {
        id: 'state',
        label: t('recipients.list.state'),
        kind: 'choice',
        options: states.map((value) => ({ value, label: t(`recipients.list.states.${value}`) })),
        values: () => state,
        counted: false,
      },
      {
        id: 'community',
        label: t('recipients.list.columns.community'),
        kind: 'choice',
        options: communities.map(({ id, propertyName }) => ({ value: id, label: propertyName })),
        values: (unit) => unit.communityId,
        counted: false,
      },
      {
        id: 'language',
        label: t('recipients.list.columns.language'),
        kind: 'choice',
        options: (['en', 'es'] as const).map((value) => ({
          value,
          label: t(`recipients.languages.${value}`),
        })),
        values: (unit) => unit.language,
        counted: false,
      },
    ],
    [t, communities, state],
  );
  return (
    <RecordList
      setting="recipients"
      title={t('recipients.list.title')}
      text={t('recipients.list.text')}
      actions={
        <Button
          data-setting="import-recipients"
          leftSection={<IconFileUpload size={18} aria-hidden />}
          onClick={onImport}
          {...importPart.ahead}
        >
          {t('recipients.list.import')}
        </Button>
      }
      above={
        <ul className={`vh-list vh-digits ${styles.counts}`}>
          {(['agreed', 'left', 'suppressed'] as const).map((id) => (
            <li key={id}>
              {t(`recipients.list.counts.${id}`)}: {counts[id]?.toLocaleString(language) ?? '…'}
            </li>
          ))}
        </ul>
      }
      live={live}
    >
      {({ rows: shown, source }) =>
        shown.length === 0 && !['state', 'community', 'language'].some((name) => params.has(name)) ? (
          <StatePanel icon={<IconUsers size={32} />} title={t('recipients.list.empty.title')}>
            {t('recipients.list.empty.text')}
          </StatePanel>
        ) : (
          <DataTable
            id="recipients"
            label={t('recipients.list.title')}
            noun={(count) => t('recipients.list.noun', { count })}
            columns={columns}
            rows={shown}
            source={source}
            rowKey={({ id }) => id}
            rowName={doorName}
            searchLabel={t('recipients.search')}
            filters={filters}
            choosable
            exportable
          />
        )
      }
    </RecordList>
  );
}
