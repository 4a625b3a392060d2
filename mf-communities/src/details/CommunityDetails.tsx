import type { Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazySection, ListSkeleton, OverlayHost, PageHeader } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { BackLink } from '../place/BackLink.tsx';
import { EditHost } from '../edit/EditHost.tsx';
import { CommunityHeader } from './CommunityHeader.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { tabs } from './tabs.ts';

/**
 * A community's page: its header, and tabs with everything else. The selected tab is in the address, as
 * `?tab=units`.
 */
export function CommunityDetails({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  return (
    <OverlayHost>
      <PageHeader
        title={t('details.title')}
        summary={<BackLink to="/communities">{t('details.back')}</BackLink>}
      />
      <div className="vh-grid">
        <CommunityHeader community={community} />
        <PageTabs
          label={t('details.tabs.label')}
          tabs={[
            {
              id: 'overview',
              label: t('details.tabs.overview'),
              panel: () => <OverviewTab community={community} />,
            },
            ...tabs.map(({ id, part }) => ({
              id,
              label: t(`details.tabs.${id}`),
              panel: () => (
                <LazySection part={part} skeleton={<ListSkeleton />}>
                  {(Tab) => <Tab community={community} />}
                </LazySection>
              ),
            })),
          ]}
        />
      </div>
      <EditHost community={community} />
    </OverlayHost>
  );
}
