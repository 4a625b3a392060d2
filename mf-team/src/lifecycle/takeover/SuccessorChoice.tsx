import { IconAlertTriangle } from '@tabler/icons-react';
import { useNow } from 'shared-lib/data';
import { localDate, canOversee, type DirectoryMember } from 'shared-lib/domain';
import { formatNight, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { Select } from 'shared-lib/ui/forms';
import { nameOfMember } from '../../people/agentOf.ts';
import { sameHourNights } from './sameHourNights.ts';
import { takeoverConflicts } from './takeoverConflicts.ts';
import styles from './takeover.module.css';
import type { DeactivationPreview } from '../useDeactivation.ts';

interface TakerChoiceProps {
  /** Whose shifts are taken over. */
  memberId: string;
  known: DeactivationPreview;
  takers: readonly DirectoryMember[];
  taker: DirectoryMember | null;
  choose: (memberId: string | null) => void;
}

/** How many people the list shows at once; typing narrows it. */
const listed = 50;
const conflictsShown = 5;

/** A picker for who takes over, with any conflicts. */
export function SuccessorChoice({ memberId, known, takers, taker, choose }: TakerChoiceProps) {
  const { t, i18n } = useTexts('mf-team');
  const { touched, communities, assignments, requestRecords } = known;
  const today = localDate(useNow(), viewerTimeZone());
  const conflicts = taker
    ? {
        timeOff: takeoverConflicts(taker.id, touched, requestRecords, today),
        sameHour: sameHourNights(taker.id, memberId, communities, assignments, today),
      }
    : { timeOff: [], sameHour: [] };
  const name = taker ? nameOfMember(taker, t) : '';
  const daysOf = (dates: readonly string[]) => {
    const days = dates.slice(0, conflictsShown).map((date) => formatNight(date, i18n.language));
    const more = dates.length - conflictsShown;
    return [...days, ...(more > 0 ? [t('requests.more', { count: more })] : [])].join('; ');
  };
  return (
    <div className={styles.choice}>
      <Select
        label={t('lifecycle.successor.label')}
        placeholder={t('lifecycle.successor.nobody')}
        description={taker ? undefined : t('lifecycle.successor.nobodyHelp')}
        nothingFoundMessage={t('lifecycle.successor.notFound')}
        data={takers.map((member) => ({
          value: member.id,
          label: `${nameOfMember(member, t)} · ${t(`tiers.${member.tier}`)}`,
        }))}
        value={taker?.id ?? null}
        onChange={choose}
        limit={listed}
        classNames={{ dropdown: styles.list ?? '' }}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('lifecycle.successor.clear') }}
      />
      <div role="status" className={styles.notes}>
        {(['timeOff', 'sameHour'] as const).map(
          (kind) =>
            conflicts[kind].length > 0 && (
              <p key={kind} className={styles.conflict}>
                <IconAlertTriangle size={16} aria-hidden />
                <span>{t(`lifecycle.successor.${kind}`, { name, days: daysOf(conflicts[kind]) })}</span>
              </p>
            ),
        )}
        {taker && touched.manages.length > 0 && !canOversee(taker.tier) && (
          <p className="vh-muted">{t('lifecycle.successor.noManager', { name })}</p>
        )}
        {taker && touched.requests.length > 0 && (
          <p className="vh-muted">{t('lifecycle.successor.requests')}</p>
        )}
      </div>
    </div>
  );
}
