import { useState } from 'react';
import { maxNoteLength, roundNoteActSchema } from 'mf-tracking/domain';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { showToast, type OverlayState } from 'shared-lib/ui';
import { FormDialog, TextAreaField, useForm } from 'shared-lib/ui/form';
import { changeRoundNotes, type RoundNotesKey } from '../../data/roundNotes.api.ts';
import type { BoardRow } from '../night/boardRow.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

interface NoteDialogProps extends OverlayState {
  row: RoundNotesKey & Pick<BoardRow, 'communityName'>;
}

/** Adds a note to a round. The toast undoes it. */
export function NoteDialog({ row, opened, onClose }: NoteDialogProps) {
  const { t } = useTexts('mf-tracking');
  const { communityId, serviceDate, communityName: community } = row;
  // Retries keep the note's id; the next note gets a new one.
  const [noteId, setNoteId] = useState(() => crypto.randomUUID());
  const undo = async (added: string) => {
    const undone = await changeRoundNotes({ act: 'remove', communityId, serviceDate, noteId: added });
    if (!undone.ok) showToast({ meaning: 'bad', message: t('notes.failed') });
  };
  const form = useForm({
    name: `note-${communityId}-${serviceDate}`,
    initialValues: { text: '' },
    schema: roundNoteActSchema,
    toInput: ({ text }) => ({ act: 'add', communityId, serviceDate, noteId, text }),
    submit: async (act) => {
      const added = await changeRoundNotes(act);
      if (added.ok) setNoteId(crypto.randomUUID());
      return added;
    },
    errorTexts: 'mf-tracking:notes.problems',
    describeFailure: () => ({ text: t('notes.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('notes.title', { community })}
      submitLabel={t('notes.add')}
      success={() => t('notes.added', { community })}
      undo={({ payload }) => void undo(payload.noteId)}
    >
      <TextAreaField
        {...form.field('text')}
        label={t('notes.text')}
        help={t('notes.help')}
        maxLength={maxNoteLength}
        autoFocus
      />
    </FormDialog>
  );
}
