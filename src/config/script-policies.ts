/** The policy by which the tag manager's script gets its address, where browsers ask for Trusted Types. */
export const TAG_MANAGER_POLICY = 'tag-manager'

/** The one script outside `/_assets/`: a worker answers only below its own address, and browsers ask for it there again. */
export const KEEP_WORKER = '/keep-worker.js'

/** The policy by which it gets its address, where browsers ask for Trusted Types. */
export const KEEP_WORKER_POLICY = 'keep-worker'
