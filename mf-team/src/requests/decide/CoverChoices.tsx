import { IconSparkles } from '@tabler/icons-react';
import { useNow } from 'shared-lib/data';
import { unknownProperty, type Shift } from 'shared-lib/domain';
import { formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Button } from 'shared-lib/ui';
import { startTime } from '../../people/startTime.ts';
import { canBeOffered, candidatesForShift, candidatesForAll, coverKey } from './cover.ts';
import { coverSummary } from './coverSummary.ts';
import { CoverSelect } from './CoverSelect.tsx';
import type { NightFacts } from './nightFacts.ts';
import styles from './RequestPanel.module.css';
import type { Cover } from './shiftChanges.ts';
import type { Substitute } from '../substitutes/useSubstitutes.ts';
import type { RefusedCovers } from './useDecision.ts';

interface CoverChoicesProps {
  /** The absent member's shifts; at least one. */
  shifts: readonly Shift[];
  facts: NightFacts;
  awayName: string;
  isPending: boolean;
  coverOf: (shift: Shift) => Cover;
  /** The possible substitutes of each shift, the best first. */
  substitutes: readonly (readonly Substitute[])[];
  /** The suggestion for each shift. */
  suggested: readonly Cover[];
  refused: RefusedCovers;
  readOnly: boolean;
  /** Receives the choices by community. */
  onChange: (covers: Readonly<Record<string, Cover>>) => void;
}

/** Covers the shifts of a night off: one by one, or all at once. */
export function CoverChoices(props: CoverChoicesProps) {
  const { shifts, facts, awayName, isPending, coverOf, substitutes, suggested, refused, readOnly, onChange } =
    props;
  const { t, i18n } = useTexts('mf-team');
  const now = useNow();
  const nameOf = ({ communityId }: Shift) => facts.communityOf(communityId)?.propertyName ?? unknownProperty;
  const covers = shifts.map(coverOf);
  const [first] = covers;
  const isOne = first !== undefined && covers.every((cover) => coverKey(cover) === coverKey(first));
  const choose = (cover: (index: number) => Cover) =>
    onChange(Object.fromEntries(shifts.map(({ communityId }, index) => [communityId, cover(index)])));
  const field = { facts, awayName, readOnly };

  return (
    <section className={styles.part} aria-label={t('requests.decide.shifts')}>
      <div className="vh-spread">
        <h4 className="vh-title">{t('requests.decide.shifts')}</h4>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconSparkles size={16} aria-hidden />}
          disabled={readOnly}
          onClick={() => choose((index) => suggested[index] ?? { kind: 'open' })}
        >
          {t('requests.decide.suggest')}
        </Button>
      </div>
      {isPending && (
        <p className={styles.soft} dir="auto">
          {t('requests.decide.effect', {
            count: shifts.length,
            night: formatNight(shifts[0]?.serviceDate ?? '', i18n.language),
            communities: new Intl.ListFormat(i18n.language).format(shifts.map(nameOf)),
          })}
        </p>
      )}
      {shifts.length > 1 && (
        <CoverSelect
          {...field}
          label={t('requests.decide.forAll')}
          candidates={candidatesForAll(substitutes)}
          canOffer={shifts.every((shift) => canBeOffered(shift, facts.duties, now))}
          timeZone={viewerTimeZone()}
          problem={null}
          cover={isOne ? first : null}
          onChange={(cover) => choose(() => cover)}
        />
      )}
      {shifts.map((shift, index) => {
        const community = facts.communityOf(shift.communityId);
        const cover = coverOf(shift);
        const refusal = refused[shift.communityId];
        // A new suggestion may have replaced the rejected choice.
        const isRefused = refusal && refusal.memberId === (cover.kind === 'agent' ? cover.id : null);
        const start = community ? ` · ${startTime(shift.serviceDate, community, i18n.language)}` : '';
        return (
          <CoverSelect
            {...field}
            key={shift.communityId}
            label={t('requests.decide.coverOf', { community: nameOf(shift) }) + start}
            candidates={candidatesForShift(substitutes[index] ?? [], index, shifts, covers, facts.duties)}
            cover={cover}
            canOffer={canBeOffered(shift, facts.duties, now)}
            timeZone={community?.timezone ?? viewerTimeZone()}
            problem={isRefused ? t(`requests.decide.refused.${refusal.reason}`) : null}
            onChange={(cover) => choose((at) => (at === index ? cover : (covers[at] ?? cover)))}
          />
        );
      })}
      <p role="status" className={styles.soft}>
        {coverSummary(covers, t)}
      </p>
    </section>
  );
}
