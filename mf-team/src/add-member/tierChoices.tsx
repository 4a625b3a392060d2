import { tiers } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import type { TeamCapacity } from './teamCapacityOf.ts';

/**
 * The tier options, with what each may do (spec section 6) and how many Admins the plan has room for.
 * @param t the module's texts.
 */
export const tierChoices = (t: Translate<'mf-team'>, room: TeamCapacity | null) =>
  tiers.map((tier) => ({
    value: tier,
    label: t(`tiers.${tier}`),
    details: (
      <>
        {t(`addMember.tierDetails.${tier}`)}
        {tier === 'Admin' && room && (
          <> {t('addMember.adminsInUse', { used: room.admins, allowed: room.adminsAllowed })}</>
        )}
      </>
    ),
  }));
