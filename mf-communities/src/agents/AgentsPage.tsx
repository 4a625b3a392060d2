import { IconCalendarWeek } from '@tabler/icons-react';
import { weekdays, type DirectoryCommunity } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button, Card, LiveContent, StatePanel } from 'shared-lib/ui';
import { Switch, TextInput } from 'shared-lib/ui/inputs';
import { matcherOf } from 'shared-lib/ui/table';
import { useMemo } from 'react';
import { Board } from './Board.tsx';
import styles from './Board.module.css';
import { useBoard, type Board as BoardData } from './useBoard.ts';

const uncoveredDays = ({ id, serviceDays }: DirectoryCommunity, { assignments }: BoardData) =>
  weekdays.filter((day) => serviceDays.includes(day) && assignments.regularAgent(id, day) === null).length;

/** `/communities?view=agents`: the regular specialists of all communities. */
export function AgentsPage() {
  return (
    <Card flush>
      <LiveContent live={useBoard()}>{(board) => <EveryCommunity board={board} />}</LiveContent>
    </Card>
  );
}

function EveryCommunity({ board }: { board: BoardData }) {
  const { t } = useTexts('mf-communities');
  const [search, setSearch] = useSearchParams();
  const requested = search.get('q') ?? '';
  const onlyUncovered = search.has('uncovered');
  const rows = useMemo(() => {
    const matches = matcherOf(requested);
    const people = new Map(board.team.map(({ id, fullName }) => [id, fullName]));
    return board.communities.filter((community) => {
      if (onlyUncovered && uncoveredDays(community, board) === 0) return false;
      const agents = weekdays.map(
        (day) => people.get(board.assignments.regularAgent(community.id, day) ?? '') ?? '',
      );
      return matches([community.propertyName, ...agents].join(' '));
    });
  }, [board, requested, onlyUncovered]);
  const missing = board.communities.reduce((sum, community) => sum + uncoveredDays(community, board), 0);
  const change = (key: string, value: string) =>
    setSearch(
      (now) => {
        if (value) now.set(key, value);
        else now.delete(key);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className={`vh-row ${styles.head}`}>
        <TextInput
          type="search"
          className={styles.search ?? ''}
          aria-label={t('agentBoard.search')}
          placeholder={t('agentBoard.search')}
          maxLength={100}
          value={requested}
          onChange={({ currentTarget: { value } }) => change('q', value)}
        />
        <Switch
          label={t('agentBoard.onlyUncovered')}
          checked={onlyUncovered}
          onChange={({ currentTarget: { checked } }) => change('uncovered', checked ? '1' : '')}
        />
        <span role="status">
          {missing === 0 ? t('agentBoard.summaryNone') : t('agentBoard.summary', { count: missing })}
        </span>
        <Button
          component={Link}
          to="/schedule"
          variant="default"
          leftSection={<IconCalendarWeek size={18} aria-hidden />}
        >
          {t('agentBoard.schedule')}
        </Button>
        <p className={`vh-muted ${styles.help}`}>{t('agentBoard.help')}</p>
      </div>
      <Board board={board} rows={rows} named />
      {rows.length === 0 && <StatePanel icon={null} title={t('agentBoard.noMatch')} />}
    </>
  );
}
