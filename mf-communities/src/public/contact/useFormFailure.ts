import { useTexts } from 'shared-lib/i18n';
import { useIsOnline } from '../useIsOnline.ts';

const named = {
  'resource-exhausted': 'tooMany',
  'not-found': 'gone',
  'failed-precondition': 'notProven',
} as const;

/** The message for a public form that could not be sent, by error code. */
export function useFormFailure() {
  const { t } = useTexts('mf-communities');
  const isOnline = useIsOnline();
  return (code: string) => {
    const known = (named as Readonly<Record<string, (typeof named)[keyof typeof named]>>)[code];
    if (!isOnline) return { text: t('public.contact.failures.offline') };
    return { text: t(`public.contact.failures.${known ?? 'failed'}`) };
  };
}
