import { IconArrowLeft, IconUsersGroup } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, LazySection, lazyPart, ListSkeleton, PageHeader } from 'shared-lib/ui';
import styles from './Agents.module.css';

const page = lazyPart(
  'The board of regular agents',
  async () => (await import(/* webpackChunkName: "agents" */ './AgentsPage.tsx')).AgentsPage,
);

/** Where the board of all communities is. */
export const agentsView = 'agents';

/** Leads to the board of all communities. */
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
      {t('agentBoard.open')}
    </Button>
  );
}

/** The board of all communities; its code comes when it is opened. */
export function Agents() {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <PageHeader
        title={t('agentBoard.title')}
        summary={
          <Link to="/communities" className={styles.back}>
            <IconArrowLeft size={18} aria-hidden />
            {t('agentBoard.back')}
          </Link>
        }
      />
      <LazySection part={page} skeleton={<ListSkeleton />}>
        {(AgentsPage) => <AgentsPage />}
      </LazySection>
    </>
  );
}
