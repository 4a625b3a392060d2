import {
  cancelReprint,
  requestReprint,
  useAccount,
  useCommunityDirectory,
  useNextPrintPosition,
  usePrintedLabels,
  useReprints,
  type LabelPlace,
} from 'shared-lib/data';
import { unknownProperty, type Reprint } from 'shared-lib/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import {
  Button,
  Card,
  LazyOverlay,
  lazyPart,
  LiveContent,
  showToast,
  StatusBadge,
  useAddressState,
} from 'shared-lib/ui';
import settingsStyles from '../../settings/SettingsTab.module.css';
import styles from './Reprints.module.css';

const dialog = lazyPart(
  'The form to apply the design to existing items',
  async () => (await import(/* webpackChunkName: "reprint" */ './ReprintDialog.tsx')).ReprintDialog,
);

/** The page that prints a community's labels that need a reprint. */
const studioOf = ({ communityId, kind }: LabelPlace) =>
  `/communities/${encodeURIComponent(communityId)}?labels=${kind}&which=outdated`;

/** A reprint request: its communities, how many labels are left, where to continue printing, and how to withdraw it. */
function ReprintRow({ reprint }: { reprint: Reprint }) {
  const { t, i18n } = useTexts('mf-settings');
  const { customerId, uid } = useAccount();
  const { id, communityIds, before } = reprint;
  const directory = useCommunityDirectory();
  const counted = usePrintedLabels({ communityIds, before }, { skip: before === null });
  const counts = counted.status === 'ready' ? counted.data : null;
  const left = counts === null ? null : counts.binTags + counts.checkpoints;
  const place = useNextPrintPosition({ communityIds, before }, { skip: before === null });
  const found = place.status === 'ready' ? place.data : null;
  // The place can be older than the counts.
  const next = found && counts?.[found.kind === 'bintags' ? 'binTags' : 'checkpoints'] ? found : null;

  const [first] = communityIds === 'all' ? [] : communityIds;
  const names = directory.status === 'ready' ? directory.data : [];
  const nameOf = (communityId: string | undefined) =>
    names.find(({ id: known }) => known === communityId)?.propertyName || unknownProperty;

  const takeBack = async () => {
    const { ok } = await cancelReprint(customerId, id);
    showToast(
      ok
        ? {
            meaning: 'good',
            message: t(left === 0 ? 'checkpoints.reprints.cleared' : 'checkpoints.reprints.takenBack'),
            undo: () => void requestReprint(customerId, uid, reprint),
          }
        : { meaning: 'bad', message: t('checkpoints.reprints.undoFailed') },
    );
  };

  return (
    <li className={`vh-row ${styles.row}`}>
      <p className={styles.where}>
        <bdi>
          {communityIds === 'all'
            ? t('checkpoints.reprints.all')
            : t('checkpoints.reprints.some', {
                count: communityIds.length,
                name: nameOf(first),
                others: communityIds.length - 1,
              })}
        </bdi>
        {before !== null && (
          <span className="vh-hint">
            {t('checkpoints.reprints.since', { time: formatDateTime(before, i18n.language) })}
          </span>
        )}
      </p>
      {left !== null && (
        <StatusBadge meaning={left === 0 ? 'good' : 'watch'}>
          {left === 0 ? t('checkpoints.reprints.done') : t('checkpoints.reprints.left', { count: left })}
        </StatusBadge>
      )}
      {next !== null && (
        <Button component={Link} to={studioOf(next)} variant="default" size="compact-sm">
          {t('checkpoints.reprints.print', { name: nameOf(next.communityId) })}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => void takeBack()}>
        {t(left === 0 ? 'checkpoints.reprints.clear' : 'checkpoints.reprints.takeBack')}
      </Button>
    </li>
  );
}

/** Labels in an older design: what to reprint, and the progress. */
export function Reprints() {
  const { t } = useTexts('mf-settings');
  const live = useReprints();
  const applying = useAddressState('apply');
  return (
    <section aria-labelledby="reprints-title" data-setting="reprints">
      <h3 id="reprints-title" className={settingsStyles.group}>
        {t('checkpoints.reprints.title')}
      </h3>
      <p className={settingsStyles.text}>{t('checkpoints.reprints.text')}</p>
      <Card>
        <LiveContent live={live}>
          {(reprints) =>
            reprints.length > 0 && (
              <ul className={`vh-list ${styles.rows}`} aria-label={t('checkpoints.reprints.list')}>
                {reprints.map((reprint) => (
                  <ReprintRow key={reprint.id} reprint={reprint} />
                ))}
              </ul>
            )
          }
        </LiveContent>
        <Button variant="default" onClick={() => applying.open()} {...dialog.ahead}>
          {t('checkpoints.reprints.open')}
        </Button>
      </Card>
      <LazyOverlay part={dialog} isOpen={applying.isOpen} onClose={applying.close}>
        {(ReprintDialog) => applying.isOpen && <ReprintDialog onClose={applying.close} />}
      </LazyOverlay>
    </section>
  );
}
