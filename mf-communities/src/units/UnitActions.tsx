import { IconDoorExit, IconEdit, IconTrash } from '@tabler/icons-react';
import type { Community, ListedUnit } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { LazyOverlay, lazyPart, useOverlayHost } from 'shared-lib/ui';
import { SelectionBar, type BulkAction } from 'shared-lib/ui/table';

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
export function UnitActions({ community, units, onDone }: UnitActionsProps) {
  const { t } = useTexts('mf-communities');
  const show = useOverlayHost();
  const open =
    (name: 'EditSeveralDialog' | 'MoveOutDialog' | 'DeleteUnitsDialog') => (taken: readonly ListedUnit[]) =>
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
      onRun: open('EditSeveralDialog'),
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
