/** The shared props of dialogs that change several communities. */
export interface BulkDialogProps {
  /** The selected communities. */
  ids: readonly string[];
  opened: boolean;
  onClose: () => void;
  /** Called when everything is done. */
  onDone: () => void;
}
