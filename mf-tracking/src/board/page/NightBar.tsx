import { IconPrinter } from '@tabler/icons-react';
import { useTexts } from 'shared-lib/i18n';
import { useNavigate } from 'shared-lib/router';
import { Button, printPage, Segments } from 'shared-lib/ui';
import styles from './NightBar.module.css';
import { NightSteps } from './NightSteps.tsx';
import type { useNight } from './useNight.ts';

interface NightBarProps extends Pick<
  ReturnType<typeof useNight>,
  'night' | 'byAgent' | 'isTimeline' | 'toNight' | 'toList' | 'toView'
> {
  /** The latest service date in progress, `YYYY-MM-DD`. */
  tonight: string;
  /** A phone's list is the same in both views. */
  hasViews: boolean;
}

/** The displayed night, links to others, and the switches between communities and specialists, table and timeline. */
export function NightBar(props: NightBarProps) {
  const { night, byAgent, isTimeline, tonight, hasViews, toNight, toList, toView } = props;
  const { t } = useTexts('mf-tracking');
  const navigate = useNavigate();
  const go = (search: string) => void navigate({ search }, { preventScrollReset: true });
  return (
    <div className={styles.bar}>
      <NightSteps night={night ?? tonight} tonight={tonight} toNight={toNight} />
      <div className={styles.tools}>
        <Segments
          label={t('nights.by')}
          options={[
            { value: 'community', label: t('nights.byCommunity') },
            { value: 'agent', label: t('nights.byAgent') },
          ]}
          value={byAgent ? 'agent' : 'community'}
          onChange={(list) => go(toList(list))}
        />
        {hasViews && (
          <Segments
            label={t('timeline.view')}
            options={[
              { value: 'table', label: t('timeline.table') },
              { value: 'timeline', label: t('timeline.timeline') },
            ]}
            value={isTimeline ? 'timeline' : 'table'}
            onChange={(view) => go(toView(view))}
          />
        )}
        <Button
          variant="default"
          className={styles.print ?? ''}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={printPage}
        >
          {t('nights.print')}
        </Button>
      </div>
    </div>
  );
}
