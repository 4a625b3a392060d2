import { useMemo } from 'react';
import {
  addTeamMemberAs,
  combineLive,
  useAccount,
  useNow,
  useSubscriptions,
  useTeamDirectory,
} from 'shared-lib/data';
import { planOf, type DirectoryMember, type Plan } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { ImportFrame, PlannedImport, useImportCountry } from 'shared-lib/ui/importing';
import { PlanOffer } from 'shared-lib/ui/plans';
import { limitWords, memberImportKind } from './memberImportKind.ts';
import { memberLimits, planNeedOf } from './memberLimits.ts';
import { asInactive } from './planMembers.ts';

const isImport = (search: URLSearchParams) => search.get('import') !== null;

/**
 * Imports members from a file: a dry run first, then one row after another. The dry run follows the team, so
 * it sees a member added in the meantime, here or elsewhere.
 */
export function ImportPage({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mf-team');
  const team = useTeamDirectory();
  const subscriptions = useSubscriptions();
  const now = useNow();
  const live = useMemo(
    () => combineLive([team, subscriptions], (members, paid) => ({ members, plan: planOf(paid, now) })),
    [team, subscriptions, now],
  );
  return (
    <ImportFrame title={t('importMembers.title')} back={t('importMembers.back')} onClose={onClose}>
      <LiveContent live={live}>
        {({ members, plan }) => <ImportInto members={members} plan={plan} />}
      </LiveContent>
    </ImportFrame>
  );
}

function ImportInto({ members, plan }: { members: readonly DirectoryMember[]; plan: Plan }) {
  const { t } = useTexts('mf-team');
  const { uid, customerId } = useAccount();
  const country = useImportCountry();
  // A file is read again whenever these change, but not when the team does.
  const kind = useMemo(
    () =>
      memberImportKind(t, {
        uid,
        customerId,
        country,
        add: addTeamMemberAs({ uid, customerId }),
        existing: [],
      }),
    [t, uid, customerId, country],
  );
  const current = useMemo<typeof kind>(
    () => ({
      ...kind,
      existing: members,
      limit: {
        refused: (rows) => memberLimits(rows, members, plan),
        words: (refusal) => limitWords(t, refusal),
        offer: (rows, refused) => <PlanOffer more={planNeedOf(rows, refused)} elsewhere />,
        fallback: { label: t('importMembers.review.asInactive'), planOf: asInactive },
      },
    }),
    [kind, members, plan, t],
  );
  return (
    <PlannedImport
      kind={current}
      isImport={isImport}
      note={
        <p className="vh-soft">
          {t('importMembers.review.invitations')} {t('importMembers.review.statusStays')}
        </p>
      }
    />
  );
}
