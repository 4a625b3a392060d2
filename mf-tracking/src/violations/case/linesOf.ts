import type { Violation } from 'mf-tracking/domain';
import type { CaseWords } from '../caseWords.ts';
import { deliveryText } from '../notice/deliveryText.ts';

/** One line of a case's timeline. */
export interface CaseLine {
  readonly what: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The author's login uid; null for an automatic event. */
  readonly by: string | null;
  /** The author's own text. */
  readonly words: string | null;
}

/** A case's events in order, starting with the sighting. */
export function linesOf(
  violation: Violation,
  { t, step, why }: Pick<CaseWords, 't' | 'step' | 'why'>,
): CaseLine[] {
  const { observedAt, createdAt, officePhotos, removedPhotos, notices, residentAnswers, timeline } =
    violation;
  const saidWith = (id: string) => residentAnswers.find((answer) => answer.id === id)?.words || null;
  const line = (at: number | null, what: string, by: string | null = null, words: string | null = null) =>
    at === null ? [] : [{ at, what, by, words }];
  const lines = [
    ...line(observedAt, t('cases.timeline.seen'), violation.reportedBy ?? violation.memberId),
    ...line(createdAt, t('cases.timeline.received')),
    ...[...officePhotos, ...removedPhotos].flatMap(({ uploadedAt, uploadedBy }) =>
      line(uploadedAt, t('cases.timeline.photoAdded'), uploadedBy),
    ),
    ...removedPhotos.flatMap(({ removedAt, removedBy }) =>
      line(removedAt, t('cases.timeline.photoRemoved'), removedBy),
    ),
    ...notices.flatMap((notice) => {
      const { level, channel, deliveryAt } = notice;
      const { words, next } = deliveryText(notice, { t, why });
      const what = t('cases.timeline.delivery', { level, channel: t(`channels.${channel}`), state: words });
      return line(deliveryAt, what, null, next);
    }),
    ...timeline.flatMap((taken) => line(taken.at, step(taken), taken.by, taken.words ?? saidWith(taken.id))),
  ];
  // The sort is stable: simultaneous events stay in this order.
  return lines.sort((one, other) => one.at - other.at);
}
