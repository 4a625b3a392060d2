import type { CaseAction } from 'shared-lib/domain';
import { caseStepSchemas, disputeDecisions, maxCaseWords, type Violation } from 'mf-tracking/domain';
import { FormDialog, MoneyField, RadioCardsField, TextAreaField, useForm } from 'shared-lib/ui/form';
import type { CaseDialogProps } from '../casePart.ts';
import { caseName } from '../caseTexts.ts';
import { NoticeDialog } from '../notice/NoticeDialog.tsx';
import { AcceptAnswerDialog } from './AcceptAnswerDialog.tsx';
import { FineDialog } from './FineDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { WordsDialog } from './WordsDialog.tsx';
import { useCaseStep } from './useCaseStep.ts';

interface AnyCaseDialogProps extends CaseDialogProps {
  act: CaseAction;
  /** Receives the rejected case, as it was before. */
  onRejected: (violation: Violation) => void;
  /** Returns a case to the pending ones. */
  onUndo: (violation: Violation, seen: number) => void;
  /** Shows the latest notice, to print it. */
  onPrint: () => void;
}

/** The dialog that decides a dispute. Without a fine, none can be reduced. */
function DecideDialog({ row, words, opened, onClose }: CaseDialogProps) {
  const { t, money } = words;
  const { record } = row;
  const { fineCents, dispute } = record;
  const { take, describeFailure } = useCaseStep(record, words);
  const name = caseName(record, words);
  const form = useForm({
    name: `decide-${record.id}`,
    initialValues: {
      decision: null as (typeof disputeDecisions)[number] | null,
      words: '',
      fineCents: null as number | null,
    },
    schema: caseStepSchemas.decide,
    // Input for a decision that is no longer selected isn't sent.
    toInput: (values) => (values.decision === 'reduce' ? values : { ...values, fineCents: null }),
    check: ({ decision, fineCents: lower }) => ({
      fineCents:
        decision === 'reduce' && (lower === null || fineCents === null || lower >= fineCents) && 'notLower',
    }),
    dependents: { decision: ['fineCents'] },
    submit: (payload) => take({ act: 'decide', ...payload }),
    errorTexts: 'mf-tracking:cases.problems',
    describeFailure,
  });
  const possible = disputeDecisions.filter((decision) => decision !== 'reduce' || fineCents !== null);
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('cases.decide.title', { name })}
      submitLabel={t('cases.decide.submit')}
      success={() => t('cases.done.decide', { name })}
      discard={t('cases.words.discard')}
    >
      {dispute && (
        <p dir="auto">
          <strong>{t('cases.decide.said')}</strong> {dispute.text}
        </p>
      )}
      <RadioCardsField
        {...form.field('decision')}
        label={t('cases.decide.decision')}
        choices={possible.map((value) => ({
          value,
          label: t(`cases.decide.${value}`),
          details: t(`cases.decide.${value}Details`),
        }))}
      />
      {form.values.decision === 'reduce' && fineCents !== null && (
        <MoneyField
          {...form.field('fineCents')}
          label={t('cases.decide.amount')}
          help={t('cases.decide.amountHelp', { fine: money(fineCents) })}
        />
      )}
      <TextAreaField {...form.field('words')} label={t('cases.decide.words')} maxLength={maxCaseWords} />
    </FormDialog>
  );
}

/** The dialog of a step that needs input. */
export function CaseDialog({ act, onRejected, onUndo, onPrint, ...props }: AnyCaseDialogProps) {
  switch (act) {
    case 'reject':
      return <RejectDialog {...props} onRejected={onRejected} onUndo={onUndo} />;
    case 'notify':
      return <NoticeDialog {...props} onPrint={onPrint} />;
    case 'setFine':
      return <FineDialog {...props} />;
    case 'decide':
      return <DecideDialog {...props} />;
    case 'acceptAnswer':
      return <AcceptAnswerDialog {...props} />;
    case 'approve':
    case 'takeBack':
      return null;
    default:
      return <WordsDialog {...props} act={act} />;
  }
}
