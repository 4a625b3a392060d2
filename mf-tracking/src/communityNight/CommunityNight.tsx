import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNow } from 'shared-lib/data';
import { addDays, defaultTimeZone, isDocumentId, nightsUpTo, serviceNight } from 'shared-lib/domain';
import { formatNight, textCollator, useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { ActionIcon, Card, LiveContent } from 'shared-lib/ui';
import { NativeSelect } from 'shared-lib/ui/inputs';
import { CommunityChoice, useListAccount, type ListAccount } from 'shared-lib/ui/lists';
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

/** As many nights as the menu offers; any other can stand in the address, and the arrows lead to it. */
const offeredNights = 60;

const isNight = (value: string | null): value is string =>
  value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

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
  const { t, i18n } = useTexts('mf-tracking');
  const [params, setParams] = useSearchParams();
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
  const asked = params.get('night');
  const night = isNight(asked) && asked <= tonight ? asked : tonight;
  const choose = (date: string) =>
    setParams(
      (present) => {
        if (date === tonight) present.delete('night');
        else present.set('night', date);
        return present;
      },
      { replace: true, preventScrollReset: true },
    );
  const nights = [...new Set([...nightsUpTo(tonight, offeredNights), night])].sort().reverse();
  return (
    <>
      <div className={styles.choices}>
        <CommunityChoice communities={byName} chosen={communityId} chosenName={community?.propertyName} />
        <div className={styles.night}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('doors.earlier')}
            onClick={() => choose(addDays(night, -1))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <NativeSelect
            label={t('doors.night')}
            labelAt="start"
            choices={nights.map((value) => ({ value, label: formatNight(value, i18n.language) }))}
            value={night}
            onChange={choose}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('doors.later')}
            disabled={night >= tonight}
            onClick={() => choose(addDays(night, 1))}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {children({ communityId, night, tonight, timeZone, account })}
    </>
  );
}
