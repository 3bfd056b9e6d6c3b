/** A part of the forest as the plan writes it: `r3c3=F13@0+pawn1,r2c3=go`; what lies between is plain. */
export interface Placed { row: number; column: number; face: string; turned: number; content: string; mark: 'shown' | 'plain' | 'go' | 'no' | 'cmp' }

const PLAIN = 'F17'
const OUTSIDE = ['1 1', '1 6', '6 1', '6 6']

function cell(text: string): Placed {
  const [, row = '1', column = '1', what = ''] = /^r(\d)c(\d)=(.*)$/.exec(text) ?? []
  const [, mark = '', face = PLAIN, turned = '0', content = ''] = /^(go|no|cmp|plain)?(?:([FW]\d+)(?:@(\d))?)?(?:\+(.+))?$/.exec(what) ?? []
  return { row: Number(row), column: Number(column), face, turned: Number(turned), content, mark: (mark || 'shown') as Placed['mark'] }
}

export function placed(text: string): { cells: Placed[]; rows: number; columns: number } {
  const named = text.split(',').map(cell)
  const [rows, columns] = [named.map((each) => each.row), named.map((each) => each.column)]
  const [top, left] = [Math.min(...rows), Math.min(...columns)]
  const [high, wide] = [Math.max(...rows) - top + 1, Math.max(...columns) - left + 1]
  const cells = Array.from({ length: high * wide }, (_, at): Placed | undefined => {
    const [row, column] = [top + Math.floor(at / wide), left + (at % wide)]
    const found = named.find((each) => each.row === row && each.column === column)
    const outside = high * wide > 1 && OUTSIDE.includes(`${row} ${column}`)
    return found ?? (outside ? undefined : { row, column, face: PLAIN, turned: 0, content: '', mark: 'plain' })
  })
  return { cells: cells.flatMap((each) => (each ? [{ ...each, row: each.row - top, column: each.column - left }] : [])), rows: high, columns: wide }
}
