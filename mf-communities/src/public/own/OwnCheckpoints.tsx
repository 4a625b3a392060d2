import { useCustomer } from 'shared-lib/data';
import type { CodePlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { PlainLink } from 'shared-lib/ui/public';

/** A link to the checkpoints, for the business's own staff. */
export function OwnCheckpoints({ place }: { place: CodePlace }) {
  const { t } = useTexts('mf-communities');
  const customer = useCustomer();
  if (customer.status !== 'ready' || customer.data?.businessSlug !== place.businessSlug) return null;
  return (
    <PlainLink to={`/communities/${place.communitySlug}?tab=checkpoints`}>
      {t('public.code.manage')}
    </PlainLink>
  );
}
