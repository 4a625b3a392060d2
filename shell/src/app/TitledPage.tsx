import { inLanguage, type Localised } from 'shared-lib/contract';
import { currentLanguage } from 'shared-lib/i18n';
import type { ReactNode } from 'react';

/** A page whose title the browser shows too; React puts the `title` element into the head. */
export function TitledPage({ title, children }: { title: Localised; children: ReactNode }) {
  return (
    <>
      <title>{`${inLanguage(title, currentLanguage())} · Valet Hub`}</title>
      {children}
    </>
  );
}
