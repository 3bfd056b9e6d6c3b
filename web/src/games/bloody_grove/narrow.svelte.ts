/** Whether the page is a phone's: the hand then lies in the sheet under the board, and columns are narrower. */
const phone = matchMedia('(max-width: 760px)')
let now = $state(phone.matches)
phone.addEventListener('change', () => (now = phone.matches))

export const narrow = (): boolean => now
