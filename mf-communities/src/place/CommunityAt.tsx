import { IconFileAlert } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCommunities, useIsKept } from 'shared-lib/data';
import { isDocumentId, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, StatePanel } from 'shared-lib/ui';
import { Link } from 'shared-lib/router';
import { findCommunity } from './findCommunity.ts';
import { NoSuchPage } from './NoSuchPage.tsx';

interface CommunityAtProps {
  /** What the address names it by. */
  name: string;
  children: (community: Community) => ReactNode;
}

/** Shows the community that an address names; or that it loads, fails, or does not exist. */
export function CommunityAt({ name, children }: CommunityAtProps) {
  return (
    <LiveContent live={useCommunities()}>
      {(communities) => {
        const community = findCommunity(communities, name);
        if (community) return children(community);
        return isDocumentId(name) ? <UnlistedCommunity id={name} /> : <NoSuchPage />;
      }}
    </LiveContent>
  );
}

/** Shown when the list does not have the community: it does not exist, or its record can't be read. */
function UnlistedCommunity({ id }: { id: string }) {
  return (
    <LiveContent live={useIsKept(id)}>
      {(isKept) => (isKept ? <DamagedCommunity /> : <NoSuchPage />)}
    </LiveContent>
  );
}

function DamagedCommunity() {
  const { t } = useTexts('mf-communities');
  return (
    <StatePanel
      role="alert"
      icon={<IconFileAlert size={32} />}
      title={t('damaged.title')}
      heading
      action={
        <>
          <Button component={Link} to="/communities">
            {t('damaged.back')}
          </Button>
          <Button component={Link} to="/settings?tab=support" variant="default">
            {t('damaged.report')}
          </Button>
        </>
      }
    >
      {t('damaged.text')}
    </StatePanel>
  );
}
