import { configure, getConfig } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Testing Library dispatches each event in an `act` that is not awaited, in which React leaves a page unfinished that begins
 * to load. Without it React renders as in a browser: wait for what an action leads to.
 */
export function awaitUpdates(user: UserEvent): UserEvent {
  return new Proxy(user, {
    get(target, name) {
      const action: unknown = Reflect.get(target, name);
      if (typeof action !== 'function') return action;
      return async (...given: unknown[]) => {
        const { eventWrapper } = getConfig();
        configure({ eventWrapper: (dispatch) => dispatch() });
        try {
          return await Reflect.apply(action, target, given);
        } finally {
          configure({ eventWrapper });
        }
      };
    },
  });
}
