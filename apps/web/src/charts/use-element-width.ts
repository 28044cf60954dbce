import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { letterScale } from '../look/letter-size.ts';

/**
 * The width of an element as it is laid out, in CSS pixels at the usual size of letters: a drawing of that width, shown in
 * `inLetters`, fills the element and grows with the reader's letters as a whole.
 */
export function useElementWidth<Element extends HTMLElement>(initial: number) {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // told once it is laid out, and drawn before it is painted; measured here, it would be laid out amid React's work
    const observer = new ResizeObserver(() => {
      flushSync(() => setWidth(Math.floor(element.clientWidth / letterScale())));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
