import { deliveryErrors, endedDelivery, type Delivery } from 'shared-lib/domain';

/** A provider's later report on a message it has accepted. */
export interface DeliveryReport {
  readonly kind: 'sent' | 'delivered' | 'bounced' | 'failed' | 'complained';
  readonly providerId: string;
  /** The provider's error; empty for success. */
  readonly code: string;
  readonly message: string;
}

/**
 * The effect of a delivery report. Reports arrive twice and in any order, even for a message whose sender never got
 * the provider's answer. The report then replaces that answer, and the message isn't sent again.
 * A delivered message stays delivered, but an email can still bounce at its recipient. A bounced or failed one stays
 * that way too. A spam complaint proves that the email arrived, so no bounce replaces it, in any order.
 * @param now epoch milliseconds
 * @returns null if it adds nothing new
 */
export const planReport = (delivery: Delivery, report: DeliveryReport, now: number): Delivery | null => {
  const { state, error, info } = delivery;
  const isProvenWrong = report.kind === 'complained' && error?.code === deliveryErrors.bounced;
  if (state === 'ERROR' && error?.code !== deliveryErrors.unknown && !isProvenWrong) return null;
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
  const arrived: Delivery = { ...taken, info: { ...taken.info!, isDelivered: true } };
  switch (report.kind) {
    case 'sent':
      return wasTaken ? null : taken;
    case 'delivered':
      return wasTaken && info?.isDelivered ? null : arrived;
    case 'complained':
      return error?.code === deliveryErrors.complained
        ? null
        : { ...arrived, error: { code: deliveryErrors.complained, message: report.message } };
    case 'failed':
      if (info?.isDelivered) return null;
      return endedDelivery(taken, { code: report.code || 'failed', message: report.message }, now);
    case 'bounced':
      if (error?.code === deliveryErrors.complained) return null;
      return endedDelivery(taken, { code: deliveryErrors.bounced, message: report.message }, now);
  }
};
