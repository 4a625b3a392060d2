import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react';
import { unknownProperty, type Shift } from 'shared-lib/domain';
import { formatNight, useTexts } from 'shared-lib/i18n';
import { nameOfAgent } from '../../people/agentOf.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import type { Cover } from '../decide/shiftChanges.ts';
import styles from './BulkDecision.module.css';
import { shiftKey } from './bulkCovers.ts';

interface UncoveredShiftsProps {
  shifts: readonly Shift[];
  /** What happens to each. */
  covers: readonly Cover[];
  facts: NightFacts;
}

/** The shifts that nights off leave uncovered, each with who serves it instead. */
export function UncoveredShifts({ shifts, covers, facts }: UncoveredShiftsProps) {
  const { t, i18n } = useTexts('mf-team');
  const nameOf = (id: string) => nameOfAgent(facts.agentOf(id), t);
  const wordsOf = (cover: Cover, awayName: string) =>
    cover.kind === 'agent'
      ? nameOf(cover.id)
      : cover.kind === 'keep'
        ? t('requests.decide.keep', { name: awayName })
        : t(`requests.bulk.becomes.${cover.kind}`);
  return (
    <ul className={`vh-list ${styles.uncovered}`} aria-label={t('requests.bulk.shifts')}>
      {shifts.map((shift, index) => {
        const cover = covers[index] ?? { kind: 'open' };
        const awayName = shift.agentId === null ? '' : nameOf(shift.agentId);
        const isOpen = cover.kind === 'open';
        return (
          <li key={shiftKey(shift)}>
            <span>
              <strong dir="auto">
                {facts.communityOf(shift.communityId)?.propertyName ?? unknownProperty}
              </strong>
              <span className="vh-hint vh-digits" dir="auto">
                {t('requests.bulk.away', {
                  night: formatNight(shift.serviceDate, i18n.language),
                  name: awayName,
                })}
              </span>
            </span>
            <span className={styles.becomes} data-open={isOpen || undefined} dir="auto">
              {isOpen ? (
                <IconAlertTriangle size={16} aria-hidden />
              ) : (
                <IconArrowRight size={16} aria-hidden />
              )}
              {wordsOf(cover, awayName)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
