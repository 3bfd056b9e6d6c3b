/** The six characters as round portraits in brass, ch-nova… in the order of the rules. */
export const CHARACTERS = ['nova', 'harris', 'junas', 'linny', 'violet', 'fenn'] as const

interface Face { sky: string; skin: string; coat: string; behind: string; hair: string; top: string }

const goggles = (y: number, glass = '#7fe3cf'): string =>
  `<path d="M-15 ${y}Q0 ${y - 5} 15 ${y}" stroke="#3b2413" stroke-width="4.4" fill="none"/><g stroke="#8a5a2c" stroke-width="2" fill="${glass}"><circle cx="-5.6" cy="${y - 2}" r="5"/><circle cx="5.6" cy="${y - 2}" r="5"/></g>` +
  `<circle cx="-7" cy="${y - 3.6}" r="1.4" fill="#fff"/><circle cx="4.2" cy="${y - 3.6}" r="1.4" fill="#fff"/>`

const FACES: Record<(typeof CHARACTERS)[number], Face> = {
  nova: {
    sky: '#4b3f86', skin: '#b97d50', coat: '#d8d2ee',
    behind: '<circle cx="-13" cy="-16" r="11" fill="#1d1526"/><circle cx="13" cy="-16" r="11" fill="#1d1526"/><ellipse cy="-8" rx="16" ry="14" fill="#1d1526"/>',
    hair: '<path d="M-13.5 -3Q-14 -19 0 -19Q14 -19 13.5 -3Q9 -12 0 -11Q-9 -12 -13.5 -3Z" fill="#2a1f36"/>',
    top: '<path d="M0 -23L2.2 -18.6L7 -18L3.4 -14.8L4.4 -10L0 -12.4L-4.4 -10L-3.4 -14.8L-7 -18L-2.2 -18.6Z" fill="#ffe9a6" stroke="#6b4a12" stroke-width=".8"/>',
  },
  harris: {
    sky: '#7a5330', skin: '#8a5836', coat: '#31506b', behind: '',
    hair: '<path d="M-13.5 -4Q-14 -14 -8 -15H8Q14 -14 13.5 -4Q10 -9 0 -10Q-10 -9 -13.5 -4Z" fill="#23160d"/>',
    top: '<path d="M-17 -11Q-17 -26 0 -26Q17 -26 17 -13L23 -9Q22 -6 17 -7.5Q0 -14 -17 -11Z" fill="#4f5a3a"/><path d="M-11 -19Q-4 -24 4 -23" stroke="#fff" stroke-opacity=".35" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M-10 14L0 21L10 14L8 24L0 22L-8 24Z" fill="#c0452f"/>',
  },
  junas: {
    sky: '#6d7a34', skin: '#e8bd92', coat: '#8c5a2b',
    behind: '<path d="M-16 -4Q-20 -22 0 -23Q20 -22 16 -4L17 6H-17Z" fill="#e0b25a"/>',
    hair: '<path d="M-14 -1Q-17 -20 -3 -21Q15 -22 14 -2Q12 -9 7 -13Q3 -7 -6 -10Q-12 -9 -14 -1Z" fill="#f0c56c"/><path d="M-3 -20Q2 -26 7 -21" stroke="#f0c56c" stroke-width="3" fill="none" stroke-linecap="round"/>',
    top: '<path d="M-15 13Q0 22 15 13L17 20Q0 29 -17 20Z" fill="#3f7f76"/><path d="M6 18L13 32L5 30Z" fill="#2f655e"/><circle cx="-4" cy="1.6" r=".7" fill="#a9683c"/><circle cx="-7.5" cy="1" r=".7" fill="#a9683c"/><circle cx="4" cy="1.6" r=".7" fill="#a9683c"/><circle cx="7.5" cy="1" r=".7" fill="#a9683c"/>',
  },
  linny: {
    sky: '#2d6f6c', skin: '#f3cfa8', coat: '#6a4a2a',
    behind: '<path d="M-15 -6Q-26 10 -18 28L-10 26Q-16 10 -11 -2ZM15 -6Q26 10 18 28L10 26Q16 10 11 -2Z" fill="#b4502a"/>',
    hair: '<path d="M-14 -2Q-17 -21 0 -21Q17 -21 14 -2Q11 -12 2 -13Q-10 -13 -14 -2Z" fill="#c9612f"/><path d="M-17 14L-12 17M17 14L12 17" stroke="#fbe3bd" stroke-width="2.6"/>',
    top: goggles(-12),
  },
  violet: {
    sky: '#7f4f8d', skin: '#f0c7a4', coat: '#403a63',
    behind: '<path d="M-14 -8Q-24 8 -19 20Q-8 24 -10 8ZM14 -8Q24 8 19 20Q8 24 10 8Z" fill="#332149"/>',
    hair: '<path d="M-14.4 4Q-18 -21 0 -21.5Q18 -21 14.4 4Q13 -8 9 -11H-9Q-13 -8 -14.4 4Z" fill="#46305f"/><path d="M-9 -11V-6M-3 -11V-7M3 -11V-7M9 -11V-6" stroke="#46305f" stroke-width="4.4"/>',
    top: '<path d="M-16 -14Q0 -22 16 -14" stroke="#d6a6e4" stroke-width="3.6" fill="none"/><g fill="#f2d2fb"><circle cx="12" cy="-19" r="3"/><circle cx="16.4" cy="-16" r="3"/><circle cx="12.6" cy="-14" r="3"/></g><circle cx="13.6" cy="-16.4" r="1.7" fill="#e9b73c"/><g fill="none" stroke="#3b2413" stroke-width="1.2"><circle cx="-5" cy="-2" r="4.2"/><circle cx="5" cy="-2" r="4.2"/><path d="M-.8 -2H.8"/></g>',
  },
  fenn: {
    sky: '#38566e', skin: '#c98f63', coat: '#2c3a2f', behind: '',
    hair: '<path d="M-14 -1Q-16 -20 0 -20Q16 -20 14 -1Q13 -7 10 -11Q2 -7 -10 -11Q-13 -7 -14 -1Z" fill="#7c2f1d"/><path d="M-11 5Q-9 15 0 15.4Q9 15 11 5Q7 10 0 9.6Q-7 10 -11 5Z" fill="#8f3b25"/><path d="M-4 6.4Q0 8.8 4 6.4" stroke="#5c1d12" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
    top: '<path d="M-14.6 -6H14.6V1.6Q9 5 4 .8H-4Q-9 5 -14.6 1.6Z" fill="#1d2a24"/><circle cx="-5.6" cy="-2.2" r="2.3" fill="#ffe9a6"/><circle cx="5.6" cy="-2.2" r="2.3" fill="#ffe9a6"/><circle cx="-5.2" cy="-2" r="1.1" fill="#20160a"/><circle cx="6" cy="-2" r="1.1" fill="#20160a"/><path d="M-18 -13Q0 -20 18 -13Q0 -8 -18 -13Z" fill="#1d2a24"/><path d="M-11 -15Q-10 -27 0 -27Q10 -27 11 -15Q0 -12 -11 -15Z" fill="#2a3b32"/><path d="M9 -20Q19 -30 22 -22Q17 -18 10 -16Z" fill="#d9d2b0"/>',
  },
}

function portrait(who: (typeof CHARACTERS)[number]): string {
  const { sky, skin, coat, behind, hair, top } = FACES[who]
  return (
    `<symbol id="ch-${who}" viewBox="-30 -30 60 60"><clipPath id="cp-${who}"><circle r="27"/></clipPath><circle r="29.5" fill="var(--br1)"/><circle r="28.6" fill="url(#r-br)"/>` +
    `<g clip-path="url(#cp-${who})"><rect x="-30" y="-30" width="60" height="60" fill="${sky}"/><circle cx="-8" cy="-10" r="30" fill="#fff" opacity=".16"/>${behind}` +
    `<path d="M-24 32Q-22 12 -6 11H6Q22 12 24 32Z" fill="${coat}"/><path d="M-6 8H6V14Q0 20 -6 14Z" fill="${skin}"/><path d="M-6 9Q0 14 6 9V12Q0 17 -6 12Z" fill="#000" opacity=".18"/>` +
    `<ellipse cy="-3" rx="13" ry="14" fill="${skin}"/><path d="M5 -16Q17 -4 5 10.4Q12 9 13 -3Q13 -12 5 -16Z" fill="#000" opacity=".12"/>` +
    `<circle cx="-5" cy="-2" r="1.8" fill="#20160a"/><circle cx="5" cy="-2" r="1.8" fill="#20160a"/><circle cx="-4.4" cy="-2.7" r=".6" fill="#fff"/><circle cx="5.6" cy="-2.7" r=".6" fill="#fff"/>` +
    `<path d="M-4 5Q0 8.4 4 5" stroke="#7b2c1c" stroke-width="1.7" fill="none" stroke-linecap="round"/><circle cx="-8.6" cy="3" r="2.4" fill="#d8603e" opacity=".35"/><circle cx="8.6" cy="3" r="2.4" fill="#d8603e" opacity=".35"/>` +
    `${hair}${top}</g><circle r="27" fill="none" stroke="var(--br1)" stroke-width="1.4"/></symbol>`
  )
}

export const portraits = (): string => CHARACTERS.map(portrait).join('')
