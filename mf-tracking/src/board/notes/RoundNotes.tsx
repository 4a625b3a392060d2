import { IconNote, IconX } from '@tabler/icons-react';
import { useTeamDirectory } from 'shared-lib/data';
import { addCatalogs, formatDateTime, useTexts } from 'shared-lib/i18n';
import { useState } from 'react';
import { ActionIcon, Button, LazyOverlay, showToast } from 'shared-lib/ui';
import type { RoundNote } from 'mf-tracking/domain';
import { changeRoundNotes, useRoundNotes, type RoundNotesKey } from '../../data/roundNotes.api.ts';
import { PanelPart } from 'shared-lib/ui/lists';
import { notePart } from './notePart.ts';
import styles from './RoundNotes.module.css';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

addCatalogs('mf-tracking', { en, es });

interface RoundNotesProps extends RoundNotesKey {
  /** The community's name. */
  community: string;
}

/** The office's notes on a round, live, and the button that adds one. */
export function RoundNotes({ communityId, serviceDate, community }: RoundNotesProps) {
  const { t } = useTexts('mf-tracking');
  const live = useRoundNotes({ communityId, serviceDate });
  const notes = live.status === 'ready' ? (live.data?.notes ?? []) : [];
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <PanelPart
      title={t('notes.label')}
      aside={
        <Button
          {...notePart.ahead}
          onClick={() => setOpen(true)}
          variant="default"
          size="xs"
          leftSection={<IconNote size={16} aria-hidden />}
        >
          {t('notes.add')}
        </Button>
      }
    >
      {notes.length > 0 && (
        <ul className={`vh-list ${styles.notes}`}>
          {notes.map((note) => (
            <Note key={note.id} note={note} round={{ communityId, serviceDate }} />
          ))}
        </ul>
      )}
      <LazyOverlay part={notePart} isOpen={isOpen} onClose={close}>
        {(NoteDialog) => (
          <NoteDialog
            row={{ communityId, serviceDate, communityName: community }}
            opened={isOpen}
            onClose={close}
          />
        )}
      </LazyOverlay>
    </PanelPart>
  );
}

function Note({ note, round }: { note: RoundNote; round: RoundNotesKey }) {
  const { t, i18n } = useTexts('mf-tracking');
  const team = useTeamDirectory();
  const member = team.status === 'ready' ? team.data.find(({ id }) => id === note.by) : undefined;
  const change = (act: Parameters<typeof changeRoundNotes>[0]) =>
    changeRoundNotes(act).then((changed) => {
      if (!changed.ok) showToast({ meaning: 'bad', message: t('notes.failed') });
      return changed.ok;
    });
  const remove = async () => {
    const removed = await change({ act: 'remove', ...round, noteId: note.id });
    if (!removed) return;
    showToast({
      meaning: 'good',
      message: t('notes.removed'),
      undo: () => void change({ act: 'add', ...round, noteId: note.id, text: note.text }),
    });
  };
  return (
    <li className={styles.note}>
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {note.text}
        </p>
        <p className="vh-soft">
          {[member?.fullName || t('notes.office'), formatDateTime(note.at, i18n.language)].join(' · ')}
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('notes.remove', { text: note.text.slice(0, 40) })}
        title={t('notes.removeShort')}
        onClick={() => void remove()}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
