import { IconUsersGroup } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LazySection, lazyPart, ListSkeleton, PageHeader } from 'shared-lib/ui';
import { BackLink } from '../place/BackLink.tsx';

const page = lazyPart(
  'The specialist board',
  async () => (await import(/* webpackChunkName: "agents" */ './AgentsPage.tsx')).AgentsPage,
);

/** The address of the board of all communities. */
export const agentsView = 'agents';

/** A link to the board of all communities. */
export function AgentsButton() {
  const { t } = useTexts('mf-communities');
  return (
    <Button
      component={Link}
      to={`/communities?view=${agentsView}`}
      variant="default"
      leftSection={<IconUsersGroup size={18} aria-hidden />}
      {...page.ahead}
    >
      {t('agentBoard.title')}
    </Button>
  );
}

/** The board of all communities, loaded on demand. */
export function Agents() {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <PageHeader
        title={t('agentBoard.title')}
        summary={<BackLink to="/communities">{t('agentBoard.back')}</BackLink>}
      />
      <LazySection part={page} skeleton={<ListSkeleton />}>
        {(AgentsPage) => <AgentsPage />}
      </LazySection>
    </>
  );
}
