import type { ReactNode } from 'react';
import { usePublicBusiness, usePublicPage } from 'shared-lib/data/public';
import type { PublicPage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Navigate, useLocation, useParams } from 'shared-lib/router';
import { LiveContent, ListSkeleton, type ShownBusiness } from 'shared-lib/ui/public';
import { NoSuchPage } from '../place/NoSuchPage.tsx';
import { NoConnection } from './NoConnection.tsx';
import { publicAddress, type PublicAddress } from './publicAddress.ts';
import { useIsOnline } from './useIsOnline.ts';
import styles from './PublicPageAt.module.css';

type Show = (page: PublicPage & OfBusiness, address: PublicAddress) => ReactNode;

/** The business details on a page, if known. */
export interface OfBusiness {
  readonly business?: ShownBusiness | null;
}

interface ShowProps {
  address: PublicAddress;
  children: Show;
}

/** Shows the public page at the address, or its loading, error or not-found state. */
export function PublicPageAt({ children }: { children: Show }) {
  const { businessName, communityName } = useParams();
  const address = publicAddress(businessName, communityName);
  return address ? <KnownAddress address={address}>{children}</KnownAddress> : <NoSuchPage />;
}

function KnownAddress({ address, children }: ShowProps) {
  return (
    <LiveContent live={usePublicPage(address)} skeleton={<Waiting />}>
      {(page) => {
        if (page?.movedTo) return <RedirectToSlug to={[address.businessSlug, page.movedTo]} />;
        if (page?.business) return <Shown {...{ page, address }}>{children}</Shown>;
        return (
          <WithBusiness page={page} address={address}>
            {children}
          </WithBusiness>
        );
      }}
    </LiveContent>
  );
}

function Waiting() {
  return useIsOnline() ? <ListSkeleton rows={5} /> : <NoConnection />;
}

interface WithBusinessProps extends ShowProps {
  page: PublicPage | null;
}

/**
 * Loads the business when the page can't provide it: there is no page here, perhaps because the business has
 * a new slug, or it was last written before pages included the business.
 */
function WithBusiness({ page, address, children }: WithBusinessProps) {
  const live = usePublicBusiness(address);
  // Without its logo the page still has everything residents need.
  const head = page && live.status === 'failed' ? { ...live, status: 'ready' as const, data: null } : live;
  return (
    <LiveContent live={head} skeleton={<Waiting />}>
      {(business) => {
        if (business?.movedTo) return <RedirectToSlug to={[business.movedTo, address.communitySlug]} />;
        if (!page) return <NoSuchPage />;
        return (
          <Shown page={{ ...page, business }} address={address}>
            {children}
          </Shown>
        );
      }}
    </LiveContent>
  );
}

interface ShownProps extends ShowProps {
  page: PublicPage;
}

function Shown({ page, address, children }: ShownProps) {
  const { t } = useTexts('mf-communities');
  const isOnline = useIsOnline();
  return (
    <>
      <p className={styles.offline} role="status">
        {!isOnline && t('public.offline')}
      </p>
      {children(page, address)}
    </>
  );
}

/**
 * Redirects to the current slugs and keeps the rest of the address: printed codes and links have the old
 * ones.
 */
export function RedirectToSlug({ to: slugs }: { to: readonly [business: string, community: string] }) {
  const { pathname, search, hash } = useLocation();
  const [, , , ...below] = pathname.split('/');
  const to = slugs.map(encodeURIComponent).concat(below);
  return <Navigate to={`/${to.join('/')}${search}${hash}`} replace />;
}
