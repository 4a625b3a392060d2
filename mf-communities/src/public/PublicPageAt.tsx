import type { ReactNode } from 'react';
import { combineLive, usePublicBusiness, usePublicPage } from 'shared-lib/data';
import type { PublicBusiness, PublicPage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Navigate, useLocation, useParams } from 'shared-lib/router';
import { LiveContent, ListSkeleton } from 'shared-lib/ui';
import { NoSuchPage } from '../place/NoSuchPage.tsx';
import { NoConnection } from './NoConnection.tsx';
import { publicAddress, type PublicAddress } from './publicAddress.ts';
import { useIsOnline } from './useIsOnline.ts';
import styles from './PublicPageAt.module.css';

type Show = (page: PublicPage & OfBusiness, address: PublicAddress) => ReactNode;

/** What a page shows of the business, where it is known. */
export interface OfBusiness {
  readonly business?: PublicBusiness | null;
}

/** Shows the public page that the address names; or that it loads, fails, or does not exist. */
export function PublicPageAt({ children }: { children: Show }) {
  const { businessName, communityName } = useParams();
  const address = publicAddress(businessName, communityName);
  return address ? <KnownAddress address={address}>{children}</KnownAddress> : <NoSuchPage />;
}

function KnownAddress({ address, children }: { address: PublicAddress; children: Show }) {
  const { t } = useTexts('mf-communities');
  const isOnline = useIsOnline();
  const head = usePublicBusiness(address);
  // Without its logo a page says all the same what residents want to know.
  const business = head.status === 'failed' ? { ...head, status: 'ready' as const, data: null } : head;
  return (
    <>
      <LiveContent
        live={combineLive([usePublicPage(address), business], (page, business) => ({
          page,
          business,
        }))}
        skeleton={isOnline ? <ListSkeleton rows={5} /> : <NoConnection />}
      >
        {({ page, business }) =>
          business?.movedTo ? (
            <Moved to={[business.movedTo, address.communitySlug]} />
          ) : page?.movedTo ? (
            <Moved to={[address.businessSlug, page.movedTo]} />
          ) : page ? (
            <>
              <p className={styles.offline} role="status">
                {!isOnline && t('public.offline')}
              </p>
              {children({ ...page, business }, address)}
            </>
          ) : (
            <NoSuchPage />
          )
        }
      </LiveContent>
    </>
  );
}

/** Leads on to the slugs of now, with all that stands behind them: printed codes and links carry those of before. */
function Moved({ to: slugs }: { to: readonly [business: string, community: string] }) {
  const { pathname, search, hash } = useLocation();
  const [, , , ...below] = pathname.split('/');
  const to = slugs.map(encodeURIComponent).concat(below);
  return <Navigate to={`/${to.join('/')}${search}${hash}`} replace />;
}
