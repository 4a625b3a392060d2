import { IconFileAlert } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCommunity, useEveryCommunity, useFormerCommunities, useDocumentExists } from 'shared-lib/data';
import { isDocumentId, isShortText, type Community } from 'shared-lib/domain';
import { repairableCommunities } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, DamagedRecords, LiveContent, StatePanel } from 'shared-lib/ui';
import { Link } from 'shared-lib/router';
import { DeletedCommunity } from '../lifecycle/DeletedCommunity.tsx';
import { findCommunity } from './findCommunity.ts';
import { NoSuchPage } from './NoSuchPage.tsx';

interface CommunityAtProps {
  /** The community's segment in the address. */
  name: string;
  children: (community: Community) => ReactNode;
}

/** Shows the community at an address, or its loading, error or not-found state. */
export function CommunityAt({ name, children }: CommunityAtProps) {
  const named = <NamedCommunity name={name}>{children}</NamedCommunity>;
  if (!isDocumentId(name)) return named;
  return (
    <CommunityRecord id={name} absent={named}>
      {children}
    </CommunityRecord>
  );
}

interface CommunityRecordProps extends Pick<CommunityAtProps, 'children'> {
  id: string;
  /** Fallback for a missing or damaged record. */
  absent: ReactNode;
}

function CommunityRecord({ id, absent, children }: CommunityRecordProps) {
  return (
    <LiveContent live={useCommunity(id)}>
      {(community) => {
        if (!community) return absent;
        const { deletedAt } = community;
        if (deletedAt === null) return children(community);
        return <DeletedCommunity community={community} deletedAt={deletedAt} />;
      }}
    </LiveContent>
  );
}

/** For an address that isn't a record's id: it may be a slug or a name. */
function NamedCommunity({ name, children }: CommunityAtProps) {
  return (
    <LiveContent live={useEveryCommunity()}>
      {(communities) => {
        const id = findCommunity(communities, name)?.id;
        if (id === undefined)
          return isShortText(name) ? (
            <FormerCommunity name={name}>{children}</FormerCommunity>
          ) : (
            <UnknownCommunity name={name} />
          );
        return (
          <CommunityRecord id={id} absent={<UnreadableCommunity id={id} />}>
            {children}
          </CommunityRecord>
        );
      }}
    </LiveContent>
  );
}

/** For an address that no community has now, but that a former one may have had. */
function FormerCommunity({ name, children }: CommunityAtProps) {
  return (
    <LiveContent live={useFormerCommunities(name)}>
      {([community]) => (community ? children(community) : <UnknownCommunity name={name} />)}
    </LiveContent>
  );
}

/** For an address that isn't a community's name. It may be the id of a damaged one. */
const UnknownCommunity = ({ name }: { name: string }) =>
  isDocumentId(name) ? <UnreadableCommunity id={name} /> : <NoSuchPage />;

/** Shown when there is no readable record: it is missing or damaged. */
function UnreadableCommunity({ id }: { id: string }) {
  return (
    <LiveContent live={useDocumentExists(id)}>
      {(isKept) => (isKept ? <DamagedCommunity /> : <NoSuchPage />)}
    </LiveContent>
  );
}

function DamagedCommunity() {
  const { t } = useTexts('mf-communities');
  return (
    <>
      <DamagedRecords kind={repairableCommunities} />
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
    </>
  );
}
