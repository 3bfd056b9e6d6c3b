// What the layout of a table must never do, told as a list of faults. `touch`: a finger plays.
(touch) => {
  const wide = innerWidth > 760
  const faults = []
  const all = (selector, from = document) => [...from.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }))
  const box = (each) => each.getBoundingClientRect()
  const said = (each) => `${each.tagName.toLowerCase()}.${String(each.className?.baseVal ?? each.className).split(' ')[0]} “${(each.textContent ?? '').trim().slice(0, 40)}”`
  const inside = (one, other, slack = 1.5) => one.left >= other.left - slack && one.right <= other.right + slack && one.top >= other.top - slack && one.bottom <= other.bottom + slack
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const ask = document.querySelector('.ask')
  const board = document.querySelector('.board')
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`sideways: ${document.documentElement.scrollWidth}`)
  if (wide && document.documentElement.scrollHeight > innerHeight + 1) faults.push(`the page scrolls: ${document.documentElement.scrollHeight}`)
  if (!ask || !board) return [...faults, 'no question, or no board']

  // question and tools: whole, and nothing over them
  for (const each of all('h2, .path button, .picked button, .foot .btn', ask)) {
    const at = box(each)
    if (!inside(at, screen) || !inside(at, box(ask))) faults.push(`cut: ${said(each)}`)
    const top = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2)
    if (top && !each.contains(top) && !top.contains(each)) faults.push(`covered: ${said(each)} by ${said(top)}`)
    if (each.scrollWidth > each.clientWidth + 1) faults.push(`too long: ${said(each)}`)
  }
  // choices: in view, or announced
  const list = document.querySelector('.moves')
  if (list) {
    const edge = box(list)
    const hidden = all('.mv', list).filter((each) => !inside(box(each), edge, 3))
    const announced = document.querySelector('.below')?.checkVisibility()
    if (wide && hidden.length && !announced) faults.push(`${hidden.length} choices are hidden, and nobody says so`)
    if (!wide && hidden.length && list.scrollWidth <= list.clientWidth + 1) faults.push('choices are hidden on the phone')
    if (!all('.mv', list).some((each) => inside(box(each), edge, 3))) faults.push('no choice is wholly in view')
    for (const each of all('.mv .tx', list)) if (each.scrollWidth > each.clientWidth + 1) faults.push(`too long: ${said(each)}`)
  }
  // letters: 12 pixels, on a drawing 11
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const small = new Set()
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement
    if (!walker.currentNode.data.trim() || holder.closest('.vh, [aria-hidden="true"] title, title') || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const drawn = holder.closest('svg')
    const scale = drawn && holder.getScreenCTM ? Math.hypot(holder.getScreenCTM().a, holder.getScreenCTM().b) : 1
    const size = parseFloat(getComputedStyle(holder).fontSize) * scale
    if (size < (drawn || holder.closest('.board, .things, .own') ? 10.95 : 11.95)) small.add(`${size.toFixed(1)} px: ${said(holder)}`)
  }
  faults.push(...small)
  // the board has most of the room; fingers find what they aim at
  const ground = box(board)
  if (wide && innerWidth >= 900 && ground.width * ground.height < 0.44 * innerWidth * innerHeight) faults.push(`the board has ${Math.round((100 * ground.width * ground.height) / innerWidth / innerHeight)} %`)
  if (!wide && ground.width < 0.85 * innerWidth) faults.push(`the board is ${Math.round(ground.width)} wide`)
  if (touch) for (const each of all('.mv, .foot .btn, .rail button, .picked button')) if (box(each).height < 43.5 || box(each).width < 43.5) faults.push(`too small for a finger: ${said(each)}`)
  // regions do not lie over each other
  const parts = wide ? all('.goal, .seats, .asks, .chron, .board, .rail') : []
  for (const [i, one] of parts.entries())
    for (const other of parts.slice(i + 1)) {
      const [a, b] = [box(one), box(other)]
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
      if (over && !one.contains(other) && !other.contains(one)) faults.push(`${said(one)} lies over ${said(other)}`)
    }
  return faults
}
