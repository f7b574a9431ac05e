/** The policy by which the tag manager's script gets its address, where browsers ask for Trusted Types. */
export const TAG_MANAGER_POLICY = 'tag-manager'

/**
 * The only script outside `/_assets/`: a worker answers only for paths below its own address, and browsers request it
 * again at that address.
 */
export const KEEP_WORKER = '/keep-worker.js'

/** The policy for the address of the worker, in browsers with Trusted Types. */
export const KEEP_WORKER_POLICY = 'keep-worker'
