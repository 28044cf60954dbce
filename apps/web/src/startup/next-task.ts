/** Yields to pending events before further work. */
export function yieldToNextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
