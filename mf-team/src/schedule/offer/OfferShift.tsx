import { IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { workedMinutesOf } from 'mf-team/domain';
import { combineLive, useNightClockInOuts, useNow, useTeamDirectory } from 'shared-lib/data';
import type { ShiftPlace } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, Skeleton, StatusBadge, showToast } from 'shared-lib/ui';
import { offerShift } from '../../data/offerShift.ts';
import { nameOfAgent } from '../../people/agentOf.ts';
import type { Editing } from '../editing/useEditing.ts';
import { mondayOf, weekDates } from '../rows/weekOf.ts';
import { eligibleMembers } from './eligibleMembers.ts';
import styles from './OfferShift.module.css';

/** How many people are named; the rest are counted. */
const named = 8;

interface OfferShiftProps {
  place: ShiftPlace;
  isOffered: boolean;
  editing: Pick<Editing, 'plan' | 'words'>;
}

/** Offers an uncovered shift to everyone who may take it, or withdraws the offer. The first to accept gets it. */
export function OfferShift({ place, isOffered, editing }: OfferShiftProps) {
  const { t } = useTexts('mf-team');
  const [isAsking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (wanted: boolean) => {
    setSaving(true);
    setProblem(null);
    const result = await offerShift(place, wanted);
    setSaving(false);
    if (!result.ok) {
      setProblem(t(`offer.problems.${result.reason}`));
      return;
    }
    setAsking(false);
    showToast({
      meaning: 'good',
      message: t(wanted ? 'offer.offered' : 'offer.withdrawn', { place: editing.words.place(place) }),
      undo: () => void save(!wanted),
    });
  };

  return (
    <section className={styles.offer} aria-label={t('offer.title')}>
      {isOffered ? (
        <>
          <p className={`vh-row ${styles.state}`}>
            <StatusBadge meaning="info">{t('offer.state')}</StatusBadge>
            {t('offer.text')}
          </p>
          <Button variant="default" fullWidth loading={saving} onClick={() => void save(false)}>
            {t('offer.withdraw')}
          </Button>
        </>
      ) : (
        <>
          <Button
            variant="default"
            fullWidth
            aria-expanded={isAsking}
            leftSection={<IconSpeakerphone size={18} aria-hidden />}
            onClick={() => setAsking(!isAsking)}
          >
            {t('offer.ask')}
          </Button>
          {isAsking && (
            <Eligible place={place} editing={editing} saving={saving} onOffer={() => void save(true)} />
          )}
        </>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  );
}

interface EligibleProps extends Pick<OfferShiftProps, 'place' | 'editing'> {
  saving: boolean;
  onOffer: () => void;
}

function Eligible({ place, editing: { plan }, saving, onOffer }: EligibleProps) {
  const { t, i18n } = useTexts('mf-team');
  const now = useNow(60_000);
  const live = combineLive(
    [useTeamDirectory(), useNightClockInOuts(weekDates(mondayOf(place.serviceDate)))],
    (team, clockInOuts) => {
      const { compare } = textCollator(i18n.language);
      const byName = team.toSorted((a, b) => compare(a.fullName, b.fullName));
      return eligibleMembers(byName, place, plan.duties, workedMinutesOf(clockInOuts, now));
    },
  );
  return (
    <LiveContent live={live} skeleton={<Skeleton height={72} />}>
      {(members) => {
        const names = members.slice(0, named).map(({ id }) => nameOfAgent(plan.agentOf(id), t));
        const rest = members.length - names.length;
        const list = new Intl.ListFormat(i18n.language).format([
          ...names,
          ...(rest > 0 ? [t('offer.more', { count: rest })] : []),
        ]);
        if (members.length === 0) return <p className={`vh-soft ${styles.text}`}>{t('offer.none')}</p>;
        return (
          <>
            <p className={`vh-soft ${styles.text}`} dir="auto">
              {t('offer.eligible', { count: members.length, names: list })}
            </p>
            <Button fullWidth loading={saving} onClick={onOffer}>
              {t('offer.action', { count: members.length })}
            </Button>
          </>
        );
      }}
    </LiveContent>
  );
}
