import { useMemo } from 'react';
import { fetchCommunityRecords, useAccount, useCommunityUsage } from 'shared-lib/data';
import { serviceDaysEffect } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { ImportFrame, PlannedImport, planCapacity, useImportCountry } from 'shared-lib/ui/importing';
import { PlanOffer } from 'shared-lib/ui/plans';
import { dayGroups } from '../serviceDays/dayGroups.ts';
import { useDayFacts } from '../serviceDays/useDayFacts.ts';
import { communityImportKind } from './communityImportKind.ts';

const isImport = (search: URLSearchParams) => search.get('import') !== null;

/** `/communities?import=1`: imports communities from a file, as many as the plan has room for. */
export function ImportPage({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('mf-communities');
  const use = useCommunityUsage();
  return (
    <ImportFrame title={t('importCommunities.title')} back={t('importCommunities.back')} onClose={onClose}>
      <LiveContent live={use}>
        {({ used, limit }) => <ImportWithin room={Math.max(0, limit - used)} />}
      </LiveContent>
    </ImportFrame>
  );
}

function ImportWithin({ room }: { room: number }) {
  const { t, i18n } = useTexts('mf-communities');
  const { customerId } = useAccount();
  const { language } = i18n;
  const existing = useMemo(() => fetchCommunityRecords(customerId), [customerId]);
  const country = useImportCountry();
  const live = useDayFacts();
  const facts = live.status === 'ready' ? live.data : null;
  const roomWords = t('importCommunities.room', { count: room });
  const kind = useMemo(() => {
    const offer = (beyond: number) => <PlanOffer more={{ communities: beyond + room }} elsewhere />;
    return communityImportKind(t, language, {
      existing,
      country,
      limit: planCapacity(room, roomWords, offer),
      daysWords: (community, to) => {
        if (facts === null) return '';
        const effect = serviceDaysEffect(community, to, facts);
        return dayGroups([{ name: null, effect }], { t, language, memberName: facts.memberName })
          .map(({ title, lines }) => t('serviceDays.note', { title, lines: lines.join(', ') }))
          .join(' · ');
      },
    });
  }, [t, language, existing, country, room, roomWords, facts]);
  return <PlannedImport kind={kind} isImport={isImport} note={<p>{roomWords}</p>} />;
}
