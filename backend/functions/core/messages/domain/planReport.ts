import { deliveryErrors, endedDelivery, type Delivery } from 'shared-lib/domain';

/** What a provider tells later of a message that it has taken. */
export interface DeliveryReport {
  readonly kind: 'sent' | 'delivered' | 'bounced' | 'failed';
  readonly providerId: string;
  /** What went wrong, in the provider's words; empty for what went well. */
  readonly code: string;
  readonly message: string;
}

/**
 * What follows from a delivery report. Reports come twice and in any order, and also for a message whose sender never got the provider's
 * answer: then the report stands for it, and nobody sends the message again.
 *
 * What has arrived stays so; only a mail's receiver can send it back still. What has come back or failed stays so too.
 * @param now epoch milliseconds
 * @returns null when it tells nothing new
 */
export const planReport = (delivery: Delivery, report: DeliveryReport, now: number): Delivery | null => {
  const { state, error, info } = delivery;
  if (state === 'ERROR' && error?.code !== deliveryErrors.unknown) return null;
  const wasTaken = state === 'SUCCESS';
  const taken: Delivery = {
    ...delivery,
    state: 'SUCCESS',
    lease: null,
    dueTime: null,
    endTime: delivery.endTime ?? now,
    error: null,
    info: {
      providerId: info?.providerId || report.providerId,
      isDelivered: info?.isDelivered ?? false,
      numSegments: info?.numSegments ?? null,
    },
  };
  switch (report.kind) {
    case 'sent':
      return wasTaken ? null : taken;
    case 'delivered':
      return wasTaken && info?.isDelivered ? null : { ...taken, info: { ...taken.info!, isDelivered: true } };
    case 'failed':
      if (info?.isDelivered) return null;
      return endedDelivery(taken, { code: report.code || 'failed', message: report.message }, now);
    case 'bounced':
      return endedDelivery(taken, { code: deliveryErrors.bounced, message: report.message }, now);
  }
};
