// What is wrong with how a table lies in its window, as [what, where] pairs. One function, run in the page.
({ touch, state }) => {
  document.body.style.opacity = '' // as it would be seen; between two looks nothing is painted, which is slow
  const found = new Map()
  const wide = innerWidth >= 761
  const SLACK = 1.6 // pixels: borders, and letters that lean out of their box
  const say = (what, where, more = '') => found.set(`${what} ${where}`, [what, `${where}${more && ` ${more}`}`])
  const rectOf = (one) => one.getBoundingClientRect()
  const named = (one) => {
    const words = (one.getAttribute?.('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 34)
    const kind = typeof one.className === 'string' ? one.className : (one.className?.baseVal ?? '')
    return `${one.localName}.${kind.replace(/\bs(velte)?-\S+/g, '').trim().split(/\s+/).join('.')} “${words}”`
  }
  const px = (value) => `${Math.round(value * 10) / 10} px`
  const end = document.querySelector('.end')
  const drawer = document.querySelector('.things.open')
  const overlaid = !wide || innerWidth < 1280

  // `.skip` comes into the window when somebody goes there by keyboard
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.vh, .skip, [hidden], title, desc, defs, symbol, script, style, noscript, option') && !said(one)
  /** Only for those who listen. */
  const said = (one) => [one, one.parentElement].some((each) => getComputedStyle(each).clipPath === 'inset(50%)')

  // --- the boxes that cut what they hold
  const edges = new Map()
  function edge(one) {
    if (!edges.has(one)) {
      const style = getComputedStyle(one)
      const cuts = (each) => (each === 'hidden' || each === 'clip' ? 'cut' : each === 'visible' ? '' : 'scroll')
      const drawn = style.display === 'contents' || (one instanceof SVGElement && !(one instanceof SVGSVGElement))
      edges.set(one, drawn ? null : { x: cuts(style.overflowX), y: cuts(style.overflowY), rect: rectOf(one), stays: style.position })
    }
    return edges.get(one)
  }
  /** How far something is cut off for good; what can be scrolled to is not. */
  function cut(one, rect) {
    let { left, right, top, bottom } = rect
    if (getComputedStyle(one).textOverflow === 'ellipsis') right = Math.min(right, rectOf(one).right) // it says itself that it goes on
    let fixed = false
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const box = edge(at)
      if (!box) continue
      if (box.x === 'cut' && Math.max(box.rect.left - left, right - box.rect.right) > SLACK) return [at, Math.max(box.rect.left - left, right - box.rect.right)]
      if (box.y === 'cut' && Math.max(box.rect.top - top, bottom - box.rect.bottom) > SLACK) return [at, Math.max(box.rect.top - top, bottom - box.rect.bottom)]
      if (box.x === 'scroll') [left, right] = [Math.max(left, box.rect.left), Math.min(right, box.rect.right)]
      if (box.y === 'scroll') [top, bottom] = [Math.max(top, box.rect.top), Math.min(bottom, box.rect.bottom)]
      if (right < left) [left, right] = [box.rect.left, box.rect.left]
      if (bottom < top) [top, bottom] = [box.rect.top, box.rect.top]
      if (box.stays === 'fixed') { fixed = true; break }
    }
    const out = Math.max(-left, right - innerWidth, wide || fixed ? Math.max(-top, bottom - innerHeight) : 0)
    return out > SLACK ? [document.body, out] : null
  }
  /** Whether a point can be seen where it is, unscrolled. */
  function inView(one, x, y) {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
    for (let at = one.parentElement; at; at = at.parentElement) {
      const box = edge(at)
      if (box && ((box.x && (x < box.rect.left || x > box.rect.right)) || (box.y && (y < box.rect.top || y > box.rect.bottom)))) return false
    }
    return true
  }
  /** What lies over the middle of something, if that is not itself. */
  function cover(one, rect) {
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2]
    if (!inView(one, x, y) || getComputedStyle(one).pointerEvents === 'none') return null
    const hit = document.elementFromPoint(x, y)
    if (!hit || hit.contains(one) || one.contains(hit) || hit.closest('button, a, label, [data-thing]')?.contains(one)) return null
    // what sticks to the edge of a box that scrolls can be scrolled away from what is under it
    const stuck = hit.closest('.rules')
    if (stuck && getComputedStyle(stuck).position === 'sticky' && stuck.closest('.things')?.contains(one)) return null
    // crest, name and what somebody does are one target
    if (hit.closest('.who')?.contains(one)) return null
    // on a phone a whole seat is one button, which unfolds it
    if (hit.matches('.fold') && hit.parentElement.contains(one)) return null
    const layer = hit.closest('.asks, .grip, .recap, .end, .things, .murmur, .tip, [role=tooltip], .drawer, dialog')
    if (layer?.contains(one)) return hit
    // the sheet of a phone lies over a page that can be scrolled from under it
    if (!wide && layer?.matches('.asks, .grip, .recap, .end')) return null
    // a drawer that somebody wants lies over the board and is closed with a press; so does the end
    if (one.closest('.mid') && layer && (layer === end || (layer === drawer && overlaid))) return null
    return hit
  }

  // --- letters
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const sizes = new Map()
  function sizeOf(one) {
    if (!sizes.has(one)) {
      const size = parseFloat(getComputedStyle(one).fontSize)
      let scale = 1
      const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null
      if (matrix) scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
      else if (one.closest('.board') && one.offsetHeight) scale = rectOf(one).height / one.offsetHeight || 1
      sizes.set(one, size * scale)
    }
    return sizes.get(one)
  }
  const words = /[\p{L}\p{N}][\p{L}\p{N}’']{2,}/gu
  while (walker.nextNode()) {
    const node = walker.currentNode
    const one = node.parentElement
    if (!one || !node.data.trim() || !shown(one)) continue
    range.selectNodeContents(node)
    const rect = rectOf(range)
    if (rect.width < 1 || rect.height < 1) continue
    const drawn = one instanceof SVGElement
    // the small picture on a choice repeats what the choice says in words beside it
    if (!one.closest('.pic, .picked, .legend-pic')) {
      const least = one.closest('.board, .things') && drawn ? 11 : 12
      if (sizeOf(one) < least - 0.05) say('small letters', named(one), px(sizeOf(one)))
    }
    // a line is higher than its letters
    const lean = sizeOf(one) * 0.22
    const inked = { left: rect.left, right: rect.right, top: rect.top + lean, bottom: rect.bottom - lean }
    const lost = !(end && one.closest('.board')) && cut(one, inked)
    if (lost) say('cut text', named(one), `by ${named(lost[0]).split(' “')[0]} ${px(lost[1])}`)
    if (drawn) continue
    const each = [...range.getClientRects()] // a line of it each: between two of them another's words may stand
    const over = one.closest('.board') ? null : each.map((line) => cover(one, line)).find((by) => by && !by.closest('svg')?.contains(one))
    if (over) say('covered text', named(one), `by ${named(over)}`)
    if (each.length < 2) continue
    for (const word of node.data.matchAll(words)) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].filter((each) => each.width > 0.5).map((each) => Math.round(each.top)))
      if (lines.size > 1 && node.data[word.index - 1] !== '\u00ad' /* folded before it, with a hyphen */) say('broken word', named(one), word[0])
    }
  }

  // --- what is pressed
  const seen = [scrollX, scrollY]
  const small = []
  /** Whether a press beside it, as far as it should reach, is still felt by it: its target is larger than its drawing. */
  function reaches(one, before, floor) {
    if (one.closest('.seats') || !inView(one, (before.left + before.right) / 2, (before.top + before.bottom) / 2)) one.scrollIntoView({ block: 'center', behavior: 'instant' })
    const rect = rectOf(one)
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2]
    const hit = document.elementFromPoint(x, y)
    if (hit?.matches('.fold') && hit.parentElement.contains(one)) return true // nothing of its own until the seat is unfolded
    if (overlaid && drawer?.contains(hit) && one.closest('.mid')) return true // behind a drawer that somebody wants
    const felt = (across, down) => one.contains(document.elementFromPoint(x + across, y + down))
    /** As far as it should reach along a line, both ways together: no further is asked. */
    const far = (across, down) => {
      let [back, on] = [0, 0]
      while (back < floor - 2 && felt(-across * (back + 1), -down * (back + 1))) back += 1
      while (back + on < floor - 2 && felt(across * (on + 1), down * (on + 1))) on += 1
      return back + on >= floor - 2
    }
    return far(1, 0) && far(0, 1)
  }
  const least = touch ? 44 : 36
  for (const one of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
    if (!shown(one) || one.matches(':disabled')) continue
    const rect = rectOf(one)
    if (rect.width < 1) continue
    const thing = one.closest('[data-thing]') && one.closest('.board, .things, .seats, .me')
    const lost = !(end && one.closest('.board')) && !thing && cut(one, rect)
    if (lost) say('cut control', named(one), `by ${named(lost[0]).split(' “')[0]} ${px(lost[1])}`)
    const over = !thing && cover(one, rect)
    if (over) say('covered control', named(one), `by ${named(over)}`)
    // a word in a running text is as high as its line; what announces choices that are reached by scrolling is not needed
    if (getComputedStyle(one).display === 'inline' || one.matches('[aria-hidden=true], input.vh') || one.closest('.path, .chron, p, label')) continue
    // a thing on a board is small where the board is; whoever cannot hit it finds the same choice as a card
    const floor = thing ? 24 : least
    if (Math.min(rect.width, rect.height) < floor - 0.6) small.push([one, rect, floor])
  }
  // last, since it may scroll
  for (const [one, rect, floor] of small) if (!reaches(one, rect, floor)) say('small target', named(one), `${px(rect.width)} × ${px(rect.height)}`)

  document.querySelector('.seats')?.scrollTo(0, 0)
  scrollTo(...seen)
  edges.clear()

  // --- the page, the board, the ask
  const page = document.documentElement
  if (page.scrollWidth > innerWidth) say('page wider than its window', px(page.scrollWidth))
  if (wide && page.scrollHeight > innerHeight) say('page scrolls', px(page.scrollHeight))
  const board = document.querySelector('.board')
  if (board) {
    const rect = rectOf(board)
    if (wide) {
      const share = (rect.width * rect.height) / (innerWidth * innerHeight)
      const wanted = innerWidth >= 900 ? 0.46 : 0.55
      if (share < wanted) say('small board', `${Math.round(share * 100)} % of the window`)
    } else {
      const drawings = [...board.querySelectorAll('*')].map((each) => rectOf(each).width)
      const share = Math.max(...drawings.filter((each) => each <= innerWidth + 1)) / innerWidth
      if (share < 0.85) say('narrow board', `${Math.round(share * 100)} % of the width`)
    }
  }
  const ask = document.querySelector('.ask')
  if (ask?.matches('.waits') && state === 'waiting') {
    const own = !wide && ask.querySelector('.me') // one's own things, which a phone keeps below the line
    const line = (own ? rectOf(own).top : rectOf(ask).bottom) - rectOf(ask).top
    // a tablet that stands keeps the row under its board, so that the board keeps its size
    if (line > 56.5 && !(wide && innerWidth < 900)) say('high ask', 'while others think', px(line))
  }
  const asks = document.querySelector('.asks')
  if (asks && asks.scrollHeight > asks.clientHeight + 2) say('question scrolls', '', px(asks.scrollHeight - asks.clientHeight))

  // --- every choice in view, or announced
  const choices = [...document.querySelectorAll('[data-move]')]
  const hidden = choices.filter((one) => {
    const rect = rectOf(one)
    return !inView(one, (rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2)
  })
  const told = [...document.querySelectorAll('.below, [data-more]')].some((one) => shown(one) && /\d/.test(one.textContent))
  if (hidden.length && !told) say('choices not announced', '', `${hidden.length} of ${choices.length}`)

  // --- regions beside each other
  if (wide) {
    const regions = ['.voice > .goal', '.voice > .seats', '.voice > .asks', '.voice > .chron', '.mid > .board', '.tbl > .rail', ...(overlaid ? [] : ['.tbl > .things'])].flatMap((name) => {
      const one = document.querySelector(name)
      return one && shown(one) && rectOf(one).width ? [[name, rectOf(one)]] : []
    })
    regions.forEach(([name, one], at) => regions.slice(at + 1).forEach(([other, two]) => {
      const [x, y] = [Math.min(one.right, two.right) - Math.max(one.left, two.left), Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)]
      if (x > 7 && y > 7) say('regions overlap', `${name} and ${other}`, `${px(x)} × ${px(y)}`)
    }))
  }
  document.body.style.opacity = '0'
  return [...found.values()]
}
