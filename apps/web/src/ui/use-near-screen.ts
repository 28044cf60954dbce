import { useEffect, useRef, useState } from 'react';

const MARGIN_PX = 200;

/** Returns whether an element is or has been in or near the viewport. */
export function useNearScreen<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${MARGIN_PX}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { ref, near };
}
