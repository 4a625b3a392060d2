import { useIsFromField } from 'shared-lib/data/public';
import { lazyPart, LazySection } from 'shared-lib/ui/public';

const fieldAppLink = lazyPart(
  'The way on to the field app',
  async () => (await import('./FieldAppLink.tsx')).FieldAppLink,
);

/** The way on to the field app for who works in the field and has scanned a code outside of it; nobody else fetches it. */
export function OnToFieldApp({ code }: { code: string }) {
  if (!useIsFromField()) return null;
  return <LazySection part={fieldAppLink}>{(FieldAppLink) => <FieldAppLink code={code} />}</LazySection>;
}
