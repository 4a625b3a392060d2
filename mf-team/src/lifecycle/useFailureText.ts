import type { CallableError } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { failureOf } from './failureOf.ts';
import type { LifecycleAction } from './lifecycleActions.ts';

/** Describes why an action failed (spec section 8). */
export function useFailureText() {
  const { t, i18n } = useTexts('mf-team');
  return (action: LifecycleAction, error: CallableError): string => {
    const failure = failureOf(action, error);
    if (failure.key !== 'reactivateFailed') return t(`lifecycle.${failure.key}`);
    // The function's messages are English, as quoted in the specification.
    if ('message' in failure && i18n.language !== 'en') return t('lifecycle.reactivateFailedUnsaid');
    const message =
      'reason' in failure
        ? t(`lifecycle.reasons.${failure.reason}`, { count: failure.count })
        : failure.message;
    return t('lifecycle.reactivateFailed', { message });
  };
}
