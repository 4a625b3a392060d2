import { IconArrowsSort, IconFileUpload, IconPlus, IconQrcode } from '@tabler/icons-react';
import { useBinTagBatches } from '../data/binTagPage.api.ts';
import { repairableBinTags, type BinTagBatch } from 'mf-communities/domain';
import type { Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import {
  DamagedRecords,
  Button,
  Card,
  LazyOverlay,
  LazySection,
  lazyPart,
  ListSkeleton,
  LiveContent,
  StatePanel,
  useAddressState,
} from 'shared-lib/ui';
import { PrintAgain } from '../labels/PrintAgain.tsx';
import { PrintLabels } from '../labels/PrintLabels.tsx';
import { parseBinTagQuery } from './parseBinTagQuery.ts';
import { Batches } from './Batches.tsx';
import { BinTagsTable } from './BinTagsTable.tsx';
import { useBinTagRows } from './useBinTagRows.ts';
import { useCreateTags } from './useCreateTags.ts';

const makeDialog = lazyPart(
  'The form to create bin tags',
  async () => (await import('./CreateTagsDialog.tsx')).CreateTagsDialog,
);
const sequenceDialog = lazyPart(
  'The dialog to assign bin tags in sequence',
  async () => (await import('./sequence/SequenceDialog.tsx')).SequenceDialog,
);
const importPart = lazyPart(
  'The bin tag import',
  async () =>
    (await import(/* webpackChunkName: "import-bin-tags" */ './importing/BinTagImport.tsx')).BinTagImport,
);

/** A community's bin tags: their batches and statuses. `&importTags=1` assigns them from a file. */
export function BinTagsTab({ community }: { community: Community }) {
  const importing = useAddressState('importTags');
  if (importing.isOpen) {
    return (
      <LazySection part={importPart} skeleton={<ListSkeleton />}>
        {(BinTagImport) => <BinTagImport communityId={community.id} onClose={importing.close} />}
      </LazySection>
    );
  }
  return <AllBinTags community={community} onImport={() => importing.open()} />;
}

interface AllBinTagsProps {
  community: Community;
  onImport: () => void;
}

function AllBinTags({ community, onImport }: AllBinTagsProps) {
  const batches = useBinTagBatches({ communityId: community.id, max: 20 });
  return (
    <LiveContent live={batches}>
      {(known) => <BinTags community={community} batches={known} onImport={onImport} />}
    </LiveContent>
  );
}

interface BinTagsProps extends AllBinTagsProps {
  /** The latest ones, newest first. */
  batches: readonly BinTagBatch[];
}

function BinTags({ community, batches, onImport }: BinTagsProps) {
  const { t } = useTexts('mf-communities');
  const [params] = useSearchParams();
  const requested = parseBinTagQuery(params, community.id);
  const live = useBinTagRows(requested);
  const making = useAddressState('make');
  const assigning = useAddressState('assign');
  const { running, go } = useCreateTags(community.id);
  const isNarrowed = requested.batchId !== null || requested.statuses.length > 0;
  const make = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => making.open()}
      {...makeDialog.ahead}
    >
      {t('binTags.make.open')}
    </Button>
  );
  return (
    <div className="vh-stack">
      <DamagedRecords kind={repairableBinTags} />
      <div className="vh-actions">
        {make}
        <Button
          variant="default"
          leftSection={<IconArrowsSort size={18} aria-hidden />}
          onClick={() => assigning.open()}
          {...sequenceDialog.ahead}
        >
          {t('binTags.sequence.open')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileUpload size={18} aria-hidden />}
          onClick={onImport}
          {...importPart.ahead}
        >
          {t('binTags.importing.open')}
        </Button>
        <PrintLabels
          communityId={community.id}
          kind="bintags"
          {...(requested.batchId !== null && { batchId: requested.batchId })}
        />
        <PrintAgain communityId={community.id} kind="bintags" />
      </div>
      {batches.length > 0 && (
        <Batches batches={batches} running={running} onGoOn={(batch) => void go(batch)} />
      )}
      <Card flush>
        <LiveContent live={live}>
          {({ rows, source, onMore }) =>
            rows.length === 0 && !isNarrowed ? (
              <StatePanel icon={<IconQrcode size={32} />} title={t('binTags.empty.title')}>
                {t('binTags.empty.text')}
              </StatePanel>
            ) : (
              <>
                <BinTagsTable community={community} batches={batches} rows={rows} source={source} />
                {source && (
                  <div className="vh-more">
                    <Button variant="default" onClick={onMore}>
                      {t('binTags.more')}
                    </Button>
                  </div>
                )}
              </>
            )
          }
        </LiveContent>
      </Card>
      <LazyOverlay part={makeDialog} isOpen={making.isOpen} onClose={making.close}>
        {(CreateTagsDialog) =>
          making.isOpen && (
            <CreateTagsDialog
              communityId={community.id}
              taken={batches}
              onClose={making.close}
              onMade={(batch) => void go(batch)}
            />
          )
        }
      </LazyOverlay>
      <LazyOverlay part={sequenceDialog} isOpen={assigning.isOpen} onClose={assigning.close}>
        {(SequenceDialog) =>
          assigning.isOpen && (
            <SequenceDialog communityId={community.id} batches={batches} onClose={assigning.close} />
          )
        }
      </LazyOverlay>
    </div>
  );
}
