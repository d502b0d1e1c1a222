/** Sends a signal to every process of a group; a group that has ended already is fine. */
export function signalGroup(pid, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
