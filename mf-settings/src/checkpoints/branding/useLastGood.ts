import { useState } from 'react';

/** A value that is being entered as long as it is good, and then the last one that was. The first one counts as good. */
export function useLastGood<Value>(value: Value, isGood: boolean): Value {
  const [last, setLast] = useState(value);
  if (isGood && !Object.is(last, value)) setLast(value);
  return isGood ? value : last;
}
