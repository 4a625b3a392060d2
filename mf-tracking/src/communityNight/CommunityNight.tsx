import type { ReactNode } from 'react';
import { useNow } from 'shared-lib/data';
import { defaultTimeZone, isDocumentId, serviceNight } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Card, LiveContent, Skeleton } from 'shared-lib/ui';
import { CommunityChoice, useListAccount, type ListAccount } from 'shared-lib/ui/lists';
import { readNight } from '../board/night/readNight.ts';
import { NightSteps } from '../board/page/NightSteps.tsx';
import { NoCommunitiesYet } from '../board/page/NoCommunitiesYet.tsx';
import styles from './CommunityNight.module.css';

/** A community, as the address names it. */
export interface PlaceAsked {
  readonly communityId: string;
  /** The night in progress there, `YYYY-MM-DD`. */
  readonly tonight: string;
}

/** A night at a community, as the address names them. */
export interface NightAsked extends PlaceAsked {
  /** `YYYY-MM-DD`; the one that the page opens on where the address names none. */
  readonly night: string;
  readonly timeZone: string;
  readonly account: ListAccount;
}

interface CommunityNightProps {
  /** Finds the night to open on where the address names none, null while it isn't known; without it that is tonight. */
  opening?: (place: PlaceAsked, show: (night: string | null) => ReactNode) => ReactNode;
  children: (asked: NightAsked) => ReactNode;
}

/** The choice of one community and one night (`?community=…&night=…`), and what is to be seen of them. */
export function CommunityNight(props: CommunityNightProps) {
  return (
    <LiveContent live={useListAccount()}>{(account) => <Chosen account={account} {...props} />}</LiveContent>
  );
}

function Chosen({ account, opening, children }: CommunityNightProps & { account: ListAccount }) {
  const { i18n } = useTexts('mf-tracking');
  const [params] = useSearchParams();
  const now = useNow();
  const { compare } = textCollator(i18n.language);
  const byName = account.communities.toSorted((a, b) => compare(a.propertyName, b.propertyName));
  const place = params.get('community');
  const communityId = place !== null && isDocumentId(place) ? place : byName[0]?.id;
  if (communityId === undefined) {
    return (
      <Card flush>
        <NoCommunitiesYet />
      </Card>
    );
  }
  const community = account.communityOf.get(communityId);
  const timeZone = community?.timezone ?? defaultTimeZone;
  const tonight = serviceNight(now, timeZone);
  const asked = readNight(params.get('night'));
  const named = asked !== null && asked <= tonight ? asked : null;
  const toNight = (date: string): string => {
    const next = new URLSearchParams(params);
    if (date === tonight && !opening) next.delete('night');
    else next.set('night', date);
    return `?${next}`;
  };
  const show = (opened: string | null) => {
    const night = named ?? opened;
    return (
      <>
        <div className={styles.choices}>
          <CommunityChoice
            communities={byName}
            chosen={communityId}
            chosenName={community?.propertyName}
            flush
          />
          {night !== null && <NightSteps night={night} tonight={tonight} toNight={toNight} />}
        </div>
        {night === null ? (
          <Skeleton height={320} />
        ) : (
          children({ communityId, night, tonight, timeZone, account })
        )}
      </>
    );
  };
  return opening ? opening({ communityId, tonight }, show) : show(tonight);
}
