/** Lets the page answer what was pressed meanwhile, before there is more to do. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
