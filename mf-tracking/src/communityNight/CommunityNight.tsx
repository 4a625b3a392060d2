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
import styles from './communityNight.module.css';

/** A community, as in the address. */
export interface CommunityFromAddress {
  readonly communityId: string;
  /** The night in progress there, `YYYY-MM-DD`. */
  readonly tonight: string;
}

/** A community's night, as in the address. */
export interface NightFromAddress extends CommunityFromAddress {
  /** `YYYY-MM-DD`; the default night if the address has none. */
  readonly night: string;
  readonly timeZone: string;
  readonly account: ListAccount;
}

interface CommunityNightProps {
  /** Finds the default night if the address has none, null while loading; without it, tonight. */
  opening?: (place: CommunityFromAddress, show: (night: string | null) => ReactNode) => ReactNode;
  children: (requested: NightFromAddress) => ReactNode;
}

/** Selects one community and one night (`?community=…&night=…`), and shows their content. */
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
  const requested = readNight(params.get('night'));
  const named = requested !== null && requested <= tonight ? requested : null;
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
        <div className={`vh-row ${styles.choices}`}>
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
