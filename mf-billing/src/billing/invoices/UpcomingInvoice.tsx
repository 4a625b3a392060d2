import type { Subscription } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Skeleton } from 'shared-lib/ui';
import { billingDate } from '../billingStatusOf.ts';
import { Amounts, FailedPreview } from '../seats/Amounts.tsx';
import { seatsAfterRenewal } from '../seats/seatsForm.ts';
import { usePreview } from '../seats/usePreview.ts';

interface UpcomingInvoiceProps {
  subscription: Subscription;
  /** Whether the subscription ends with its period. */
  isLast: boolean;
}

/**
 * The next renewal's invoice with its line items, as currently calculated by the payment provider. Renders
 * nothing for a subscription that ends with nothing due, or that is unknown to the provider, such as one created
 * before payments were introduced.
 */
export function UpcomingInvoice({ subscription, isLast }: UpcomingInvoiceProps) {
  const { t, i18n } = useTexts('mf-billing');
  const { preview, ask } = usePreview(seatsAfterRenewal(subscription));
  if (preview.status === 'loading') return <Skeleton height={96} radius={12} />;
  if (preview.status === 'ready') {
    const { amounts } = preview;
    const date = billingDate(amounts.nextInvoiceAt, i18n.language);
    const label = t(isLast ? 'invoices.last' : 'invoices.upcoming', { date });
    return <Amounts amounts={amounts} totals={[[label, amounts.nextInvoice]]} />;
  }
  return preview.error.code === 'failed-precondition' ? null : (
    <FailedPreview error={preview.error} onAsk={ask} />
  );
}
