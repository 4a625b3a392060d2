import type { PublicPage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation, useSearchParams } from 'shared-lib/router';
import { ListSkeleton } from 'shared-lib/ui';
import { adminSectionOf } from './adminSection.ts';
import { ManagerGate } from './admin/ManagerGate.tsx';
import { ManagerNav } from './admin/ManagerNav.tsx';
import type { ManagerPartProps } from './admin/ManagerScope.ts';
import { UnitPart } from './admin/doors/UnitPart.tsx';
import { LogsPart } from './admin/LogsPart.tsx';
import { MonthPart } from './admin/nights/MonthPart.tsx';
import { NightPart } from './admin/NightPart.tsx';
import { OverviewPart } from './admin/OverviewPart.tsx';
import { useManagerAccess } from './admin/useManagerAccess.ts';
import { ViolationsPart } from './admin/ViolationsPart.tsx';
import type { PublicAddress } from './publicAddress.ts';
import { PublicHeader } from './PublicHeader.tsx';
import { PublicPageAt } from './PublicPageAt.tsx';
import styles from './CommunityAdminPage.module.css';

/**
 * `/{businessName}/{communityName}/admin` and below: pages for a community's management. The content is
 * gated.
 */
export default function CommunityAdminPage() {
  return (
    <PublicPageAt>
      {(page, address) => <CommunityAdmin key={JSON.stringify(address)} page={page} address={address} />}
    </PublicPageAt>
  );
}

function CommunityAdmin({ page, address }: { page: PublicPage; address: PublicAddress }) {
  const { t } = useTexts('mf-communities');
  const section = adminSectionOf(useLocation().pathname);
  const { entry, refused, leave, retry } = useManagerAccess(address);
  const access = entry.kind === 'open' ? { ...address, session: entry.session } : null;
  return (
    <article className={`vh-stack ${styles.page}`}>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <PublicHeader page={page} kind={t(`public.admin.${section}`)} />
      {access && (
        <>
          <ManagerNav access={access} shown={section} />
          <Part page={page} access={access} onRefused={refused} onLeave={leave} />
        </>
      )}
      {entry.kind === 'opening' && (
        <div role="status" aria-label={t('managerPages.opening')}>
          <ListSkeleton rows={5} />
        </div>
      )}
      {entry.kind === 'shut' && <ManagerGate page={page} because={entry.because} onRetry={retry} />}
      <Link to={`/${address.businessSlug}/${address.communitySlug}`} className={styles.public}>
        {t('public.admin.publicPage')}
      </Link>
    </article>
  );
}

/** The part in the address: a section, a night's proof or one unit's, or a month's statement. */
function Part({ onLeave, ...props }: ManagerPartProps & { onLeave: () => void }) {
  const section = adminSectionOf(useLocation().pathname);
  const [search] = useSearchParams();
  const [night, month] = [search.get('night') ?? '', search.get('month') ?? ''];
  if (section === 'violations') return <ViolationsPart {...props} />;
  if (section === 'serviceLogs') return <LogsPart {...props} />;
  const unit = (search.get('unit') ?? '').trim().slice(0, 100);
  if (isDate(night) && unit !== '') return <UnitPart {...props} date={night} unit={unit} />;
  if (isDate(night)) return <NightPart {...props} date={night} />;
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return <MonthPart {...props} month={month} />;
  return <OverviewPart {...props} onLeave={onLeave} />;
}

/** Whether a string is a real calendar date, not just date-shaped. */
const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
