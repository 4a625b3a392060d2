import type { CallableError } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { failureOf } from './failureOf.ts';
import type { LifecycleAction } from './lifecycleActions.ts';

/** Puts into words why an act failed (spec section 8). */
export function useFailureText() {
  const { t } = useTexts('mf-team');
  return (action: LifecycleAction, error: CallableError): string => {
    const { key, ...values } = failureOf(action, error);
    return t(`lifecycle.${key}`, values);
  };
}
