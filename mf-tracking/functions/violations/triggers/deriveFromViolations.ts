import { onDocumentWritten } from 'firebase-functions/firestore';
import { handleDoorEvent } from 'backend/functions/core/codes/doorEvents.ts';
import { handleRoundEvent } from '../../field/roundEvent.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { checkPhotosOfViolation } from '../checkPhotosOfViolation.ts';
import { handleCaseEvent } from './deriveCases.ts';

/**
 * A violation: its report's count, its case, its unit's tag page, and its photo checks. One function for all,
 * since each write of a violation starts every function that listens to it, and most of these writes are
 * their own. Each part is idempotent, so if one fails, all are retried.
 */
export const deriveFromViolations = onDocumentWritten(
  { document: 'customers/{customerId}/violations/{violationId}', ...runtime.trigger, retry: true },
  async ({ data, params: { customerId } }) => {
    if (!data) return;
    await Promise.all([
      handleRoundEvent(customerId, 'violations', data),
      handleCaseEvent(customerId, data),
      handleDoorEvent(customerId, 'violations', data),
      checkPhotosOfViolation(customerId, data),
    ]);
  },
);
