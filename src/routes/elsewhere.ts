/** The address of the file with the names that each tree offers. */
export const ELSEWHERE = '/elsewhere.json'
