import { useAccount, type CallableError } from 'shared-lib/data';
import {
  changedMeanwhile,
  citedName,
  noticeChannels,
  stepActions,
  type CaseStep,
  type DeliveryFailure,
} from 'shared-lib/domain';
import type { Violation } from 'mf-tracking/domain';
import { formatDateTime, formatMoney, useTexts, type Translate } from 'shared-lib/i18n';
import { useDeliveryFailureText } from 'shared-lib/ui';
import { useConflictText } from 'shared-lib/ui/form';
import type { RecordPanelProps } from 'shared-lib/ui/lists';

/** Why a step failed: the code and, after a concurrent step, who took it and which one. */
export type StepError = { readonly code: string } & Pick<CallableError, 'reason' | 'values'>;

/** The data that a case's texts depend on. */
export interface CaseTexts {
  readonly t: Translate<'mf-tracking'>;
  readonly language: string;
  /** Names someone by login uid; null for no one in particular. */
  readonly nameOf: (uid: string | null) => string;
  /** Formats a moment in the community's local time. */
  readonly moment: (instant: number, timeZone: string) => string;
  readonly money: (cents: number) => string;
  /** Describes a step. */
  readonly step: (step: Pick<CaseStep, 'act' | 'level' | 'channel' | 'fineCents'>) => string;
  /** Why a message was not delivered, as the end of a sentence. */
  readonly why: (failure: DeliveryFailure) => string;
  /** Why a step failed; after a concurrent step, also its author. */
  readonly failure: (error: StepError) => string;
}

/** The kind of violation that a case cites, in the reader's language. */
export const caseKind = (record: Violation, { t, language }: Pick<CaseTexts, 't' | 'language'>): string =>
  citedName(record, language) || t('cases.unnamed');

/** A case's name: its number, or its kind until it has one. */
export const caseName = (record: Violation, words: Pick<CaseTexts, 't' | 'language'>): string =>
  record.caseNumber || caseKind(record, words);

/** The concurrent step that won, from the function's error; null if there is none. */
const firstStepOf = ({ values }: StepError): (Parameters<CaseTexts['step']>[0] & { by: string }) | null => {
  const given = values ?? {};
  const act = stepActions.find((one) => one === given['act']);
  if (!act) return null;
  const numberOf = (name: string) => (typeof given[name] === 'number' ? given[name] : null);
  return {
    act,
    by: String(given['by']),
    level: numberOf('level'),
    channel: noticeChannels.find((one) => one === given['channel']) ?? null,
    fineCents: numberOf('fineCents'),
  };
};

const isOffline = (code: string) => code === 'unavailable' || code === 'offline';

/** The texts of cases, for the viewer. */
export function useCaseTexts({
  account,
  words,
}: Pick<RecordPanelProps<Violation>, 'account' | 'words'>): CaseTexts {
  const { t, i18n } = useTexts('mf-tracking');
  const { language } = i18n;
  const { customerId } = useAccount();
  const why = useDeliveryFailureText();
  const conflict = useConflictText();
  const nameOf = (uid: string | null) => {
    if (uid === null || uid === '') return t('cases.system');
    const name = account.memberNames.get(uid);
    if (name) return name;
    return uid === customerId ? t('cases.owner') : words.tShared('unknownMember');
  };
  const money = (cents: number) => formatMoney(cents, language);
  const step: CaseTexts['step'] = ({ act, level, channel, fineCents }) => {
    if (act === 'setFine') {
      return fineCents === null
        ? t('cases.timeline.acts.noFine')
        : t('cases.timeline.acts.setFine', { fine: money(fineCents) });
    }
    return t(`cases.timeline.acts.${act}`, {
      level: level ?? 0,
      channel: channel === null ? '' : t(`channels.${channel}`),
    });
  };
  return {
    t,
    language,
    nameOf,
    money,
    why,
    moment: (instant, timeZone) => formatDateTime(instant, language, timeZone),
    step,
    failure: (error) => {
      const { code, reason } = error;
      if (reason === changedMeanwhile) {
        const first = firstStepOf(error);
        return first ? t('cases.failures.aborted', { name: nameOf(first.by), act: step(first) }) : conflict;
      }
      if (code === 'failed-precondition') return t('cases.failures.notNow');
      return t(isOffline(code) ? 'cases.failures.offline' : 'cases.failures.failed');
    },
  };
}

/** The badge colors of a case's status. */
export const statusMeanings = {
  open: 'watch',
  notified: 'info',
  escalated: 'bad',
  disputed: 'watch',
  resolved: 'good',
  dismissed: 'neutral',
} as const;

/** The badge colors of a case's review status. */
export const reviewMeanings = { pending: 'watch', approved: 'good', rejected: 'neutral' } as const;
