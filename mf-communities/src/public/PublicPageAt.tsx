import type { ReactNode } from 'react';
import { usePublicPage } from 'shared-lib/data';
import type { PublicPage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Navigate, useLocation, useParams } from 'shared-lib/router';
import { LiveContent, ListSkeleton } from 'shared-lib/ui';
import { NoSuchPage } from '../place/NoSuchPage.tsx';
import { NoConnection } from './NoConnection.tsx';
import { publicAddress, type PublicAddress } from './publicAddress.ts';
import { useIsOnline } from './useIsOnline.ts';
import styles from './PublicPageAt.module.css';

type Show = (page: PublicPage, address: PublicAddress) => ReactNode;

/** Shows the public page that the address names; or that it loads, fails, or does not exist. */
export function PublicPageAt({ children }: { children: Show }) {
  const { businessName, communityName } = useParams();
  const address = publicAddress(businessName, communityName);
  return address ? <KnownAddress address={address}>{children}</KnownAddress> : <NoSuchPage />;
}

function KnownAddress({ address, children }: { address: PublicAddress; children: Show }) {
  const { t } = useTexts('mf-communities');
  const isOnline = useIsOnline();
  return (
    <>
      <LiveContent
        live={usePublicPage(address)}
        skeleton={isOnline ? <ListSkeleton rows={5} /> : <NoConnection />}
      >
        {(page) =>
          page?.movedTo ? (
            <Moved address={address} slug={page.movedTo} />
          ) : page ? (
            <>
              <p className={styles.offline} role="status">
                {!isOnline && t('public.offline')}
              </p>
              {children(page, address)}
            </>
          ) : (
            <NoSuchPage />
          )
        }
      </LiveContent>
    </>
  );
}

/** Leads on to the slug that a community has now, with all that stands behind it: printed codes carry the one that it had. */
function Moved({ address, slug }: { address: PublicAddress; slug: string }) {
  const { pathname, search, hash } = useLocation();
  const [, , , ...below] = pathname.split('/');
  const to = [address.businessSlug, slug].map(encodeURIComponent).concat(below);
  return <Navigate to={`/${to.join('/')}${search}${hash}`} replace />;
}
