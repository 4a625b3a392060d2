import { Fragment, type ReactNode } from 'react';
import { useSpeech } from 'shared-lib/i18n';

/** Re-renders everything when the language or the clock changes. */
export function Spoken({ children }: { children: ReactNode }) {
  return <Fragment key={useSpeech()}>{children}</Fragment>;
}
