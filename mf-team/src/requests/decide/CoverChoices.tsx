import { IconSparkles } from '@tabler/icons-react';
import { useMemo } from 'react';
import { unknownProperty, type Shift } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { startTime } from '../../people/startTime.ts';
import { candidatesForShift, candidatesForAll, coverKey, suggestedCovers } from './cover.ts';
import { CoverSelect } from './CoverSelect.tsx';
import type { NightFacts } from './nightFacts.ts';
import { rankedCandidates } from './rankedCandidates.ts';
import styles from './RequestPanel.module.css';
import type { Cover } from './shiftChanges.ts';

interface CoverChoicesProps {
  /** The absent member's shifts; at least one. */
  shifts: readonly Shift[];
  facts: NightFacts;
  awayId: string;
  awayName: string;
  coverOf: (shift: Shift) => Cover;
  readOnly: boolean;
  /** Receives the choices by community. */
  onChange: (covers: Readonly<Record<string, Cover>>) => void;
}

/** Covers the shifts of a night off: one by one, or all at once. */
export function CoverChoices(props: CoverChoicesProps) {
  const { shifts, facts, awayId, awayName, coverOf, readOnly, onChange } = props;
  const { t, i18n } = useTexts('mf-team');
  const candidates = useMemo(
    () =>
      shifts.map((shift) => rankedCandidates(facts.team, shift, awayId, facts.duties, facts.assignedAgents)),
    [shifts, facts, awayId],
  );

  const covers = shifts.map(coverOf);
  const [first] = covers;
  const isOne = first !== undefined && covers.every((cover) => coverKey(cover) === coverKey(first));
  const choose = (cover: (index: number) => Cover) =>
    onChange(Object.fromEntries(shifts.map(({ communityId }, index) => [communityId, cover(index)])));
  const countOf = (kind: Cover['kind']) => covers.filter((cover) => cover.kind === kind).length;
  const summary = (['agent', 'open', 'keep'] as const).flatMap((kind) => {
    const count = countOf(kind);
    const words = ({ agent: 'given', open: 'open', keep: 'kept' } as const)[kind];
    return count === 0 ? [] : [t(`requests.decide.summary.${words}`, { count })];
  });
  const field = { facts, awayName, readOnly };

  return (
    <section className={styles.part} aria-label={t('requests.decide.shifts')}>
      <div className={styles.partHead}>
        <h4>{t('requests.decide.shifts')}</h4>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconSparkles size={16} aria-hidden />}
          disabled={readOnly}
          onClick={() => {
            const suggested = suggestedCovers(shifts, candidates, facts.duties);
            choose((index) => suggested[index] ?? { kind: 'open' });
          }}
        >
          {t('requests.decide.suggest')}
        </Button>
      </div>
      {shifts.length > 1 && (
        <CoverSelect
          {...field}
          label={t('requests.decide.forAll')}
          candidates={candidatesForAll(candidates)}
          cover={isOne ? first : null}
          onChange={(cover) => choose(() => cover)}
        />
      )}
      {shifts.map((shift, index) => {
        const community = facts.communityOf(shift.communityId);
        const name = community?.propertyName ?? unknownProperty;
        const start = community ? ` · ${startTime(shift.serviceDate, community, i18n.language)}` : '';
        return (
          <CoverSelect
            {...field}
            key={shift.communityId}
            label={t('requests.decide.coverOf', { community: name }) + start}
            candidates={candidatesForShift(candidates[index] ?? [], index, shifts, covers, facts.duties)}
            cover={coverOf(shift)}
            onChange={(cover) => choose((at) => (at === index ? cover : (covers[at] ?? cover)))}
          />
        );
      })}
      <p role="status" className={styles.soft}>
        {summary.join(' · ')}
      </p>
    </section>
  );
}
