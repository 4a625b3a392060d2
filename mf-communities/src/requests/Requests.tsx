import { IconMessages } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LazySection, lazyPart, ListSkeleton, PageHeader } from 'shared-lib/ui';
import { BackLink } from '../place/BackLink.tsx';

const page = lazyPart(
  'The requests of residents',
  async () => (await import(/* webpackChunkName: "requests" */ './RequestsPage.tsx')).RequestsPage,
);

/** Where the requests of residents are. */
export const requestsView = 'requests';

/** Leads to the requests of residents, of all communities. */
export function RequestsButton() {
  const { t } = useTexts('mf-communities');
  return (
    <Button
      component={Link}
      to={`/communities?view=${requestsView}`}
      variant="default"
      leftSection={<IconMessages size={18} aria-hidden />}
      {...page.ahead}
    >
      {t('residentRequests.open')}
    </Button>
  );
}

/** The requests of residents; their code comes when they are opened. */
export function Requests() {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <PageHeader
        title={t('residentRequests.title')}
        summary={<BackLink to="/communities">{t('residentRequests.back')}</BackLink>}
      />
      <LazySection part={page} skeleton={<ListSkeleton />}>
        {(RequestsPage) => <RequestsPage />}
      </LazySection>
    </>
  );
}
