import { useCallback } from 'react';

/**
 * Leaves scrolling to the page: the plain wheel and a single finger do not reach the map. The wheel with Ctrl, two
 * fingers, the buttons and the keys still move it.
 */
export function useCooperativeGestures() {
  return useCallback((frame: HTMLElement | null) => {
    if (frame === null) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    const onTouch = (event: TouchEvent) => {
      if (event.touches.length < 2) event.stopPropagation();
    };
    frame.addEventListener('wheel', onWheel, { capture: true, passive: true });
    frame.addEventListener('touchstart', onTouch, { capture: true, passive: true });
    return () => {
      frame.removeEventListener('wheel', onWheel, { capture: true });
      frame.removeEventListener('touchstart', onTouch, { capture: true });
    };
  }, []);
}
