import { IconX } from '@tabler/icons-react';
import { localize } from 'shared-lib/contract';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, areSingleKeysOn, setSingleKeys } from 'shared-lib/ui';
import { Switch } from 'shared-lib/ui/inputs';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { useReleases } from '../../modules/useModules.ts';
import { goKeysOf } from './goKeys.ts';
import { searchKeys } from './keyNames.ts';
import styles from './ShortcutsDialog.module.css';

/** Lists the keyboard shortcuts, with the switch for single-key ones. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTexts('layout');
  const releases = useReleases();
  const dialog = useRef<HTMLDialogElement>(null);
  const [areOn, setOn] = useState(areSingleKeysOn);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closing the dialog before it is removed returns focus to what opened it.
    return () => shown?.close();
  }, []);

  const keys = [
    [[searchKeys()], t('shortcuts.search')],
    [['?'], t('shortcuts.list')],
    [['Esc'], t('shortcuts.leave')],
    [['↑', '↓'], t('shortcuts.move')],
    [['↵'], t('shortcuts.follow')],
    [['C'], t('shortcuts.create')],
    ...goKeysOf(releases).map(
      ({ letter, name }) =>
        [['G', letter.toUpperCase()], t('shortcuts.go', { page: localize(name, i18n.language) })] as const,
    ),
  ] as const;

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="shortcuts-title" onClose={onClose}>
      <div className={styles.header}>
        <h2 id="shortcuts-title" className="vh-large-title">
          {t('shortcuts.title')}
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('shortcuts.close')}
          onClick={onClose}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </div>
      <dl className={styles.keys}>
        {keys.map(([names, what]) => (
          <Fragment key={what}>
            <dt>{what}</dt>
            <dd>
              {names.map((name) => (
                <kbd key={name} className={styles.key}>
                  {name}
                </kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <Switch
        className={styles.switch ?? ''}
        label={t('shortcuts.singleKeys')}
        description={t('shortcuts.singleKeysHint')}
        checked={areOn}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          setSingleKeys(currentTarget.checked);
        }}
      />
    </dialog>
  );
}
