import { IconMessages } from '@tabler/icons-react';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { OverlayHost, StatePanel, useOverlayHost } from 'shared-lib/ui';
import { ListCard } from 'shared-lib/ui/lists';
import { useMemo } from 'react';
import { requestList } from './requestList.tsx';
import { RequestTabs } from './RequestTabs.tsx';
import { severalActions } from './several/severalActions.tsx';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

// They load with the requests, so that no other page waits for them.
addCatalogs('mf-communities', { en, es });

/** `/communities?view=requests`: residents' messages, and how the office handles them. */
export function RequestsPage() {
  return (
    <OverlayHost>
      <RequestTabs />
      <List />
    </OverlayHost>
  );
}

function List() {
  const { t } = useTexts('mf-communities');
  const show = useOverlayHost();
  const list = useMemo(() => ({ ...requestList, bulkActions: severalActions(show) }), [show]);
  return (
    <ListCard
      list={list}
      noCommunities={
        <StatePanel icon={<IconMessages size={32} />} title={t('requests.none.title')}>
          {t('requests.none.text')}
        </StatePanel>
      }
    />
  );
}
