/** The specification's messages for failed calls, for logs of the build and of the browser. */
export const NETWORK_FAILURE = 'Network error or timeout. Please check your connection.'

export function failureOfStatus(status: number, statusText: string): string {
  if (status === 403) return 'Access denied. You do not have permission for this action.'
  if (status === 500) return 'Server error. Please try again later.'
  return `Error: ${statusText || 'unknown status'}`
}
