import { messageStateOf, queuedDelivery, type MessageState, type TextMessage } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import type { Meaning } from 'shared-lib/ui';
import type { sms } from '../texts/en.ts';

/** The meaning of each state of a text. */
export const stateMeanings: Readonly<Record<MessageState, Meaning>> = {
  queued: 'neutral',
  leased: 'info',
  sent: 'info',
  delivered: 'good',
  bounced: 'bad',
  failed: 'bad',
  suppressed: 'watch',
  withdrawn: 'neutral',
};

/** The states in display order. */
export const textStates = Object.keys(stateMeanings) as MessageState[];

/** A text's delivery state. */
export const stateOf = ({ delivery }: Pick<TextMessage, 'delivery'>): MessageState =>
  messageStateOf(delivery ?? queuedDelivery(0));

/** The codes with our own wording; the carriers have hundreds. */
const known = [
  'suppressed',
  'noConsent',
  'canceled',
  'withdrawn',
  'expired',
  'switchedOff',
  'abroad',
  'unknown',
  'bounced',
  '21211',
  '21614',
  '21610',
  '30003',
  '30004',
  '30005',
  '30006',
  '30007',
  '30008',
] as const satisfies readonly (keyof typeof sms.history.why)[];

/** A code of ours or the carrier's in words. */
export const describeErrorCode = (code: string, t: Translate<'mf-settings'>): string => {
  const own = known.find((each) => each === code);
  return own ? t(`sms.history.why.${own}`) : t('sms.history.why.other', { code });
};

/** Why a text did not arrive, in words; empty if it did, or still may. */
export const describeFailure = (
  { delivery }: Pick<TextMessage, 'delivery'>,
  t: Translate<'mf-settings'>,
): string => {
  const code = delivery?.state === 'ERROR' ? (delivery.error?.code ?? '') : null;
  return code === null ? '' : describeErrorCode(code, t);
};
