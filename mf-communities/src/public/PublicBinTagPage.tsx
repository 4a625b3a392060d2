import { openForms, useCode, useNow } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { isCode } from 'mf-communities/domain';
import { localDate } from 'shared-lib/domain/public';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation, useParams } from 'shared-lib/router';
import { LazySection, lazyPart, ListSkeleton } from 'shared-lib/ui/public';
import { useRef, useState } from 'react';
import { NoSuchPage } from '../place/NoSuchPage.tsx';
import { RulesAndClosures } from '../place/RulesAndClosures.tsx';
import { UpcomingClosures } from './nights/UpcomingClosures.tsx';
import { FollowedRequest, ReportSection } from './contact/ReportSection.tsx';
import { NextService } from './nights/NextService.tsx';
import { NoPageForCode } from './NoCode.tsx';
import { OpenFieldAppLink } from './own/OpenFieldAppLink.tsx';
import { publicAddress, type PublicAddress } from './publicAddress.ts';
import { PublicHeader } from './PublicHeader.tsx';
import { RedirectToSlug, PublicPageAt, type OfBusiness } from './PublicPageAt.tsx';
import { DoorNotices } from './tag/DoorNotices.tsx';
import { LastService } from './tag/LastService.tsx';
import { shortTag } from './tag/shortTag.ts';
import { useTagHome } from './tag/useTagHome.ts';
import { OpenNoticesLink, TagNotice } from './tag/TagNotice.tsx';
import { TonightCard } from './nights/TonightCard.tsx';
import styles from './PublicBinTagPage.module.css';

const doorNights = lazyPart('The last nights at the door', async () => {
  const [{ DoorNights }] = await Promise.all([import('./tag/DoorNights.tsx'), openForms()]);
  return DoorNights;
});

/**
 * `/{businessName}/{communityName}/bintag/{bintagId}`: the page that a bin tag's code opens. It shows how the
 * unit was served and which notices are open, but not which unit it is.
 */
export default function PublicBinTagPage() {
  const { bintagId = '' } = useParams();
  if (!isCode(bintagId)) return <NoSuchPage />;
  return <AtItsCommunity key={bintagId} bintagId={bintagId} />;
}

/** A tag has one community: an address with wrong slugs redirects to the right ones. */
function AtItsCommunity({ bintagId }: { bintagId: string }) {
  const { businessName, communityName } = useParams();
  const { pathname } = useLocation();
  const home = useTagHome(bintagId, publicAddress(businessName, communityName));
  // Only once: right after a slug change both may be briefly outdated, and would redirect to each other.
  const [ledFrom, setLedFrom] = useState<string | null>(null);
  if (home.kind === 'elsewhere' && ledFrom === null) setLedFrom(pathname);
  if (home.kind === 'nowhere') return <NoPageForCode />;
  if (home.kind === 'elsewhere' && (ledFrom === null || ledFrom === pathname)) {
    return <RedirectToSlug to={[home.to.businessSlug, home.to.communitySlug]} />;
  }
  return (
    <PublicPageAt>
      {(page, address) => (
        <BinTag page={page} address={address} bintagId={bintagId} isHere={home.kind === 'here'} />
      )}
    </PublicPageAt>
  );
}

interface BinTagProps {
  page: PublicPage & OfBusiness;
  address: PublicAddress;
  bintagId: string;
  /**
   * Whether the tag is confirmed to be in this community, so a door's status never appears next to another
   * community's nights.
   */
  isHere: boolean;
}

function BinTag({ page, address, bintagId, isHere }: BinTagProps) {
  const { t } = useTexts('mf-communities');
  const today = localDate(useNow(), page.timezone);
  const code = useCode(bintagId);
  const known = isHere && code.status === 'ready' ? code.data : null;
  const door = known?.kind === 'binTag' ? known.door : null;
  const place = { timeZone: page.timezone };
  const notices = useRef<HTMLDivElement>(null);
  return (
    <article className={`vh-stack ${styles.page}`}>
      <meta name="robots" content="noindex" />
      <PublicHeader page={page} kind={t('public.binTag.kind')} />
      <TagNotice bintagId={bintagId} address={address} />
      <OpenFieldAppLink code={bintagId} />
      <FollowedRequest address={address} />
      {door && <OpenNoticesLink notices={door.notices} place={notices} />}
      <UpcomingClosures page={page} />
      <TonightCard page={page} />
      <NextService page={page} />
      {door && (
        <DoorNotices ref={notices} notices={door.notices} {...place} address={address} bintagId={bintagId} />
      )}
      {door && <LastService last={door.last} {...place} />}
      {door && page.business?.residentsSeeNights && (
        <LazySection part={doorNights} skeleton={<ListSkeleton rows={3} />}>
          {(DoorNights) => <DoorNights tag={{ ...address, binTagId: bintagId }} {...place} />}
        </LazySection>
      )}
      <RulesAndClosures rules={page.rules} noServiceDates={page.noServiceDates} today={today} />
      <ReportSection page={page} address={address} bintagId={bintagId} />
      <p className={styles.foot}>
        <Link to={`/${address.businessSlug}/${address.communitySlug}`} className="vh-strong-link">
          {t('public.binTag.more')}
        </Link>
        <span className={`vh-soft ${styles.tag}`}>{t('public.binTag.tag', { tag: shortTag(bintagId) })}</span>
      </p>
    </article>
  );
}
