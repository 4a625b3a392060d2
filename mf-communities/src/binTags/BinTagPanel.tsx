import { IconFileUnknown } from '@tabler/icons-react';
import { useCustomer, useMemberNames, useUnitsById } from 'shared-lib/data';
import { doorName, shortPath, type Community } from 'shared-lib/domain';
import type { BinTag, BinTagBatch } from 'mf-communities/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { LiveContent, StatePanel, StatusBadge } from 'shared-lib/ui';
import { FactList, StepPanel } from 'shared-lib/ui/drawer';
import { PanelPart, RecordPage, Timeline, type PanelState } from 'shared-lib/ui/lists';
import { useBinTag } from '../data/binTagPage.api.ts';
import { BinTagForms, useBinTagActions } from './BinTagActions.tsx';
import type { BinTagRow } from './binTagRows.ts';
import { tagMeanings } from './tagMeanings.ts';
import styles from './BinTagPanel.module.css';

/** A tag's history, newest first. */
function BinTagHistory({ tag }: { tag: Pick<BinTag, 'history' | 'createdAt'> }) {
  const { t, i18n } = useTexts('mf-communities');
  const members = useMemberNames();
  const nameOf = (id: string) =>
    members.status === 'ready' ? (members.data.get(id) ?? t('unknownMember')) : '…';
  const line = (what: string, at: number, by: string | null) => ({
    what,
    who: [by !== null && nameOf(by), formatDateTime(at, i18n.language)].filter(Boolean).join(' · '),
    words: null,
  });
  return (
    <PanelPart title={t('binTags.history.title')}>
      <Timeline
        lines={[
          ...tag.history
            .toReversed()
            .map(({ act, at, by }) => line(t(`binTags.history.acts.${act}`), at, by)),
          ...(tag.createdAt === null ? [] : [line(t('binTags.history.made'), tag.createdAt, null)]),
        ]}
      />
    </PanelPart>
  );
}

interface BinTagPanelProps extends PanelState<BinTagRow> {
  community: Community;
  /** The latest batches. */
  batches: readonly BinTagBatch[];
}

/** A bin tag's details next to the list, even if the list doesn't contain it. */
export function BinTagPanel({
  community,
  batches,
  rows,
  openKey,
  onStep,
  onClose,
  onReturnFocus,
}: BinTagPanelProps) {
  const { t } = useTexts('mf-communities');
  return (
    <StepPanel
      title={t('binTags.one')}
      keys={rows.map(({ id }) => id)}
      openKey={openKey}
      onStep={onStep}
      onClose={onClose}
      onReturnFocus={onReturnFocus}
    >
      {(id) => <Fetched key={id} id={id} community={community} batches={batches} onOpen={onStep} />}
    </StepPanel>
  );
}

interface FetchedProps {
  id: string;
  community: Community;
  batches: readonly BinTagBatch[];
  onOpen: (id: string) => void;
}

function Fetched({ id, ...props }: FetchedProps) {
  const { t } = useTexts('mf-communities');
  return (
    <LiveContent live={useBinTag(id)}>
      {(tag) =>
        tag ? (
          <Content tag={tag} {...props} />
        ) : (
          <StatePanel icon={<IconFileUnknown size={32} />} title={t('binTags.gone.title')}>
            {t('binTags.gone.text')}
          </StatePanel>
        )
      }
    </LiveContent>
  );
}

function Content({ tag, community, batches, onOpen }: Omit<FetchedProps, 'id'> & { tag: BinTag }) {
  const { t, i18n } = useTexts('mf-communities');
  const { unitId, status, replacedById, printBatchId } = tag;
  const customer = useCustomer();
  const businessSlug = customer.status === 'ready' ? customer.data?.businessSlug : null;
  const live = useUnitsById(unitId === null ? [] : [unitId]);
  const unit = live.status === 'ready' ? live.data.find(({ id }) => id === unitId) : undefined;
  const batch = batches.find(({ id }) => id === printBatchId);
  const printedAt = tag.printedAt ?? batch?.printedAt ?? null;
  const moment = (instant: number | null) => instant && formatDateTime(instant, i18n.language);
  return (
    <RecordPage
      name={tag.label || tag.id}
      badges={<StatusBadge meaning={tagMeanings[status]}>{t(`binTags.status.${status}`)}</StatusBadge>}
      facts={
        <>
          <FactList
            facts={[
              {
                label: t('binTags.columns.unit'),
                value:
                  unitId && live.status === 'ready' && (unit ? doorName(unit) : t('binTags.unknownUnit')),
              },
              {
                label: t('binTags.code'),
                value: (
                  <a href={shortPath(tag.id)} className={styles.code}>
                    {`${window.location.host}${shortPath(tag.id)}`}
                  </a>
                ),
              },
              { label: t('binTags.columns.batch'), value: batch?.label },
              { label: t('binTags.printed'), value: moment(printedAt) },
              { label: t('binTags.assigned'), value: moment(tag.assignedAt) },
              { label: t('binTags.columns.lastScan'), value: moment(tag.lastScanAt) },
            ]}
          />
          {businessSlug && community.slug && (
            <p className={styles.note}>
              <Link
                to={`/${businessSlug}/${community.slug}/bintag/${encodeURIComponent(tag.id)}`}
                className={styles.code}
              >
                {t('binTags.publicPage')}
              </Link>
            </p>
          )}
        </>
      }
      timeline={<BinTagHistory tag={tag} />}
      logId={tag.id}
      actions={useBinTagActions(tag)}
    >
      {replacedById !== null && (
        <p className={styles.note}>
          {t('binTags.replacedBy')}{' '}
          <button type="button" className={styles.other} onClick={() => onOpen(replacedById)}>
            {t('binTags.openOther')}
          </button>
        </p>
      )}
      <BinTagForms tag={tag} />
    </RecordPage>
  );
}
