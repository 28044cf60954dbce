import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootFontScale } from '../ui/screen.ts';

/**
 * Returns the width of an element, in CSS pixels at the default font size: a drawing of that width, sized with
 * `pxToRem`, fills the element and scales with the reader's font size.
 */
export function useElementWidth<Element extends HTMLElement>(initial: number) {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // the observer reports after layout and before paint; measuring here would force a layout during React's commit
    const observer = new ResizeObserver(() => {
      flushSync(() => setWidth(Math.floor(element.clientWidth / rootFontScale())));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
