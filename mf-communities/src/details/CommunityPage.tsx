import { isArchived, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useParams, useSearchParams } from 'shared-lib/router';
import { LazySection, ListSkeleton, OverlayHost, PageHeader } from 'shared-lib/ui';
import { PageTabs } from 'shared-lib/ui/tabs';
import { EditHost } from '../edit/EditHost.tsx';
import { LabelStudio } from '../labels/LabelStudio.tsx';
import { labelKinds } from '../labels/source/labelKind.ts';
import { BackLink } from '../place/BackLink.tsx';
import { CommunityAt } from '../place/CommunityAt.tsx';
import { Setup } from '../setup/Setup.tsx';
import { setupParameter } from '../setup/setupSteps.ts';
import { CommunityHeader } from './CommunityHeader.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { tabs } from './tabs.ts';

/**
 * A community's page: its header, and tabs with everything else. The selected tab is in the address, as
 * `?tab=units`.
 */
function CommunityDetails({ community }: { community: Community }) {
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

/**
 * `/communities/{id}`, or `/communities/{propertyName}`: one community; with `?labels=` its labels to print,
 * with `?setup=` its guided setup while it is in service.
 */
export default function CommunityPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const requested = search.get('labels');
  const isSetup = search.has(setupParameter);
  const kind = labelKinds.find((one) => one === requested);
  return (
    <CommunityAt name={id}>
      {(community) => {
        if (kind) return <LabelStudio community={community} kind={kind} />;
        if (isSetup && !isArchived(community)) return <Setup community={community} />;
        return <CommunityDetails community={community} />;
      }}
    </CommunityAt>
  );
}
