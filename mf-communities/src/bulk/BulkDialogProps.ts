/** What every dialog for a change of several communities is given. */
export interface BulkDialogProps {
  /** The communities that were chosen. */
  ids: readonly string[];
  opened: boolean;
  onClose: () => void;
  /** Called when all of it is done. */
  onDone: () => void;
}
