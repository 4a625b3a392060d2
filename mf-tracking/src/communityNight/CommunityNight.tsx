import type { ReactNode } from 'react';
import { useNow } from 'shared-lib/data';
import { defaultTimeZone, isDocumentId, serviceNight } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Card, LiveContent } from 'shared-lib/ui';
import { CommunityChoice, useListAccount, type ListAccount } from 'shared-lib/ui/lists';
import { readNight } from '../board/night/readNight.ts';
import { NightSteps } from '../board/page/NightSteps.tsx';
import { NoCommunitiesYet } from '../board/page/NoCommunitiesYet.tsx';
import styles from './CommunityNight.module.css';

/** A night at a community, as the address names them. */
export interface NightAsked {
  readonly communityId: string;
  /** `YYYY-MM-DD`; tonight where the address names none. */
  readonly night: string;
  /** The night in progress at the community. */
  readonly tonight: string;
  readonly timeZone: string;
  readonly account: ListAccount;
}

interface CommunityNightProps {
  children: (asked: NightAsked) => ReactNode;
}

/** The choice of one community and one night (`?community=…&night=…`), and what is to be seen of them. */
export function CommunityNight({ children }: CommunityNightProps) {
  return (
    <LiveContent live={useListAccount()}>
      {(account) => <Chosen account={account}>{children}</Chosen>}
    </LiveContent>
  );
}

function Chosen({ account, children }: CommunityNightProps & { account: ListAccount }) {
  const { i18n } = useTexts('mf-tracking');
  const [params] = useSearchParams();
  const now = useNow();
  const { compare } = textCollator(i18n.language);
  const byName = account.communities.toSorted((a, b) => compare(a.propertyName, b.propertyName));
  const named = params.get('community');
  const communityId = named !== null && isDocumentId(named) ? named : byName[0]?.id;
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
  const night = asked !== null && asked <= tonight ? asked : tonight;
  const toNight = (date: string): string => {
    const next = new URLSearchParams(params);
    if (date === tonight) next.delete('night');
    else next.set('night', date);
    return `?${next}`;
  };
  return (
    <>
      <div className={styles.choices}>
        <CommunityChoice
          communities={byName}
          chosen={communityId}
          chosenName={community?.propertyName}
          flush
        />
        <NightSteps night={night} tonight={tonight} toNight={toNight} />
      </div>
      {children({ communityId, night, tonight, timeZone, account })}
    </>
  );
}
