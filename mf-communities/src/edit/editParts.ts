import type { ReactNode } from 'react';
import { lazyPart, type LazyPart } from 'shared-lib/ui';
import type { EditDialogProps, EditPart } from './EditDialogProps.ts';

const dialog = (name: string, fetchDialog: () => Promise<(props: EditDialogProps) => ReactNode>) =>
  lazyPart(name, fetchDialog);

/** The dialogs, whose code loads when one is opened. */
export const editParts: Readonly<Record<EditPart, LazyPart<(props: EditDialogProps) => ReactNode>>> = {
  details: dialog(
    'The form to edit a community',
    async () => (await import('./DetailsDialog.tsx')).DetailsDialog,
  ),
  rules: dialog('The form to edit rules', async () => (await import('./rules/RulesDialog.tsx')).RulesDialog),
  closures: dialog(
    'The form to edit closures',
    async () => (await import('./closures/ClosuresDialog.tsx')).ClosuresDialog,
  ),
  contact: dialog(
    'The form to edit the contact',
    async () => (await import('./ContactDialog.tsx')).ContactDialog,
  ),
  codes: dialog('The form to edit codes', async () => (await import('./CodesDialog.tsx')).CodesDialog),
  geofence: dialog(
    'The form to edit the geofence',
    async () => (await import('./geofence/GeofenceDialog.tsx')).GeofenceDialog,
  ),
  address: dialog(
    'The form to edit the public address',
    async () => (await import('./AddressDialog.tsx')).AddressDialog,
  ),
};

/** The part in an address; null for none. */
export const editPartIn = (value: string | null): EditPart | null =>
  value !== null && Object.hasOwn(editParts, value) ? (value as EditPart) : null;
