import { IconLock } from '@tabler/icons-react';
import { combineLive, useCommunityDirectory, useCustomer, useVisitor } from 'shared-lib/data';
import type { PublicPage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useLocation, useSearchParams } from 'shared-lib/router';
import { Button, Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { adminLists, adminSectionOf } from './adminSection.ts';
import type { PublicAddress } from './publicAddress.ts';
import { PublicHeader } from './PublicHeader.tsx';
import { PublicPageAt } from './PublicPageAt.tsx';
import styles from './CommunityAdminPage.module.css';

interface AdminProps {
  page: PublicPage;
  address: PublicAddress;
}

/** `/{businessName}/{communityName}/admin` and below: for a community's management. What it holds is gated. */
export default function CommunityAdminPage() {
  return <PublicPageAt>{(page, address) => <CommunityAdmin page={page} address={address} />}</PublicPageAt>;
}

function CommunityAdmin({ page, address }: AdminProps) {
  const { t } = useTexts('mf-communities');
  const section = adminSectionOf(useLocation().pathname);
  const visitor = useVisitor();
  return (
    <article className={styles.page}>
      <meta name="robots" content="noindex" />
      <PublicHeader page={page} kind={t(`public.admin.${section}`)} />
      <Card>{visitor ? <ForBusiness page={page} address={address} /> : <NoAccess page={page} />}</Card>
      <Link to={`/${address.businessSlug}/${address.communitySlug}`} className={styles.public}>
        {t('public.admin.publicPage')}
      </Link>
    </article>
  );
}

/** For someone who is signed in: links into the app, when the community belongs to their business. */
function ForBusiness({ page, address }: AdminProps) {
  const { t } = useTexts('mf-communities');
  const section = adminSectionOf(useLocation().pathname);
  const own = combineLive([useCustomer(), useCommunityDirectory()], (customer, communities) =>
    customer?.businessSlug === address.businessSlug
      ? (communities.find(({ slug }) => slug === address.communitySlug) ?? null)
      : null,
  );
  return (
    <LiveContent live={own}>
      {(community) =>
        community ? (
          <>
            <p className={styles.text}>{t('public.admin.own')}</p>
            <div className={styles.actions}>
              {adminLists[section].map(([name, path], index) => (
                <Button
                  key={name}
                  component={Link}
                  to={`${path}${encodeURIComponent(community.id)}`}
                  variant={index === 0 ? 'filled' : 'default'}
                >
                  {t(`records.${name}`)}
                </Button>
              ))}
            </div>
          </>
        ) : (
          <NoAccess page={page} />
        )
      }
    </LiveContent>
  );
}

function NoAccess({ page }: Pick<AdminProps, 'page'>) {
  const { t } = useTexts('mf-communities');
  const visitor = useVisitor();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const business = page.businessName || t('public.admin.business');
  return (
    <StatePanel
      icon={<IconLock size={32} />}
      title={t(search.has('key') ? 'public.admin.badKey' : 'public.admin.noAccess')}
      action={
        visitor ? undefined : (
          <Button component="a" href={`/login?next=${encodeURIComponent(pathname)}`} variant="default">
            {t('public.admin.logIn')}
          </Button>
        )
      }
    >
      {t('public.admin.howTo', { business })}
    </StatePanel>
  );
}
