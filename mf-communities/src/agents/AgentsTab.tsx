import { IconCalendarWeek } from '@tabler/icons-react';
import { unknownProperty, type Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button, Card, LiveContent } from 'shared-lib/ui';
import { Board } from './Board.tsx';
import styles from './Board.module.css';
import { useBoard } from './useBoard.ts';

/** One community's regular specialists, day by day. */
export function AgentsTab({ community }: { community: Community }) {
  const { t } = useTexts('mf-communities');
  const search = new URLSearchParams({ q: community.propertyName || unknownProperty }).toString();
  return (
    <Card flush>
      <div className={`vh-row ${styles.head}`}>
        <Button
          component={Link}
          to={`/schedule?${search}`}
          variant="default"
          leftSection={<IconCalendarWeek size={18} aria-hidden />}
        >
          {t('agentBoard.schedule')}
        </Button>
        <Button component={Link} to="/communities?view=agents" variant="default">
          {t('agentBoard.back')}
        </Button>
        <p className={`vh-muted ${styles.help}`}>{t('agentBoard.help')}</p>
      </div>
      <LiveContent live={useBoard()}>
        {(board) => (
          <Board
            board={board}
            rows={board.communities.filter(({ id }) => id === community.id)}
            named={false}
          />
        )}
      </LiveContent>
    </Card>
  );
}
