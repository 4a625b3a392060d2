import {
  IconBuildingCommunity,
  IconDoorExit,
  IconEdit,
  IconFileUpload,
  IconListCheck,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Listing } from 'shared-lib/data';
import { byDoor, type Community, type ListedUnit } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import {
  Button,
  Card,
  LazyOverlay,
  lazyPart,
  NoMatch,
  StatePanel,
  useAddressState,
  useOverlayHost,
} from 'shared-lib/ui';
import { SelectionBar, type BulkAction } from 'shared-lib/ui/table';
import { UnitGrid } from './UnitGrid.tsx';
import styles from './units.module.css';
import { matchingUnits, viewOf, withView } from './unitsView.ts';
import { UnitToolbar } from './UnitToolbar.tsx';

const addDialog = lazyPart(
  'The dialog to add units',
  async () =>
    (await import(/* webpackChunkName: "add-units" */ './adding/AddUnitsDialog.tsx')).AddUnitsDialog,
);

interface UnitsPanelProps {
  community: Community;
  listing: Listing<ListedUnit>;
  onImport: () => void;
  importAhead: object;
}

const nobody: ReadonlySet<string> = new Set<string>();

const dialogs = lazyPart(
  'The unit actions',
  () => import(/* webpackChunkName: "unit-dialogs" */ './unitDialogs.ts'),
);

interface UnitActionsProps {
  community: Community;
  /** The selected ones. */
  units: readonly ListedUnit[];
  /** Clears the selection. */
  onDone: () => void;
}

/** Actions on the selected units; floats at the window's bottom edge while any are selected. */
function UnitActions({ community, units, onDone }: UnitActionsProps) {
  const { t } = useTexts('mf-communities');
  const show = useOverlayHost();
  const open =
    (name: 'BulkEditDialog' | 'MoveOutDialog' | 'DeleteUnitsDialog') => (taken: readonly ListedUnit[]) =>
      show(({ opened, onClose }) => (
        <LazyOverlay part={dialogs} isOpen={opened} onClose={onClose}>
          {({ [name]: Dialog }) => (
            <Dialog community={community} units={taken} opened={opened} onClose={onClose} onDone={onDone} />
          )}
        </LazyOverlay>
      ));
  const actions: BulkAction<ListedUnit>[] = [
    {
      id: 'edit',
      label: t('units.several.action'),
      icon: <IconEdit size={16} aria-hidden />,
      onRun: open('BulkEditDialog'),
    },
    {
      id: 'moveOut',
      label: t('units.moveOut.action'),
      icon: <IconDoorExit size={16} aria-hidden />,
      takes: ({ status, residentName }) => status !== 'vacant' || residentName !== null,
      onRun: open('MoveOutDialog'),
    },
    {
      id: 'delete',
      label: t('units.deleting.action'),
      icon: <IconTrash size={16} aria-hidden />,
      onRun: open('DeleteUnitsDialog'),
    },
  ];
  return <SelectionBar actions={actions} selection={{ rows: units, clear: onDone }} />;
}

/** A community's units: their number, filters, the grid, and bulk actions. */
export function UnitsPanel({ community, listing, onImport, importAhead }: UnitsPanelProps) {
  const { t } = useTexts('mf-communities');
  const { rows, isComplete } = listing;
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const adding = useAddressState('addUnits');
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const ordered = useMemo(() => rows.toSorted(byDoor), [rows]);
  const shown = useMemo(() => matchingUnits(ordered, viewOf(search)), [ordered, search]);
  const chosenUnits = chosen === null ? [] : shown.filter(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[]) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) if (!next.delete(id)) next.add(id);
      return next;
    });
  const change = (part: Partial<typeof view>) =>
    setSearch((now) => withView(now, part), { replace: true, preventScrollReset: true });
  const actions = (
    <div className={styles.actions}>
      <Button
        variant="default"
        leftSection={<IconFileUpload size={18} aria-hidden />}
        onClick={onImport}
        {...importAhead}
      >
        {t('units.import')}
      </Button>
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => adding.open()}
        {...addDialog.ahead}
      >
        {t('units.add')}
      </Button>
    </div>
  );

  return (
    <Card>
      <div className="vh-grid">
        {rows.length === 0 && isComplete ? (
          <StatePanel
            icon={<IconBuildingCommunity size={32} />}
            title={t('units.empty.title')}
            action={actions}
          >
            {t('units.empty.text')}
          </StatePanel>
        ) : (
          <>
            <div className={`vh-spread ${styles.panelHead}`}>
              <p className={styles.count}>
                <strong>{isComplete ? t('units.setUp', { count: rows.length }) : t('units.partly')}</strong>{' '}
                {isComplete && rows.length !== community.totalUnits && (
                  <span className="vh-soft">{t('units.stated', { stated: community.totalUnits })}</span>
                )}
              </p>
              {actions}
            </div>
            <UnitToolbar units={ordered} view={view} shown={shown.length} onChange={change} />
            <div className={styles.choosing}>
              <Button
                size="sm"
                variant="default"
                aria-pressed={chosen !== null}
                leftSection={<IconListCheck size={16} aria-hidden />}
                onClick={() => setChosen(chosen === null ? nobody : null)}
              >
                {t(chosen === null ? 'units.choose' : 'units.chooseEnd')}
              </Button>
              {chosen !== null && shown.length > 0 && (
                <Button
                  size="sm"
                  variant="default"
                  onClick={() => setChosen(new Set(shown.map(({ id }) => id)))}
                >
                  {t('units.chooseAll', { count: shown.length })}
                </Button>
              )}
            </div>
            {shown.length === 0 ? (
              <NoMatch onClear={() => change({ search: '', status: '', building: null, has: '' })} />
            ) : (
              <UnitGrid units={shown} chosen={chosen} onToggle={toggle} />
            )}
            <UnitActions
              community={community}
              units={chosenUnits}
              onDone={() => setChosen((before) => (before === null ? null : nobody))}
            />
          </>
        )}
      </div>
      <LazyOverlay part={addDialog} isOpen={adding.isOpen} onClose={adding.close}>
        {(AddUnitsDialog) =>
          adding.isOpen && <AddUnitsDialog communityId={community.id} units={rows} onClose={adding.close} />
        }
      </LazyOverlay>
    </Card>
  );
}
