import { useId } from 'react';
import { tiers } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './RoleSelector.module.css';
import type { TeamRoom } from './teamRoomOf.ts';

interface RoleSelectorProps {
  /** The tier that is chosen; empty for none. */
  value: string;
  room: TeamRoom | null;
  problem: string | null;
  /** Why it can't be changed; null when it can. */
  locked?: string | null;
  onChange: (tier: string) => void;
}

/** The choice of a tier, with what each may do (spec section 6). */
export function RoleSelector({ value, room, problem, locked = null, onChange }: RoleSelectorProps) {
  const { t } = useTexts('mf-team');
  const id = useId();
  const note = problem ?? locked;
  return (
    <fieldset
      className={styles.selector}
      data-tour="team-role-selector"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={note === null ? undefined : `${id}-problem`}
      aria-invalid={problem !== null}
      aria-required
    >
      <legend id={`${id}-legend`} className={styles.legend}>
        {t('addMember.tier')}
      </legend>
      {tiers.map((tier) => (
        <label key={tier} className={styles.option}>
          <input
            type="radio"
            name="tier"
            className={styles.input}
            value={tier}
            checked={value === tier}
            disabled={locked !== null}
            aria-labelledby={`${id}-${tier}`.replaceAll(' ', '-')}
            aria-describedby={`${id}-${tier}-details`.replaceAll(' ', '-')}
            onChange={() => onChange(tier)}
          />
          <span className={styles.words}>
            <span id={`${id}-${tier}`.replaceAll(' ', '-')} className={styles.name}>
              {t(`tiers.${tier}`)}
            </span>
            <span id={`${id}-${tier}-details`.replaceAll(' ', '-')} className={styles.details}>
              {t(`addMember.tierDetails.${tier}`)}
              {tier === 'Admin' && room && (
                <> {t('addMember.adminsInUse', { used: room.admins, allowed: room.adminsAllowed })}</>
              )}
            </span>
          </span>
        </label>
      ))}
      {note !== null && (
        <p id={`${id}-problem`} className={problem === null ? styles.details : styles.problem}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
