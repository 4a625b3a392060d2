import { IconPrinter } from '@tabler/icons-react';
import { combineLive, useReprintCutoff } from 'shared-lib/data';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, StatePanel } from 'shared-lib/ui';
import { type Branding, useLabelLook } from 'shared-lib/ui/labels';
import { useState, type ReactNode } from 'react';
import type { LabelKind } from '../source/labelKind.ts';
import { useCheckpointSource, useTagSource, type LabelSource } from '../source/useLabelSource.ts';
import { Studio } from './Studio.tsx';
import { useRequestedLabels, type RequestedLabels } from './useRequestedLabels.ts';
import { WhatFields } from './WhatFields.tsx';

interface StudioPageProps {
  community: Community;
  kind: LabelKind;
}

/** Selects what to print, and previews it. */
export function StudioPage({ community, kind }: StudioPageProps) {
  const [requested, ask] = useRequestedLabels();
  // The list shrinks each time labels are recorded as printed.
  const [round, setRound] = useState(0);
  const wished = useReprintCutoff(community.id);
  const before = wished.status === 'ready' ? wished.data : null;
  const isOutdated = requested.which === 'outdated';
  const isWaiting = isOutdated && wished.status === 'loading';
  const tags = useTagSource(
    { communityId: community.id, before, ...requested },
    round,
    kind !== 'bintags' || isWaiting,
  );
  const checkpoints = useCheckpointSource(
    community.id,
    isOutdated ? (before ?? 0) : null,
    kind !== 'checkpoints' || isWaiting,
  );
  const source = kind === 'bintags' ? tags : checkpoints;
  return (
    <LiveContent live={combineLive([source, useLabelLook()], (found, branding) => ({ found, branding }))}>
      {({ found, branding }) => (
        <StudioOf
          key={`${requested.which} ${requested.batchId}`}
          community={community}
          kind={kind}
          source={found}
          branding={branding}
          what={
            <WhatFields
              kind={kind}
              asked={requested}
              onAsk={ask}
              source={found}
              hasOutdated={before !== null}
            />
          }
          which={requested.which}
          onAll={
            requested.which === 'all' || (kind === 'checkpoints' && !isOutdated)
              ? null
              : () => ask({ which: 'all' })
          }
          onRecorded={() => setRound((before) => before + 1)}
        />
      )}
    </LiveContent>
  );
}

interface StudioOfProps extends StudioPageProps {
  source: LabelSource;
  branding: Branding;
  what: ReactNode;
  which: RequestedLabels['which'];
  /** Reprints labels; null if that isn't a separate query. */
  onAll: (() => void) | null;
  onRecorded: () => void;
}

function StudioOf({ community, source, what, which, onAll, ...rest }: StudioOfProps) {
  const { t } = useTexts('mf-communities');
  if (source.rows.length > 0) {
    const name = community.propertyName || unknownProperty;
    return <Studio communityId={community.id} community={name} source={source} what={what} {...rest} />;
  }
  const none = onAll === null ? rest.kind : which === 'outdated' ? 'outdated' : 'unprinted';
  return (
    <div className="vh-grid">
      {what}
      <StatePanel
        icon={<IconPrinter size={32} />}
        title={t(`labels.none.${none}.title`)}
        action={onAll && <Button onClick={onAll}>{t('labels.what.all')}</Button>}
      >
        {t(`labels.none.${none}.text`)}
      </StatePanel>
    </div>
  );
}
