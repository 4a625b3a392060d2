import { Fragment, type ReactNode } from 'react';
import { useSpeech } from 'shared-lib/i18n';

/** Draws everything anew when the page comes to speak another language, or to tell the time by another clock. */
export function Spoken({ children }: { children: ReactNode }) {
  return <Fragment key={useSpeech()}>{children}</Fragment>;
}
