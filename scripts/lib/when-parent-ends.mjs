const EVERY_MS = 500;

/** Calls back once when the process that started this one has ended. It does not keep this process alive. */
export function whenParentEnds(callback) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    // elsewhere than on Windows the process gets another parent
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    callback();
  }, EVERY_MS).unref();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
