import { IconPrinter } from '@tabler/icons-react';
import { combineLive, useReprintCutoff } from 'shared-lib/data';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { type Branding, useLabelLook } from 'shared-lib/ui/labels';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'shared-lib/router';
import { SegmentsField } from 'shared-lib/ui/form';
import type { PrintableTags } from '../../data/printableTags.api.ts';
import type { LabelKind } from '../source/labelKind.ts';
import { useCheckpointSource, useTagSource, type LabelSource } from '../source/useLabelSource.ts';
import { Studio } from './Studio.tsx';
import styles from './studio.module.css';

interface StudioPageProps {
  community: Community;
  kind: LabelKind;
}

/** Which labels can be selected. */
const labelSelections = ['unprinted', 'outdated', 'all'] as const satisfies PrintableTags['which'][];

/** The selection in the address. */
type RequestedLabels = Omit<PrintableTags, 'communityId' | 'before'>;

const askedIn = (search: URLSearchParams): RequestedLabels => ({
  which: labelSelections.find((which) => which === search.get('which')) ?? 'unprinted',
  batchId: search.get('batch') || null,
});

/** Which labels to print, kept in the address (`which=all`, `batch={id}`), and its setter. */
function useRequestedLabels() {
  const [search, setSearch] = useSearchParams();
  const ask = (some: Partial<RequestedLabels>) =>
    setSearch(
      (now) => {
        const { which, batchId } = { ...askedIn(now), ...some };
        if (which === 'unprinted') now.delete('which');
        else now.set('which', which);
        if (batchId === null) now.delete('batch');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [askedIn(search), ask] as const;
}

interface WhatFieldsProps {
  kind: LabelKind;
  asked: RequestedLabels;
  onAsk: (some: Partial<RequestedLabels>) => void;
  source: LabelSource;
  /** Whether there are reprint requests, since the design changed. */
  hasOutdated: boolean;
}

/** Selects the labels to print, and shows how many there are. */
function LabelSelectionFields({
  kind,
  asked: { which, batchId },
  onAsk,
  source,
  hasOutdated,
}: WhatFieldsProps) {
  const { t } = useTexts('mf-communities');
  const { total, fetchAll } = source;
  const choices = labelSelections.filter(
    (value) =>
      value === 'all' ||
      (value === 'unprinted' && kind === 'bintags') ||
      (value === 'outdated' && (hasOutdated || which === 'outdated')),
  );
  return (
    <Card>
      <h2 className={styles.heading}>{t('labels.what.title')}</h2>
      {choices.length > 1 && (
        <SegmentsField
          name="which"
          value={choices.includes(which) ? which : 'all'}
          error={null}
          readOnly={false}
          onChange={(value) => onAsk({ which: value })}
          label={t('labels.what.which')}
          choices={choices.map((value) => ({ value, label: t(`labels.what.${value}`) }))}
        />
      )}
      {batchId !== null && (
        <p className={`vh-soft ${styles.help}`}>
          {t('labels.what.batch', { batch: batchId })}{' '}
          <button type="button" className={styles.plain} onClick={() => onAsk({ batchId: null })}>
            {t('labels.what.wholeCommunity')}
          </button>
        </p>
      )}
      <p className={styles.count} role="status">
        {total === null ? t('labels.what.counting') : t('labels.what.count', { count: total })}
      </p>
      {fetchAll !== null && <p className={`vh-soft ${styles.help}`}>{t('labels.what.sample')}</p>}
    </Card>
  );
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
            <LabelSelectionFields
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
