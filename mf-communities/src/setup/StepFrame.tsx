import { IconCircleCheck, IconCircleDashed, IconCircleDot } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import type { Community } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import {
  neighbors,
  setupAddress,
  setupSteps,
  stateOf,
  type SetupFacts,
  type SetupStep,
} from './setupSteps.ts';
import styles from './StepFrame.module.css';

interface StepFrameProps {
  /** Null before it is added: then there is only one step. */
  community: Community | null;
  facts: SetupFacts | null;
  /** The current one. */
  step: SetupStep;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const icons = { done: IconCircleCheck, part: IconCircleDot, open: IconCircleDashed } as const;

/** A setup step, between the list of steps and the Back and Continue links. */
export function StepFrame({ community, facts, step, heading, children }: StepFrameProps) {
  const { t } = useTexts('mf-communities');
  const { before, after } = neighbors(step);
  return (
    <div className={`vh-grid ${styles.page}`}>
      <nav aria-label={t('setup.steps.label')}>
        <ol className={`vh-list ${styles.steps}`}>
          {setupSteps.map((one) => {
            const state = stateOf(one, facts);
            const Icon = icons[state];
            const words = (
              <>
                <Icon size={22} aria-hidden />
                <span>{t(`setup.steps.${one}`)}</span>{' '}
                <span className="vh-unseen">({t(`setup.states.${state}`)})</span>
              </>
            );
            return (
              <li key={one} className={styles.step} data-state={state}>
                {community ? (
                  <Link
                    to={setupAddress(community.id, one)}
                    aria-current={one === step ? 'step' : undefined}
                    className={styles.link}
                  >
                    {words}
                  </Link>
                ) : (
                  <span className={styles.link} aria-current={one === step ? 'step' : undefined}>
                    {words}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </nav>
      <section className="vh-grid" aria-labelledby="setup-step">
        <div>
          <h2 id="setup-step" ref={heading} className={styles.heading}>
            {t(`setup.headings.${step}`)}
          </h2>
          <p className={styles.help}>{t(`setup.help.${step}`)}</p>
        </div>
        {children}
      </section>
      {community && (
        <div className={`vh-actions ${styles.ways}`}>
          {before && (
            <Button component={Link} to={setupAddress(community.id, before)} variant="default">
              {t('setup.before', { step: t(`setup.steps.${before}`) })}
            </Button>
          )}
          {after && (
            <Button
              component={Link}
              to={setupAddress(community.id, after)}
              variant={stateOf(step, facts) === 'done' ? 'filled' : 'default'}
            >
              {t(stateOf(step, facts) === 'open' ? 'setup.skip' : 'setup.next', {
                step: t(`setup.steps.${after}`),
              })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
