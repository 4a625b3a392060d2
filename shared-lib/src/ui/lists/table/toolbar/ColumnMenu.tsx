import { IconColumns3 } from '@tabler/icons-react';
import { isShown } from '../columns/columnChoice.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import type { ToolbarProps } from './toolbarProps.ts';
import { useTableTexts } from '../useTableTexts.ts';

type ColumnMenuProps<Row> = Pick<ToolbarProps<Row>, 'columns' | 'columnChoice' | 'onChooseColumn'> & {
  look?: 'menu' | 'folded';
};

/** Selects the visible columns. */
export function ColumnMenu<Row>({
  columns,
  columnChoice,
  look = 'menu',
  onChooseColumn,
}: ColumnMenuProps<Row>) {
  const { t } = useTableTexts();
  return (
    <ChoiceMenu
      label={t('columns')}
      icon={<IconColumns3 size={16} aria-hidden />}
      look={look}
      choices={columns
        .filter(({ choice }) => choice !== 'fixed')
        .map((column) => ({
          value: column.id,
          label: column.header,
          checked: isShown(column, columnChoice),
        }))}
      onChange={onChooseColumn}
    />
  );
}
