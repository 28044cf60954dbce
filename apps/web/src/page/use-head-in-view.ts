import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Returns a ref for the heading of a tracker. A tracker that opens within another one replaces its figures in place, so
 * a reader who pressed a link far below would not see the answer: the page scrolls to its top, and the heading has the
 * focus where the pressed link is gone. Another month or measure of the same subject moves nothing.
 */
export function useHeadInView(subject: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(null);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === subject) return;
    shown.current = subject;
    const element = heading.current;
    if (navigation !== 'PUSH' || element === null) return;
    const isAbove = element.getBoundingClientRect().top < 0;
    if (isAbove) window.scrollTo(0, 0);
    if (isAbove || document.activeElement === document.body) element.focus({ preventScroll: true });
  }, [subject, navigation]);
  return heading;
}
