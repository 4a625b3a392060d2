import { useEffect, useState } from 'react';
import { askBusinessSlug } from 'shared-lib/data';
import { businessSlugQuestionSchema } from 'shared-lib/domain';
import { checkValues } from 'shared-lib/ui/form';

/** Debounce before checking whether the address is available, in milliseconds. */
const pause = 300;

const standings = { nobody: 'free', itself: 'own', another: 'taken' } as const;

/** Whether an address is available, checked while typing; null while unknown, and for an invalid address. */
export function useSlugStanding(slug: string, stored: string | null) {
  const [answer, setAnswer] = useState<{
    readonly slug: string;
    readonly standing: (typeof standings)[keyof typeof standings];
  } | null>(null);
  const read = checkValues({ slug }, { schema: businessSlugQuestionSchema });
  const wanted = read.ok ? read.payload.slug : null;
  useEffect(() => {
    if (wanted === null || wanted === stored) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await askBusinessSlug(wanted);
      if (isCurrent && result.ok) setAnswer({ slug: wanted, standing: standings[result.value.holder] });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, stored]);
  return answer !== null && answer.slug === wanted ? answer.standing : null;
}
