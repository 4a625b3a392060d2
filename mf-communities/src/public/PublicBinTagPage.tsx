import { useCode, useNow } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { isCode, localDate } from 'shared-lib/domain/public';
import { useTexts } from 'shared-lib/i18n';
import { Link, useParams } from 'shared-lib/router';
import { NoSuchPage } from '../place/NoSuchPage.tsx';
import { RulesAndClosures } from '../place/RulesAndClosures.tsx';
import { ReportSection } from './contact/ReportSection.tsx';
import { NextService } from './NextService.tsx';
import type { PublicAddress } from './publicAddress.ts';
import { PublicHeader } from './PublicHeader.tsx';
import { PublicPageAt, type OfBusiness } from './PublicPageAt.tsx';
import { DoorNotices } from './tag/DoorNotices.tsx';
import { LastService } from './tag/LastService.tsx';
import { shortTag } from './tag/shortTag.ts';
import { TagNotice } from './TagNotice.tsx';
import { TonightCard } from './TonightCard.tsx';
import styles from './PublicBinTagPage.module.css';

/**
 * `/{businessName}/{communityName}/bintag/{bintagId}`: the page to which a bin tag's code leads. It says how the unit was served and which
 * notices are open, but not which unit that is.
 */
export default function PublicBinTagPage() {
  const { bintagId = '' } = useParams();
  if (!isCode(bintagId)) return <NoSuchPage />;
  return (
    <PublicPageAt>
      {(page, address) => <BinTag page={page} address={address} bintagId={bintagId} />}
    </PublicPageAt>
  );
}

interface BinTagProps {
  page: PublicPage & OfBusiness;
  address: PublicAddress;
  bintagId: string;
}

function BinTag({ page, address, bintagId }: BinTagProps) {
  const { t } = useTexts('mf-communities');
  const today = localDate(useNow(), page.timezone);
  const code = useCode(bintagId);
  const door = code.status === 'ready' && code.data?.kind === 'binTag' ? code.data.door : null;
  const place = { timeZone: page.timezone };
  return (
    <article className={styles.page}>
      <meta name="robots" content="noindex" />
      <PublicHeader page={page} kind={t('public.binTag.kind')} />
      <TagNotice bintagId={bintagId} address={address} />
      {door && <DoorNotices notices={door.notices} {...place} address={address} bintagId={bintagId} />}
      <TonightCard page={page} />
      {door && <LastService last={door.last} {...place} />}
      <NextService page={page} />
      <RulesAndClosures rules={page.rules} noServiceDates={page.noServiceDates} today={today} />
      <ReportSection page={page} address={address} bintagId={bintagId} />
      <p className={styles.foot}>
        <Link to={`/${address.businessSlug}/${address.communitySlug}`}>{t('public.binTag.more')}</Link>
        <span className={styles.tag}>{t('public.binTag.tag', { tag: shortTag(bintagId) })}</span>
      </p>
    </article>
  );
}
