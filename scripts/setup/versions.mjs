// npm and the installers run on the machine's Node; our own programs on the newer one that the lock
// file holds for Linux and Windows, or on the machine's where that is new enough.
const oldestForInstalling = 20
const oldestForUs = 24

/** @param {string} version such as `20.11.1` */
export function assertNode(version) {
  if (majorOf(version) >= oldestForInstalling) return
  throw new Error(
    `This project needs Node ${oldestForInstalling} or later, and this is ${version}: install a newer one from https://nodejs.org.`
  )
}

/** @param {string} version */
export function runsOurPrograms(version) {
  return majorOf(version) >= oldestForUs
}

function majorOf(version) {
  return Number(version.replace(/^v/, '').split('.')[0])
}
