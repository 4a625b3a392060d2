import { IconBuildingCommunity } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, StatePanel } from 'shared-lib/ui/dashboard';

/** Replaces shifts, units and their records for an owner without communities. */
export function NoCommunitiesYet() {
  const { t } = useTexts('mf-tracking');
  return (
    <StatePanel
      icon={<IconBuildingCommunity size={32} />}
      title={t('noCommunities.title')}
      action={
        <Button component={Link} to="/communities?add=1">
          {t('noCommunities.action')}
        </Button>
      }
    >
      {t('noCommunities.text')}
    </StatePanel>
  );
}
