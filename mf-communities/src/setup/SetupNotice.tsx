import { useCommunity, useCommunityListing } from 'shared-lib/data';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Notice } from '../add-community/Notice.tsx';
import { setupAddress } from './setupAddress.ts';
import { useMissing } from './useMissing.ts';

type SetUp = Pick<Community, 'id' | 'propertyName' | 'createdAt'>;

/** Says what of a community's set-up is missing altogether, and leads there; nothing where nothing is. */
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

/** The same for an account that has one community alone: it was begun a moment ago, or on another device. */
export function SoleSetupNotice() {
  const listing = useCommunityListing();
  if (listing.status !== 'ready' || !listing.data.isWhole) return null;
  const [community, ...others] = listing.data.rows;
  return community && others.length === 0 && <SetupNoticeOf id={community.id} />;
}

function SetupNoticeOf({ id }: { id: string }) {
  const community = useCommunity(id);
  return community.status === 'ready' && community.data && <SetupNotice community={community.data} />;
}
