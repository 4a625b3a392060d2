import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { maxViewNameLength, viewNameProblem, type NamedViews } from '../../../../data/listViews/listView.ts';
import { visibleText } from '../../../../domain/index.ts';
import { textCollator } from '../../../../i18n/formats.ts';
import { LiveContent } from '../../../base/states/LiveContent.tsx';
import type { SavedViews } from './useNamedViews.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './NamedViews.module.css';

/** The view being renamed; null for saving the current one. */
type Naming = { readonly renamed: string | null };

/** A user's saved views of a table: choose, add, rename and delete. */
export function NamedViewList({ kept }: { kept: SavedViews }) {
  const { t, i18n } = useTableTexts();
  const [naming, setNaming] = useState<Naming | null>(null);
  const { inUse } = kept;
  const names = Object.keys(kept.views).sort(textCollator(i18n.language).compare);
  /** Runs an action and closes the menu. */
  const choose = (act: () => void) => (event: { currentTarget: Element }) => {
    act();
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  };

  if (naming) {
    return (
      <NameForm
        views={kept.views}
        renamed={naming.renamed}
        onName={(name) => {
          if (naming.renamed === null) kept.save(name);
          else kept.rename(naming.renamed, name);
          setNaming(null);
        }}
        onCancel={() => setNaming(null)}
      />
    );
  }
  return (
    <LiveContent live={kept.live} skeleton={null}>
      {() => (
        <div className={styles.panel}>
          {names.length === 0 && <p className={`vh-soft ${styles.none}`}>{t('noViews')}</p>}
          <ul className={`vh-list ${styles.views}`}>
            {names.map((name) => (
              <li key={name} className={styles.view}>
                <button
                  type="button"
                  className={styles.name}
                  aria-current={inUse?.name === name}
                  onClick={choose(() => kept.open(name))}
                >
                  <IconCheck size={16} aria-hidden className={styles.mark} />
                  <span className={styles.text} dir="auto" title={name}>
                    {name}
                  </span>
                </button>
                <ActionIcon
                  variant="subtle"
                  size={36}
                  aria-label={t('renameView', { name })}
                  onClick={() => setNaming({ renamed: name })}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size={36}
                  aria-label={t('deleteView', { name })}
                  onClick={choose(() => kept.remove(name))}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
          <div className={styles.acts}>
            {inUse?.isChanged && (
              <Button variant="subtle" justify="start" onClick={choose(() => kept.save(inUse.name))}>
                {t('saveChanges', { name: inUse.name })}
              </Button>
            )}
            <Button variant="subtle" justify="start" onClick={() => setNaming({ renamed: null })}>
              {t('saveView')}
            </Button>
            {inUse && (
              <Button variant="subtle" justify="start" onClick={choose(kept.leave)}>
                {t('leaveView')}
              </Button>
            )}
            {kept.canBeDefault && (
              <Button variant="subtle" justify="start" onClick={choose(kept.makeDefault)}>
                {t('makeDefault')}
              </Button>
            )}
            {kept.hasDefault && (
              <Button variant="subtle" justify="start" onClick={choose(kept.resetDefault)}>
                {t('resetDefault')}
              </Button>
            )}
          </div>
        </div>
      )}
    </LiveContent>
  );
}

interface NameFormProps {
  views: NamedViews;
  renamed: string | null;
  onName: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ views, renamed, onName, onCancel }: NameFormProps) {
  const { t } = useTableTexts();
  const [name, setName] = useState(renamed ?? '');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = visibleText(name).trim();
    const problem = viewNameProblem(given, views, renamed);
    if (problem) setError(t(`viewNameProblems.${problem}`));
    else onName(given);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        label={t('viewName')}
        maxLength={maxViewNameLength}
        value={name}
        error={error}
        data-autofocus
        ref={(field) => field?.focus()}
        // Arrow keys, Home and End belong to the field, not the menu.
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
      />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t('cancelNaming')}
        </Button>
        <Button type="submit">{t(renamed === null ? 'saveNewView' : 'renameNow')}</Button>
      </div>
    </form>
  );
}
