import { IconPrinter } from '@tabler/icons-react';
import { combineLive } from 'shared-lib/data';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, StatePanel } from 'shared-lib/ui';
import { useState, type ReactNode } from 'react';
import { useLabelLook, type Branding } from '../look/useLabelLook.ts';
import type { LabelKind } from '../source/labelKind.ts';
import { useCheckpointSource, useTagSource, type LabelSource } from '../source/useLabelSource.ts';
import { Studio } from './Studio.tsx';
import { useAsked } from './useAsked.ts';
import { WhatFields } from './WhatFields.tsx';
import styles from './Studio.module.css';

interface StudioPageProps {
  community: Community;
  kind: LabelKind;
}

/** Chooses what is printed, and shows what it will look like. */
export function StudioPage({ community, kind }: StudioPageProps) {
  const [asked, ask] = useAsked();
  // Each time some were recorded as printed, fewer are left.
  const [round, setRound] = useState(0);
  const tags = useTagSource({ communityId: community.id, ...asked }, round, kind !== 'bintags');
  const checkpoints = useCheckpointSource(community.id, kind !== 'checkpoints');
  const source = kind === 'bintags' ? tags : checkpoints;
  return (
    <LiveContent live={combineLive([source, useLabelLook()], (found, branding) => ({ found, branding }))}>
      {({ found, branding }) => (
        <StudioOf
          key={`${asked.which} ${asked.batchId}`}
          community={community}
          kind={kind}
          source={found}
          branding={branding}
          what={<WhatFields kind={kind} asked={asked} onAsk={ask} source={found} />}
          onAll={kind === 'bintags' && asked.which === 'unprinted' ? () => ask({ which: 'all' }) : null}
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
  /** Prints those again that were printed; null where that is no other question. */
  onAll: (() => void) | null;
  onRecorded: () => void;
}

function StudioOf({ community, source, what, onAll, ...rest }: StudioOfProps) {
  const { t } = useTexts('mf-communities');
  if (source.rows.length > 0) {
    const name = community.propertyName || unknownProperty;
    return <Studio communityId={community.id} community={name} source={source} what={what} {...rest} />;
  }
  const none = onAll === null ? rest.kind : 'unprinted';
  return (
    <div className={styles.column}>
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
