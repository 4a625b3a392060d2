import { IconCheck } from '@tabler/icons-react';
import { callViolations } from '../data/callables.ts';
import { revisionOf } from 'shared-lib/domain';
import { maxApproved } from 'mf-tracking/domain';
import type { Violation } from 'mf-tracking/domain';
import { lazyPart, LazyOverlay, showToast, type useOverlayHost } from 'shared-lib/ui';
import type { RecordList } from 'shared-lib/ui/lists';
import { caseName, type CaseWords } from './caseWords.ts';

const dialog = lazyPart(
  'The approval result',
  async () => (await import(/* webpackChunkName: "case" */ './ApprovedDialog.tsx')).ApprovedDialog,
);

type Show = ReturnType<typeof useOverlayHost>;

async function approve(
  violations: readonly Violation[],
  words: Pick<CaseWords, 't' | 'language'>,
  show: Show,
): Promise<boolean> {
  const { t } = words;
  if (violations.length > maxApproved) {
    showToast({ meaning: 'watch', message: t('cases.several.tooMany', { max: maxApproved }) });
    return false;
  }
  const result = await callViolations('approveViolations', {
    stepId: crypto.randomUUID(),
    cases: violations.map((violation) => ({ violationId: violation.id, seen: revisionOf(violation) })),
  });
  if (!result.ok) {
    showToast({ meaning: 'bad', message: t('cases.several.failed') });
    return false;
  }
  const { approved, skipped } = result.value;
  if (skipped.length === 0) {
    showToast({ meaning: 'good', message: t('cases.several.done', { count: approved }) });
    return true;
  }
  const nameOf = new Map(violations.map((violation) => [violation.id, caseName(violation, words)]));
  const named = skipped.map(({ violationId, code }) => ({
    name: nameOf.get(violationId) ?? violationId,
    code,
  }));
  show(({ opened, onClose }) => (
    <LazyOverlay part={dialog} isOpen={opened} onClose={onClose}>
      {(ApprovedDialog) => (
        <ApprovedDialog approved={approved} skipped={named} opened={opened} onClose={onClose} />
      )}
    </LazyOverlay>
  ));
  return true;
}

/**
 * The list's action for several violations at once: approving them. There is no bulk rejection, since each
 * one needs its own reason.
 */
export const approveSeveral =
  (show: Show): NonNullable<RecordList<Violation, Violation['status'], 'mf-tracking'>['bulkActions']> =>
  ({ t, language }) => [
    {
      id: 'approve',
      label: t('cases.several.action'),
      icon: <IconCheck size={18} aria-hidden />,
      takes: ({ record }) => record.reviewStatus === 'pending',
      onRun: (rows, clear) => {
        void approve(
          rows.map(({ record }) => record),
          { t, language },
          show,
        ).then((isDone) => isDone && clear());
      },
    },
  ];
