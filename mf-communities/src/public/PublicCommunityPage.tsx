import { useNow } from 'shared-lib/data';
import { localDate, type PublicPage } from 'shared-lib/domain';
import { RulesAndClosures } from '../place/RulesAndClosures.tsx';
import { NextService } from './NextService.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { PublicPageAt, type OfBusiness } from './PublicPageAt.tsx';
import { ResidentAdvice } from './ResidentAdvice.tsx';
import { TonightCard } from './TonightCard.tsx';
import styles from './PublicCommunityPage.module.css';

/** `/{businessName}/{communityName}`: what residents want to know, for anyone. */
export default function PublicCommunityPage() {
  return <PublicPageAt>{(page) => <PublicCommunity page={page} />}</PublicPageAt>;
}

function PublicCommunity({ page }: { page: PublicPage & OfBusiness }) {
  const today = localDate(useNow(), page.timezone);
  return (
    <article className={styles.page}>
      <PublicHeader page={page} />
      <div className={styles.columns}>
        <div className={styles.next}>
          <TonightCard page={page} />
          <NextService page={page} />
        </div>
        <div className={styles.rules}>
          <RulesAndClosures rules={page.rules} noServiceDates={page.noServiceDates} today={today} />
        </div>
        <div className={styles.advice}>
          <ResidentAdvice />
        </div>
      </div>
    </article>
  );
}
