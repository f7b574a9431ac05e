/** The address of the file that says which tree offers what. */
export const ELSEWHERE = '/elsewhere.json'
