import { IconArrowMerge, IconCheck, IconMail, IconUserCheck } from '@tabler/icons-react';
import { changeContactSubmission } from '../../data/callables.ts';
import { type ContactSubmission, maxMerged } from 'mf-communities/domain';
import { LazyOverlay, lazyPart, showToast, type useOverlayHost } from 'shared-lib/ui';
import type { RecordList } from 'shared-lib/ui/lists';
import { describeOutcome, maxPerBatch, applyStepToRequests, undoSteps } from './applyStepToRequests.ts';
import type { RequestTexts } from '../requestTexts.ts';

const assignDialog = lazyPart(
  'The dialog to assign requests',
  async () => (await import(/* webpackChunkName: "request" */ './BulkAssign.tsx')).BulkAssign,
);
const answerDialog = lazyPart(
  'The dialog to answer requests',
  async () => (await import(/* webpackChunkName: "request" */ './BulkAnswer.tsx')).BulkAnswer,
);
const mergeDialog = lazyPart(
  'The dialog to merge requests',
  async () => (await import(/* webpackChunkName: "request" */ './BulkMerge.tsx')).BulkMerge,
);

type Show = ReturnType<typeof useOverlayHost>;
type Actions = NonNullable<
  RecordList<ContactSubmission, ContactSubmission['status'], 'mf-communities'>['bulkActions']
>;

const resolve = async (requests: readonly ContactSubmission[], words: Pick<RequestTexts, 't'>) => {
  const done = await applyStepToRequests(
    requests,
    () => ({ act: 'setStatus', status: 'resolved' }),
    changeContactSubmission,
  );
  showToast({
    meaning: done.left === 0 ? 'good' : 'watch',
    message: describeOutcome('resolved', done, words),
    ...(done.taken.length > 0 && {
      undo: () => void undoSteps(done.taken, ({ status }) => ({ act: 'setStatus', status }), words),
    }),
  });
  return done.taken.length > 0;
};

/** Why several requests can't be merged into one; null if they can. */
export const mergeFailureReason = (
  requests: readonly Pick<ContactSubmission, 'communityId'>[],
): 'two' | 'tooMany' | 'otherCommunity' | null => {
  if (requests.length < 2) return 'two';
  if (requests.length > maxMerged + 1) return 'tooMany';
  return new Set(requests.map(({ communityId }) => communityId)).size > 1 ? 'otherCommunity' : null;
};

/**
 * The list's actions for several requests at once. All but an answer can be undone; an answer is reviewed
 * before it is sent.
 */
export const bulkActions =
  (show: Show): Actions =>
  ({ t, memberName }) => {
    const words = { t, memberName };
    const watch = (message: string) => showToast({ meaning: 'watch', message });
    const isFew = (requests: readonly unknown[]) => {
      if (requests.length <= maxPerBatch) return true;
      watch(t('requests.several.tooMany', { max: maxPerBatch }));
      return false;
    };
    return [
      {
        id: 'answer',
        label: t('requests.acts.answer'),
        icon: <IconMail size={18} aria-hidden />,
        takes: ({ record }) => record.mergedInto === null,
        onRun: (rows, clear) => {
          if (!isFew(rows)) return;
          show(({ opened, onClose }) => (
            <LazyOverlay part={answerDialog} isOpen={opened} onClose={onClose}>
              {(BulkAnswer) => <BulkAnswer {...{ rows, words, opened, onClose, onDone: clear }} />}
            </LazyOverlay>
          ));
        },
      },
      {
        id: 'assign',
        label: t('requests.acts.assign'),
        icon: <IconUserCheck size={18} aria-hidden />,
        takes: ({ record }) => record.mergedInto === null,
        onRun: (rows, clear) => {
          const requests = rows.map(({ record }) => record);
          if (!isFew(requests)) return;
          show(({ opened, onClose }) => (
            <LazyOverlay part={assignDialog} isOpen={opened} onClose={onClose}>
              {(BulkAssign) => <BulkAssign {...{ requests, words, opened, onClose, onDone: clear }} />}
            </LazyOverlay>
          ));
        },
      },
      {
        id: 'resolve',
        label: t('requests.acts.resolve'),
        icon: <IconCheck size={18} aria-hidden />,
        takes: ({ record }) => record.mergedInto === null && record.status !== 'resolved',
        onRun: (rows, clear) => {
          const requests = rows.map(({ record }) => record);
          if (isFew(requests)) void resolve(requests, words).then((isDone) => isDone && clear());
        },
      },
      {
        id: 'merge',
        label: t('requests.several.merge'),
        icon: <IconArrowMerge size={18} aria-hidden />,
        takes: ({ record }) => record.mergedInto === null,
        onRun: (rows, clear) => {
          const requests = rows.map(({ record }) => record);
          const problem = mergeFailureReason(requests);
          if (problem !== null) return watch(t(`requests.several.${problem}`, { max: maxMerged + 1 }));
          show(({ opened, onClose }) => (
            <LazyOverlay part={mergeDialog} isOpen={opened} onClose={onClose}>
              {(BulkMerge) => <BulkMerge {...{ rows, words, opened, onClose, onDone: clear }} />}
            </LazyOverlay>
          ));
        },
      },
    ];
  };
