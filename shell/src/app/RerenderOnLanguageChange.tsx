import { Fragment, type ReactNode } from 'react';
import { useWordingVersion } from 'shared-lib/i18n';

/** Re-renders everything when the language or the clock changes. */
export function RerenderOnLanguageChange({ children }: { children: ReactNode }) {
  return <Fragment key={useWordingVersion()}>{children}</Fragment>;
}
