import { IconAlertTriangle } from '@tabler/icons-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNow } from 'shared-lib/data';
import { weekdayOf, type ShiftPlace } from 'shared-lib/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Button, Segments } from 'shared-lib/ui';
import { candidatesFor } from '../editing/candidatesFor.ts';
import { needsConfirmation } from '../editing/dropOf.ts';
import { weekdayName } from '../editing/editingTexts.ts';
import { isEmptyStep, placesWithoutConflict, planStep, type Scope } from '../editing/planStep.ts';
import { currentAgent } from '../editing/schedulePlan.ts';
import type { Editing } from '../editing/useEditing.ts';
import type { SaveResult } from '../editing/useScheduleWrites.ts';
import styles from './AssignForm.module.css';
import { PeoplePicker } from './PeoplePicker.tsx';
import type { WeekRecords } from '../rows/weekGridOf.ts';

/** How many conflicts are listed, for one shift and for several. The rest are counted. */
const concernsListed = { one: 4, several: 2 };

interface AssignFormProps {
  /** At least one; all of them get the same specialist. */
  places: readonly ShiftPlace[];
  /** The initial selection. */
  scope?: Scope | undefined;
  team: WeekRecords['team'];
  editing: Pick<Editing, 'plan' | 'words' | 'save'>;
  onSaved: () => void;
}

/** Assigns shifts for one night or every week. Shows the conflicts, and saves the choice. */
export function AssignForm({ places, scope: proposed = 'night', team, editing, onSaved }: AssignFormProps) {
  const { t, i18n } = useTexts('mf-team');
  const { plan, words } = editing;
  const now = useNow(60_000);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [scope, setScope] = useState<Scope>(proposed);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBegun, setBegun] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);

  const byName = useMemo(() => {
    const { compare } = textCollator(i18n.language);
    return team.toSorted((a, b) => compare(a.fullName, b.fullName));
  }, [team, i18n.language]);
  const candidates = useMemo(() => candidatesFor(byName, places, plan), [byName, places, plan]);

  // The conflicts make the footer grow, so the chosen person is scrolled into view above it.
  useLayoutEffect(() => {
    if (chosen === undefined) return;
    const person = form.current?.querySelector('[data-chosen]');
    if (!person || !foot.current) return;
    const hidden = person.getBoundingClientRect().bottom - foot.current.getBoundingClientRect().top;
    if (hidden > 0) form.current?.closest('[data-side-panel]')?.scrollBy({ top: hidden });
  }, [chosen]);

  const [first] = places;
  if (!first) return null;
  const one = places.length === 1 ? first : null;
  const day = weekdayName(first.serviceDate, i18n.language);
  const isServed = ({ communityId, serviceDate }: ShiftPlace) =>
    plan.communityOf(communityId)?.serviceDays.includes(weekdayOf(serviceDate)) ?? false;
  const unserved = places.filter((place) => !isServed(place)).length;
  const holds: Scope = unserved === places.length ? 'night' : scope;
  const nameOf = (communityId: string) => plan.communityOf(communityId)?.propertyName;

  const step = chosen === undefined ? null : planStep(places, chosen, holds, plan, now);
  const changes = step !== null && !isEmptyStep(step.changes);
  const asks = changes && needsConfirmation(step.concerns);
  const listed = one ? concernsListed.one : concernsListed.several;
  const lines = changes ? words.concerns(step.concerns, one !== null) : [];
  const free = asks && step.wishes.length > 1 ? placesWithoutConflict(step) : [];

  const saveStep = async (save: () => Promise<SaveResult>) => {
    setSaving(true);
    setProblem(null);
    const saved = await save();
    setSaving(false);
    if (saved.ok) onSaved();
    else {
      setProblem(saved.message);
      setBegun(saved.begun !== undefined);
    }
  };

  const action = () => {
    if (chosen === undefined) return t('schedule.edit.save.choose');
    if (!changes) return t('schedule.edit.save.nothing');
    const count = places.length;
    if (chosen === null) {
      if (isBegun) return t('schedule.edit.save.clearAnyway', { count });
      return t(`schedule.edit.save.${one ? 'clear' : 'clearMany'}`, { count });
    }
    const kind = one ? 'assign' : 'assignMany';
    return t(`schedule.edit.save.${kind}${asks || isBegun ? 'Anyway' : ''}`, {
      name: words.agent(chosen),
      count,
    });
  };

  return (
    <form
      ref={form}
      className="vh-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (step && changes && !saving) void saveStep(() => editing.save(step, holds, isBegun));
      }}
    >
      {unserved < places.length && (
        <div className={styles.scope}>
          <Segments
            label={t('schedule.edit.scope')}
            value={scope}
            onChange={(value) => setScope(value === 'week' ? 'week' : 'night')}
            options={[
              { value: 'night', label: t(one ? 'schedule.edit.scopeNight' : 'schedule.edit.scopeNights') },
              {
                value: 'week',
                label: one ? t('schedule.edit.scopeWeek', { day }) : t('schedule.edit.scopeWeeks'),
              },
            ]}
          />
          {holds === 'week' && (
            <p className="vh-soft">
              {t(one ? 'schedule.edit.weeklyText' : 'schedule.edit.weeklyTextMany', { day })}
              {unserved > 0 && ` ${t('schedule.edit.weeklySkips', { count: unserved })}`}
            </p>
          )}
        </div>
      )}
      <PeoplePicker
        label={t(one ? 'schedule.edit.choose' : 'schedule.edit.chooseMany')}
        candidates={candidates}
        forSeveral={one === null}
        present={(one && currentAgent(one, plan)) ?? null}
        chosen={chosen}
        onChoose={(agentId) => {
          setChosen(agentId);
          setProblem(null);
          setBegun(false);
        }}
        nameOf={nameOf}
      />
      <div ref={foot} className={styles.foot}>
        {lines.length > 0 && (
          <div role="status" className={styles.concerns}>
            <ul className="vh-list">
              {lines.slice(0, listed).map((line) => (
                <li key={line.words} data-severity={line.severity} dir="auto">
                  <IconAlertTriangle size={16} aria-hidden />
                  <span>{line.words}</span>
                </li>
              ))}
              {lines.length > listed && (
                <li>{t('schedule.edit.moreConcerns', { count: lines.length - listed })}</li>
              )}
            </ul>
          </div>
        )}
        {problem !== null && (
          <p role="alert" className="vh-refused">
            {problem}
          </p>
        )}
        <Button type="submit" fullWidth loading={saving} disabled={!changes}>
          <span className={styles.action} dir="auto">
            {action()}
          </span>
        </Button>
        {free.length > 0 && chosen && (
          <Button
            variant="default"
            fullWidth
            disabled={saving}
            onClick={() => void saveStep(() => editing.save(planStep(free, chosen, holds, plan, now), holds))}
          >
            {t('schedule.edit.save.onlyFree', { count: free.length })}
          </Button>
        )}
      </div>
    </form>
  );
}
