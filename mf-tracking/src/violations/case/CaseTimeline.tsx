import { PanelPart, Timeline } from 'shared-lib/ui/lists';
import type { CasePart } from '../casePart.ts';
import { linesOf } from './linesOf.ts';

/** Every step of a case from the sighting on, each with who, when and in which words. */
export function CaseTimeline({ row: { record, timeZone }, words }: CasePart) {
  const { t, nameOf, moment } = words;
  const whoOf = (by: string | null, at: number) =>
    by === null
      ? moment(at, timeZone)
      : t('cases.timeline.by', { name: nameOf(by), when: moment(at, timeZone) });
  return (
    <PanelPart title={t('cases.timeline.title')}>
      <Timeline
        lines={linesOf(record, words).map(({ what, at, by, words: said }) => ({
          what,
          who: whoOf(by, at),
          words: said,
        }))}
      />
    </PanelPart>
  );
}
