import { useCustomer } from 'shared-lib/data';
import { LazyContent, lazyPart } from 'shared-lib/ui';

const notice = lazyPart(
  'The notice of the deletion',
  async () => (await import(/* webpackChunkName: "deletion" */ './DeletionNotice.tsx')).default,
);

/** On every page of a business that is going to be deleted, says so. Its code comes only then. */
export function DeletionBanner() {
  const customer = useCustomer();
  const found = customer.status === 'ready' ? customer.data : null;
  const deletion = found?.deletion ?? null;
  // The status is always there, so that a screen reader notices when it begins to say something.
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
