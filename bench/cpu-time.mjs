/** Time of the processor in ms that `work` takes; what other programs take does not count. */
export function cpuOf(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
