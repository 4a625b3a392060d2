import { useAgentsOf, useAnyUnit, useCommunity, useCommunityListing, useNow } from 'shared-lib/data';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Notice } from '../add-community/Notice.tsx';
import { useBinTagPage } from '../data/binTagPage.api.ts';
import { setupAddress, stepsToRemindOf, type Missing } from './setupSteps.ts';

/** The unstarted setup steps of a community that a page reminds the user of; none while unknown. */
function useMissing({ id, createdAt }: Pick<Community, 'id' | 'createdAt'>): readonly (keyof Missing)[] {
  const now = useNow();
  const agents = useAgentsOf(id);
  const units = useAnyUnit(id);
  const tags = useBinTagPage({ communityId: id, statuses: ['assigned'], batchId: null, max: 1 });
  if (agents.status !== 'ready' || units.status !== 'ready' || tags.status !== 'ready') return [];
  const missing = {
    units: units.data.length === 0,
    tags: tags.data.records.length === 0,
    agents: agents.data.length === 0,
  };
  return stepsToRemindOf(missing, createdAt, now);
}

type SetUp = Pick<Community, 'id' | 'propertyName' | 'createdAt'>;

/**
 * Lists the setup steps of a community that haven't been started, with a link; renders nothing if there are
 * none.
 */
export function SetupNotice({ community }: { community: SetUp }) {
  const { t, i18n } = useTexts('mf-communities');
  const steps = useMissing(community);
  if (steps.length === 0) return null;
  const missing = new Intl.ListFormat(i18n.language).format(steps.map((step) => t(`setup.missing.${step}`)));
  return (
    <Notice
      title={t('setup.notice.title', { name: community.propertyName || unknownProperty })}
      link={{ to: setupAddress(community.id), label: t('setup.notice.action') }}
    >
      {t('setup.notice.text', { missing })}
    </Notice>
  );
}

/** The same for an account with only one community, which was started recently or on another device. */
export function SingleCommunitySetupNotice() {
  const listing = useCommunityListing();
  if (listing.status !== 'ready' || !listing.data.isComplete) return null;
  const [community, ...others] = listing.data.rows;
  return community && others.length === 0 && <SetupNoticeOf id={community.id} />;
}

function SetupNoticeOf({ id }: { id: string }) {
  const community = useCommunity(id);
  return community.status === 'ready' && community.data && <SetupNotice community={community.data} />;
}
