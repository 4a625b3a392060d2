import { useAccount, type CallableError } from 'shared-lib/data';
import { changedMeanwhile, type DeliveryFailure } from 'shared-lib/domain';
import { type ContactSubmission, contactActions, type ContactStep } from 'mf-communities/domain';
import { formatDateTime, useTexts, type Translate } from 'shared-lib/i18n';
import { useDeliveryFailureText } from 'shared-lib/ui';
import { useConflictText } from 'shared-lib/ui/form';
import type { RecordPanelProps, Row } from 'shared-lib/ui/lists';

/** Why a step failed: the code and, after a concurrent step, who took it and which one. */
export type StepError = { readonly code: string } & Pick<CallableError, 'reason' | 'values'>;

/** The data that a request's texts depend on. */
export interface RequestTexts {
  readonly t: Translate<'mf-communities'>;
  readonly language: 'en' | 'es';
  /** The viewer's login uid. */
  readonly uid: string;
  /** Names someone by login uid; null for no one in particular. */
  readonly nameOf: (uid: string | null) => string;
  /** Formats a moment in the community's local time. */
  readonly moment: (instant: number, timeZone: string) => string;
  /** Why a message was not delivered, as the end of a sentence. */
  readonly why: (failure: DeliveryFailure) => string;
  /** Why a step failed; after a concurrent step, also its author. */
  readonly failure: (error: StepError) => string;
}

/** The shared props of a request's parts. */
export interface RequestPart {
  row: Row<ContactSubmission>;
  words: RequestTexts;
}

/** The props of a request's dialogs. */
export interface RequestDialogProps extends RequestPart {
  opened: boolean;
  onClose: () => void;
}

/** A request's name: its author. */
export const requestName = (
  { name }: Pick<ContactSubmission, 'name'>,
  { t }: Pick<RequestTexts, 't'>,
): string => name || t('requests.nameless');

/** Describes a step. */
export const describeStep = (
  step: Pick<ContactStep, 'act' | 'status' | 'assignedTo' | 'channel' | 'verdict'>,
  { t, nameOf }: Pick<RequestTexts, 't' | 'nameOf'>,
): string => {
  const { act, status, assignedTo, channel, verdict } = step;
  switch (act) {
    case 'assign':
      return assignedTo === null
        ? t('requests.steps.unassign')
        : t('requests.steps.assign', { name: nameOf(assignedTo) });
    case 'setStatus':
      return t(`requests.steps.${status}`);
    case 'answer':
      return t(channel === 'text' ? 'requests.steps.answerText' : 'requests.steps.answerEmail');
    case 'decide':
      return t('requests.steps.decide', { verdict: verdict ? t(`requests.verdicts.${verdict}`) : '' });
    default:
      return t(`requests.steps.${act}`);
  }
};

const isOffline = (code: string) => code === 'unavailable' || code === 'offline';

/** The texts of requests, for the viewer. */
export function useRequestTexts({
  account,
  words,
}: Pick<RecordPanelProps<ContactSubmission>, 'account' | 'words'>): RequestTexts {
  const { t, i18n } = useTexts('mf-communities');
  const { uid } = useAccount();
  const why = useDeliveryFailureText();
  const conflict = useConflictText();
  const nameOf = (of: string | null) => {
    if (of === null || of === '') return t('requests.someone');
    return account.memberNames.get(of) ?? words.tShared('unknownMember');
  };
  return {
    t,
    uid,
    language: i18n.language.startsWith('es') ? 'es' : 'en',
    nameOf,
    why,
    moment: (instant, timeZone) => formatDateTime(instant, i18n.language, timeZone),
    failure: ({ code, reason, values }) => {
      if (reason === changedMeanwhile) {
        const act = contactActions.find((one) => one === values?.['act']);
        const by = values?.['by'];
        return act && typeof by === 'string'
          ? t('requests.failures.aborted', { name: nameOf(by) })
          : conflict;
      }
      if (code === 'failed-precondition') return t('requests.failures.notNow');
      return t(isOffline(code) ? 'requests.failures.offline' : 'requests.failures.failed');
    },
  };
}
