import { useCustomer } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import type { PublicAddress } from '../publicAddress.ts';

interface OwnTagProps {
  bintagId: string;
  address: PublicAddress;
}

/** A link to the tag, for the business's own staff. */
export function OwnTag({ bintagId, address }: OwnTagProps) {
  const { t } = useTexts('mf-communities');
  const customer = useCustomer();
  if (customer.status !== 'ready' || customer.data?.businessSlug !== address.businessSlug) return null;
  return (
    <p>
      <Link to={`/communities/${address.communitySlug}?tab=bintags&tag=${encodeURIComponent(bintagId)}`}>
        {t('public.code.manage')}
      </Link>
    </p>
  );
}
