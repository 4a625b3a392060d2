import { useTexts } from 'shared-lib/i18n';
import { nightDates } from './nightDates.ts';
import { standoutsOf } from './standoutsOf.ts';
import type { Tonight } from './tonightOf.ts';

/** The night in one sentence: how many communities are served, and what stands out. */
export function TonightSummary({ tonight: { shifts, counts, serviceDates } }: { tonight: Tonight }) {
  const { t, i18n } = useTexts('mf-tracking');
  const sentence = [
    t('served', { done: counts.done, count: shifts.length }),
    ...standoutsOf(counts).map(({ state, count }) => t(`counts.${state}`, { count })),
  ].join(', ');
  return (
    <>
      {t('night', { dates: nightDates(serviceDates, i18n.language) })} · {sentence}
    </>
  );
}
