import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Browsers limit how often an address may change, so it is updated only after the value has not changed for this long.
 */
const ADDRESS_DELAY_MS = 350;

/**
 * Returns a value of the address that a slider moves, and a function that changes it at once: the address follows when
 * the slider rests. A change of the address by a link or by history navigation sets the value.
 * @param write replaces the value in the address
 */
export function useDelayedAddress<Value extends object>(
  inAddress: Value,
  write: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  /** What was written to the address and has not arrived there yet. */
  const [written, setWritten] = useState<Value | null>(null);
  if (!isSame(seen, inAddress)) {
    setSeen(inAddress);
    setWritten(null);
    // By the time a written value arrives, the slider may have moved on; any other change is by a link or the history.
    if (written === null || !isSame(inAddress, written)) setValue(inAddress);
  }
  const isPending = !isSame(value, inAddress);
  const writeValue = useEffectEvent((rested: Value) => {
    setWritten(rested);
    write(rested);
  });
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => writeValue(value), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending, value]);
  return [value, setValue];
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
