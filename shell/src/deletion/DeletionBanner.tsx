import { useCustomer } from 'shared-lib/data';
import { LazyContent, lazyPart } from 'shared-lib/ui';

const notice = lazyPart(
  'The deletion notice',
  async () => (await import(/* webpackChunkName: "deletion" */ './DeletionNotice.tsx')).default,
);

/** A banner on every page of a business scheduled for deletion. Its code is loaded only if needed. */
export function DeletionBanner() {
  const customer = useCustomer();
  const found = customer.status === 'ready' ? customer.data : null;
  const deletion = found?.deletion ?? null;
  // Always rendered, because screen readers only announce changes to an existing status.
  return (
    <div role="status">
      <LazyContent part={notice} isWanted={deletion !== null} onFailed={() => {}}>
        {(DeletionNotice) =>
          deletion !== null && <DeletionNotice name={found?.businessName ?? ''} deletion={deletion} />
        }
      </LazyContent>
    </div>
  );
}
