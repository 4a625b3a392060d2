import { IconMessages } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LazySection, lazyPart, ListSkeleton, PageHeader } from 'shared-lib/ui';
import { BackLink } from '../place/BackLink.tsx';

const page = lazyPart(
  'The resident requests',
  async () => (await import(/* webpackChunkName: "requests" */ './RequestsPage.tsx')).RequestsPage,
);

/** The address of resident requests. */
export const requestsView = 'requests';

/** A link to the resident requests of all communities. */
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

/** Resident requests, loaded on demand. */
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
