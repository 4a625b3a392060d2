import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { NamedViewList } from './NamedViewList.tsx';
import { PopoverMenu } from '../toolbar/PopoverMenu.tsx';
import { useNamedViews, type NamedViewTarget } from './useNamedViews.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from './NamedViews.module.css';
import menu from '../toolbar/ChoiceMenu.module.css';

interface NamedViewsMenuProps {
  /** The table's id. */
  list: string;
  target: NamedViewTarget;
  /** `menu` floats below its button, `folded` expands in place. */
  look?: 'menu' | 'folded';
}

/**
 * A user's saved views of a table, in a menu whose button shows the current one and whether it has been
 * changed.
 */
export function NamedViewsMenu({ list, target, look = 'menu' }: NamedViewsMenuProps) {
  const { t } = useTableTexts();
  const kept = useNamedViews(list, target);
  const { inUse } = kept;
  const face = (
    <>
      <IconBookmark size={16} aria-hidden />
      <span className={styles.face} dir="auto">
        {inUse ? inUse.name : t('views')}
      </span>
      {inUse?.isChanged && <span className={styles.changed}>{t('viewChanged')}</span>}
      <IconChevronDown size={16} aria-hidden />
    </>
  );
  if (look === 'folded') {
    return (
      <details className={menu.folded}>
        <summary className={menu.summary}>{face}</summary>
        <NamedViewList kept={kept} />
      </details>
    );
  }
  return (
    <PopoverMenu
      label={t('views')}
      face={face}
      {...(inUse && {
        buttonLabel: t(inUse.isChanged ? 'viewInUseChanged' : 'viewInUse', { name: inUse.name }),
      })}
    >
      <NamedViewList kept={kept} />
    </PopoverMenu>
  );
}
