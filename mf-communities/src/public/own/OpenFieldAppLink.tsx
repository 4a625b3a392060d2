import { useIsFieldUser } from 'shared-lib/data/public';
import { lazyPart, LazySection } from 'shared-lib/ui/public';

const fieldAppLink = lazyPart(
  'The link to the field app',
  async () => (await import('./FieldAppLink.tsx')).FieldAppLink,
);

/** The link to the field app for specialists who scanned a code outside of it; it loads for no one else. */
export function OpenFieldAppLink({ code }: { code: string }) {
  if (!useIsFieldUser()) return null;
  return <LazySection part={fieldAppLink}>{(FieldAppLink) => <FieldAppLink code={code} />}</LazySection>;
}
